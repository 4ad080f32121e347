// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/verdict/verdict_bar.h"

#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"
#include "ui/verdict/verdict_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace backoff {

namespace {

constexpr int deskSentence = 170; // pixels
constexpr int leastSentence = 150; // in presentation, where there is room for no more
constexpr int roomySentence = 230;

QFont scaledBold(double factor)
{
    QFont font = scaledFont(bodyFont(), factor);
    font.setBold(true);
    return font;
}

} // namespace

VerdictBar::VerdictBar(QWidget *parent)
    : Card(parent)
    , m_sentence(new GivingLabel)
    , m_difference(new GivingLabel)
    , m_pinned(new GivingLabel)
{
    m_sentence->setMinimumWidth(deskSentence);
    m_sentence->installEventFilter(this);
    setStyleRole(m_difference, styleRole::muted);

    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_sentence);
    words->addWidget(m_difference);

    m_row = new QHBoxLayout;
    m_row->addLayout(words, 1);
    m_waited = addFigure(tr("waited (virtual)"));
    m_modelled = addFigure(tr("modelled without jitter"));
    m_calls = addFigure(tr("calls to the service"));
    m_slept = addFigure(tr("really slept"));
    m_pinned->hide();
    body()->setSpacing(1); // a small screen has no more
    body()->addLayout(m_row);
    body()->addWidget(m_pinned);
    setFonts();
}

// In a narrow window two lines of the sentence are as high as the figures beside it. Where it takes
// more, they are smaller.
void VerdictBar::setFonts()
{
    // A class cannot ask for a tooltip.
    m_sentence->setLeastLines(m_theme.enlarged.isOn() ? 3 : 2);
    for (GivingLabel *caption : m_captions) {
        caption->setLeastLines(m_theme.enlarged.isOn() ? 2 : 1);
    }
    const bool narrow = width() < m_theme.enlarged.pixels(900);
    m_row->setSpacing(narrow && m_theme.enlarged.isOn() ? 14 : 20);
    m_sentence->setFont(scaledBold(narrow ? 1.15 : 1.45));
    if (m_sentence->linesNeeded(m_sentence->width()) > 2) {
        m_sentence->setFont(scaledBold(1));
    }
    m_difference->setLeastLines(m_sentence->linesNeeded(m_sentence->width()) > 1 ? 1 : 2);
    const double figure
        = m_theme.enlarged.isOn() && width() < m_theme.enlarged.pixels(500) ? 1 : 1.2;
    for (QLabel *label : {m_waited, m_modelled, m_calls, m_slept}) {
        label->setFont(scaledBold(figure)); // beside a lesson milliseconds have many digits
    }
    m_sentence->setMinimumWidth(m_theme.enlarged.isOn() ? leastSentence : deskSentence);
    if (m_theme.enlarged.isOn()) { // before the captions: they take two lines as well
        m_sentence->setMinimumWidth(
            std::clamp(leastSentence + spareWidth(), leastSentence, roomySentence));
    }
    m_pinned->setFont(smallFont());
}

// What the row has beyond the least that it needs.
int VerdictBar::spareWidth() const
{
    for (int i = 0; i < m_row->count(); ++i) {
        m_row->itemAt(i)->invalidate(); // fonts may just have changed
    }
    m_row->invalidate();
    const QMargins margins = layout()->contentsMargins();
    return contentsRect().width() - margins.left() - margins.right() - m_row->minimumSize().width();
}

QLabel *VerdictBar::addFigure(const QString &caption)
{
    auto *figure = new QLabel;
    auto *below = new GivingLabel(caption);
    below->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_captions.append(below);
    below->setBuddy(figure); // so that the figure is read with its caption
    setStyleRole(below, styleRole::muted);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(figure);
    column->addWidget(below);
    m_row->addLayout(column);
    return figure;
}

void VerdictBar::setResult(const RunResultPtr &result)
{
    const VerdictText text = verdictText(*result);
    m_stop = text.stop;
    m_sentence->setText(text.mark + QLatin1Char(' ') + text.sentence);
    m_sentence->setAccessibleName(text.sentence); // it says what the mark shows
    m_difference->setText(text.difference);
    m_difference->setVisible(!text.difference.isEmpty());
    m_waited->setText(text.waited);
    m_modelled->setText(text.modelled);
    m_calls->setText(text.calls);
    m_slept->setText(text.slept);
    m_pinned->ensurePolished(); // or it asks for more height at first than it needs
    m_pinned->setText(text.pinned);
    m_pinned->setVisible(!text.pinned.isEmpty());
    setFonts();
    applyColours();
}

bool VerdictBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_sentence) {
        setFonts();
    }
    return Card::eventFilter(watched, event);
}

void VerdictBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFonts(); // they are other ones in presentation
    applyColours();
}

static void setInk(QLabel *label, const QColor &colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

void VerdictBar::applyColours()
{
    QColor colour = m_theme.successText;
    if (m_stop == StopReason::Exhausted) {
        colour = m_theme.failureText;
    } else if (m_stop == StopReason::Permanent) {
        colour = m_theme.permanentText;
    }
    setInk(m_sentence, colour);
    setInk(m_pinned, m_theme.pinnedB);
}

} // namespace backoff
