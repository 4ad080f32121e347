// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/field_row.h"

#include "ui/inputs/text_field.h"
#include "ui/style/app_style.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace backoff {

static constexpr int labelWidth = 84;

static QLabel *makeRemark(QWidget *parent, QLatin1String role)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // what was typed is quoted in it
    setStyleRole(label, role);
    label->hide();
    return label;
}

// A label is at least as wide as its longest word: without a place to break, a long value pasted
// into a field would push the whole form sideways.
static QString breakable(const QString &text)
{
    constexpr int longestWord = 16;
    QString pieces;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > longestWord && !c.isLowSurrogate()) {
            pieces += QChar(0x200B); // a space of no width
            run = 1;
        }
        pieces += c;
    }
    return pieces;
}

FieldRow::FieldRow(Field field, const QString &label, QWidget *editor, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_editor(editor)
    , m_problem(makeRemark(this, styleRole::problem))
    , m_note(makeRemark(this, styleRole::muted))
{
    auto *name = new QLabel(label, this);
    name->setWordWrap(true);
    name->setFixedWidth(labelWidth);
    name->setBuddy(editor);
    editor->setAccessibleName(label);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    grid->addWidget(name, 0, 0);
    grid->addWidget(editor, 0, 1);
    grid->addWidget(m_problem, 1, 0, 1, 2);
    grid->addWidget(m_note, 2, 1);
}

void FieldRow::setProblem(const QString &why)
{
    m_problemText = why;
    m_problem->setText(breakable(why));
    m_problem->setVisible(!why.isEmpty());
    setMarkedAsProblem(m_editor, !why.isEmpty());
    describe();
}

QString FieldRow::problem() const { return m_problemText; }

void FieldRow::setNote(const QString &note)
{
    m_noteText = note;
    describe();
}

// A note stands aside for a problem.
void FieldRow::describe()
{
    m_note->setText(m_noteText);
    m_note->setVisible(!m_noteText.isEmpty() && problem().isEmpty());
    const QString remark = problem().isEmpty() ? m_noteText : problem();
    if (auto *text = qobject_cast<TextField *>(m_editor)) {
        text->setRemark(remark);
    } else {
        m_editor->setAccessibleDescription(remark);
    }
}

FieldRow *shownRow(const FieldRows &rows, Field field)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [field](const FieldRow *row) {
        return row->field() == field && !row->isHidden();
    });
    return found == rows.end() ? nullptr : *found;
}

} // namespace backoff
