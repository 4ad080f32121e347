// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/progress_line.h"

#include "app/messages.h"

#include <string>

namespace backoff {

namespace {

// A longer line could wrap, and one that wraps cannot be written over.
constexpr qsizetype widest = 60;

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
    QString line = onOneLine(text);
    if (line.size() > widest)
        line = line.left(widest - 1) + QStringLiteral("\u2026");
    m_streams.error(line.toStdString());
    m_shown = line.size();
}

void ProgressLine::hide()
{
    if (m_shown == 0)
        return;
    m_streams.error('\r' + std::string(static_cast<std::size_t>(m_shown), ' ') + '\r');
    m_shown = 0;
}

} // namespace backoff
