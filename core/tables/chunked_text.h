// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A long text made piece by piece: each piece is written in place, into a buffer that stays in the
// processor's cache, and moved into the whole when the buffer is full.

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace backoff {

class ChunkedText
{
public:
    // No piece is longer than the first; the whole is about as long as the second, a guess that
    // spares copies.
    ChunkedText(std::size_t longestPiece, std::size_t expected)
        : m_longestPiece(longestPiece)
        , m_chunk(longestPiece + chunkSize)
        , m_end(m_chunk.data())
    {
        m_whole.reserve(expected);
    }
    ChunkedText(const ChunkedText &) = delete;
    ChunkedText &operator=(const ChunkedText &) = delete;

    // Where the next piece is written; `end` says how far it went.
    [[nodiscard]] char *piece()
    {
        if (m_chunk.data() + m_chunk.size() - m_end < static_cast<std::ptrdiff_t>(m_longestPiece)) {
            flush();
        }
        return m_end;
    }
    void end(char *end) { m_end = end; }

    void append(std::string_view text)
    {
        flush();
        m_whole += text;
    }

    [[nodiscard]] std::string take()
    {
        flush();
        return std::move(m_whole);
    }

private:
    static constexpr std::size_t chunkSize = 1 << 15;

    void flush()
    {
        m_whole.append(m_chunk.data(), m_end);
        m_end = m_chunk.data();
    }

    std::size_t m_longestPiece;
    std::vector<char> m_chunk;
    char *m_end;
    std::string m_whole;
};

} // namespace backoff
