// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/fenced_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace backoff {

namespace {

class Cutter
{
public:
    void take(const QString &line)
    {
        if (m_fence.isEmpty()) {
            takeText(line);
        } else if (closes(line)) {
            finish(true);
            m_fence.clear();
        } else {
            m_lines << line;
        }
    }

    std::vector<FencedPiece> pieces()
    {
        finish(!m_fence.isEmpty());
        return std::move(m_pieces);
    }

private:
    void takeText(const QString &line)
    {
        static const QRegularExpression opening(QStringLiteral("^ {0,3}(`{3,}(?=[^`]*$)|~{3,})"));
        const QRegularExpressionMatch match = opening.match(line);
        if (match.hasMatch()) {
            finish(false);
            m_fence = match.captured(1);
        } else {
            m_lines << line;
        }
    }

    [[nodiscard]] bool closes(const QString &line) const
    {
        const QString mark = line.trimmed();
        const auto indent = line.indexOf(m_fence[0]);
        return mark.size() >= m_fence.size() && mark.count(m_fence[0]) == mark.size()
            && indent <= 3;
    }

    void finish(bool isCode)
    {
        const QString text = m_lines.join(u'\n');
        m_lines.clear();
        if (!text.trimmed().isEmpty()) {
            m_pieces.push_back({isCode, text});
        }
    }

    QString m_fence; // of the block that is open
    QStringList m_lines;
    std::vector<FencedPiece> m_pieces;
};

} // namespace

std::vector<FencedPiece> cutAtFences(const QString &markdown)
{
    Cutter cutter;
    const QStringList lines = markdown.split(u'\n');
    for (QString line : lines) {
        if (line.endsWith(u'\r')) {
            line.chop(1);
        }
        cutter.take(line);
    }
    return cutter.pieces();
}

} // namespace backoff
