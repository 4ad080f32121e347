// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/text_field.h"

#include "ui/style/app_style.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>

#include <algorithm>

namespace backoff {

static constexpr int insideMargin = 9;
static constexpr int insideSpacing = 5;
static constexpr int usualWidth = 160;
static constexpr int leastWidth = 90;

TextField::TextField(QWidget *parent)
    : QLineEdit(parent)
    , m_inside(new QHBoxLayout(this))
    , m_suffixLabel(new QLabel(this))
{
    m_inside->setContentsMargins(insideMargin, 0, insideMargin, 0);
    m_inside->setSpacing(insideSpacing);
    m_inside->addStretch();
    m_inside->addWidget(m_suffixLabel);
    setStyleRole(m_suffixLabel, styleRole::muted);
    m_suffixLabel->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_suffixLabel->hide();
    connect(this, &QLineEdit::textChanged, this, &TextField::layOutInside);
}

void TextField::setStandingText(const QString &text)
{
    m_standing = text;
    m_committed = text;
    const int cursor = cursorPosition();
    setText(text); // even if it is shown already: this forgets what was typed
    setCursorPosition(hasFocus() ? std::min(cursor, static_cast<int>(text.size())) : 0);
}

void TextField::setSuffix(const QString &suffix, const QString &brief)
{
    if (suffix == m_suffix && brief == m_brief) {
        return;
    }
    m_suffix = suffix;
    m_brief = brief;
    setToolTip(brief.isEmpty() ? QString() : suffix);
    describe();
    layOutInside();
}

void TextField::setRemark(const QString &remark)
{
    m_remark = remark;
    describe();
}

void TextField::describe()
{
    QStringList parts {m_suffix, m_remark};
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

void TextField::addInside(QWidget *widget)
{
    m_inside->addWidget(widget);
    m_inside->setContentsMargins(insideMargin, 0, insideMargin / 2, 0);
    widget->setCursor(Qt::ArrowCursor);
    layOutInside();
}

QSize TextField::sizeHint() const { return {usualWidth, QLineEdit::sizeHint().height()}; }

QSize TextField::minimumSizeHint() const
{
    return {leastWidth, QLineEdit::minimumSizeHint().height()};
}

// Keeps the text clear of what stands inside the field.
void TextField::layOutInside()
{
    const int typed = fontMetrics().horizontalAdvance(text() + u'M');
    const auto reserve = [&](const QString &suffix) {
        m_suffixLabel->setText(suffix);
        m_suffixLabel->setVisible(!suffix.isEmpty());
        m_inside->invalidate();
        return m_inside->sizeHint().width() - insideMargin;
    };
    int reserved = reserve(m_suffix);
    if (!m_brief.isEmpty() && reserved + typed + 2 * insideMargin > width()) {
        reserved = reserve(m_brief);
    }
    setTextMargins(0, 0, std::max(0, reserved - insideMargin), 0);
}

// What stands is told too where something else was told last: so a refusal ends.
bool TextField::hasNews() const { return isEdited() || m_committed != m_standing; }

void TextField::commit()
{
    noteCommitted();
    Q_EMIT committed();
}

bool TextField::hasTextHistoryFor(const QKeyEvent &event) const
{
    return event.matches(QKeySequence::Undo) ? isEdited() && isUndoAvailable() : isRedoAvailable();
}

static bool isHistoryKey(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

bool TextField::event(QEvent *event)
{
    // A line edit claims undo and redo for itself even when it has nothing to undo, and on X11
    // Ctrl+E, which is End and saves a table here.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool otherEnd
            = key->matches(QKeySequence::MoveToEndOfLine) && key->key() != Qt::Key_End;
        if (otherEnd || (isHistoryKey(*key) && !hasTextHistoryFor(*key))) {
            key->ignore();
            return false;
        }
        if (key->key() == Qt::Key_Escape && isEdited()) {
            key->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void TextField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && hasNews()) {
        commit();
    } else if (event->key() == Qt::Key_Escape && isEdited()) {
        restore();
    } else if (isHistoryKey(*event) && !hasTextHistoryFor(*event)) {
        event->ignore();
    } else {
        const bool wasEdited = isEdited();
        QLineEdit::keyPressEvent(event);
        if (isHistoryKey(*event) && wasEdited && !isEdited()) {
            commit(); // what stands is back: no problem is left here
        }
    }
}

void TextField::restore()
{
    setStandingText(m_standing);
    Q_EMIT committed();
}

void TextField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    const bool comesBack
        = event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason;
    if (!comesBack && hasNews()) {
        commit();
    }
}

void TextField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    layOutInside();
}

void TextField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOutInside();
    }
}

// A file comes as text too: its address, which is no value.
void TextField::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls()) {
        event->ignore();
    } else {
        QLineEdit::dragEnterEvent(event);
    }
}

} // namespace backoff
