// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/progress_line.h"

#include "core/io/labels.h"

#include <string>

namespace backoff {

namespace {

// A longer line could wrap, and one that wraps cannot be written over.
constexpr qsizetype widest = 60;

// At most: what is not a letter of the west may be two columns wide.
qsizetype columnsOf(QChar c) { return c.unicode() < 0x1100 ? 1 : 2; }

qsizetype columnsOf(const QString &text)
{
    qsizetype columns = 0;
    for (const QChar c : text)
        columns += columnsOf(c);
    return columns;
}

// As much of it as there is room for.
QString fitting(QString line)
{
    if (columnsOf(line) <= widest)
        return line;
    while (columnsOf(line) >= widest)
        line.chop(1);
    if (line.back().isHighSurrogate()) // half a character
        line.chop(1);
    return line + QStringLiteral("\u2026");
}

} // namespace

ProgressLine::ProgressLine(const Streams &streams, std::size_t steps)
    : m_streams(streams)
    , m_steps(steps)
{
}

ProgressLine::~ProgressLine() { hide(); }

void ProgressLine::begin(const QString &step)
{
    ++m_step;
    show(QStringLiteral("%1/%2 %3").arg(QString::number(m_step), QString::number(m_steps), step));
}

void ProgressLine::show(const QString &text)
{
    if (!m_streams.errorIsTerminal)
        return;
    hide();
    const QString line = fitting(onOneLine(text));
    m_streams.error(line.toStdString());
    m_shown = columnsOf(line);
}

void ProgressLine::hide()
{
    if (m_shown == 0)
        return;
    m_streams.error('\r' + std::string(static_cast<std::size_t>(m_shown), ' ') + '\r');
    m_shown = 0;
}

void PercentLine::begin(const QString &what)
{
    m_what = what;
    m_percent = -1;
}

void PercentLine::tell(double fraction)
{
    const int percent = static_cast<int>(fraction * 100);
    if (percent == m_percent)
        return;
    m_percent = percent;
    m_line.show(QStringLiteral("%1 %2 %").arg(m_what, QString::number(percent)));
}

} // namespace backoff
