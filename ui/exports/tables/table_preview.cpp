// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_preview.h"

#include "core/io/qt_text.h"
#include "ui/style/app_style.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>

namespace backoff {

namespace {

// The end of the n-th line; the text's where it has fewer.
std::size_t endOfLine(std::string_view text, int n)
{
    std::size_t end = 0;
    for (int line = 0; line < n && end < text.size(); ++line) {
        end = text.find('\n', end);
        end = end == std::string_view::npos ? text.size() : end + 1;
    }
    return end;
}

// What a text view shows as nothing, or twice.
QString asShown(std::string_view bytes)
{
    QString text = toQString(bytes);
    text.remove(QChar(QChar::ByteOrderMark)).remove(QLatin1Char('\r'));
    if (text.endsWith(QLatin1Char('\n'))) {
        text.chop(1);
    }
    return text;
}

} // namespace

TablePreview::TablePreview(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget)
    , m_text(new QPlainTextEdit)
    , m_message(new QLabel)
    , m_more(new QLabel)
{
    const QFont fixed = fixedWidth(font());
    m_text->setFont(fixed);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    // The longest number in full digits has 24 characters, few have more than 20.
    m_text->setTabStopDistance(21.0 * QFontMetricsF(fixed).horizontalAdvance(QLatin1Char('0')));
    m_text->setAccessibleName(tr("Preview"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_message->setMargin(8);
    setStyleRole(m_more, styleRole::muted);
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_message);
    setFocusProxy(m_text);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_more);
}

void TablePreview::show(const std::string &bytes, std::optional<std::size_t> allRows)
{
    const std::size_t shown = endOfLine(bytes, previewLines);
    m_text->setPlainText(asShown(std::string_view(bytes).substr(0, shown)));
    const auto lines = std::count(bytes.begin(), bytes.end(), '\n');
    const bool all = shown == bytes.size();
    QString more;
    if (allRows) {
        more = tr("The first lines of a table of %1 rows").arg(*allRows);
    } else if (!all) {
        more = tr("The first %1 of %2 lines").arg(previewLines).arg(lines);
    }
    m_more->setText(more);
    m_pages->setCurrentWidget(m_text);
}

void TablePreview::showProblem(const QString &message) { showMessage(message, styleRole::problem); }

void TablePreview::showProgress(const QString &message) { showMessage(message, styleRole::muted); }

void TablePreview::showMessage(const QString &message, QLatin1String role)
{
    setStyleRole(m_message, role);
    m_message->setText(message);
    m_more->clear();
    m_pages->setCurrentWidget(m_message);
}

} // namespace backoff
