// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/seed_field.h"

#include "core/engine/units.h"
#include "ui/inputs/value_fields.h"
#include "ui/style/app_style.h"

#include <QRandomGenerator>
#include <QToolButton>

namespace backoff {

static constexpr quint32 seedBound = 100'000'000;
static constexpr int dictatedDigits = 12; // more are copied, not dictated

std::uint64_t drawSeed() { return QRandomGenerator::global()->bounded(seedBound); }

SeedField::SeedField(QWidget *parent)
    : TextField(parent)
    , m_new(new QToolButton(this))
{
    m_new->setAccessibleName(tr("New seed"));
    m_new->setToolTip(tr("Draw a new seed of at most 8 digits"));
    m_new->setFocusPolicy(Qt::TabFocus);
    setStyleRole(m_new, styleRole::link);
    addInside(m_new);
    showButton();
    connect(this, &QLineEdit::textChanged, this, &SeedField::showButton);
    connect(m_new, &QToolButton::clicked, this, &SeedField::drawNew);
}

void SeedField::show(std::uint64_t seed) { setStandingText(QString::number(seed)); }

Result<std::uint64_t> SeedField::read() const { return parseSeed(typedText(*this)); }

// A 64-bit seed takes the room of the word.
void SeedField::showButton()
{
    const QString sign = QStringLiteral("⟳");
    m_new->setText(text().size() > dictatedDigits ? sign : sign + u' ' + tr("new"));
    layOutInside();
}

void SeedField::drawNew()
{
    setText(QString::number(m_source()));
    noteCommitted();
    Q_EMIT committed();
}

} // namespace backoff
