// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The numbers or codes of one column: read where they stand, without a copy.
//
// A million rows are kept once, as the engine made them; a column points at one member of each row
// and keeps the rows alive.

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace backoff {

template<typename T> class Cells
{
public:
    Cells() = default;

    Cells(std::vector<T> values)
        : Cells(std::make_shared<const std::vector<T>>(std::move(values)))
    {
    }

    template<typename Row>
    Cells(const std::shared_ptr<const std::vector<Row>> &rows, T Row::*member)
        : Cells(rows, rows->empty() ? nullptr : &(rows->front().*member), sizeof(Row), rows->size())
    {
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    void keepFirst(std::size_t count) { m_size = std::min(m_size, count); }
    [[nodiscard]] T operator[](std::size_t row) const
    {
        return *reinterpret_cast<const T *>(m_first + row * m_stride);
    }

private:
    explicit Cells(const std::shared_ptr<const std::vector<T>> &values)
        : Cells(values, values->data(), sizeof(T), values->size())
    {
    }
    Cells(std::shared_ptr<const void> owner, const T *first, std::size_t stride, std::size_t size)
        : m_owner(std::move(owner))
        , m_first(reinterpret_cast<const std::byte *>(first))
        , m_stride(stride)
        , m_size(size)
    {
    }

    std::shared_ptr<const void> m_owner;
    const std::byte *m_first = nullptr;
    std::size_t m_stride = sizeof(T);
    std::size_t m_size = 0;
};

} // namespace backoff
