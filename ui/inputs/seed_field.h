// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A 64-bit seed and a button that draws a new one, short enough to be dictated.

#pragma once

#include "ui/inputs/text_field.h"

#include "core/engine/result.h"

#include <cstdint>
#include <functional>

class QToolButton;

namespace backoff {

// A seed of at most 8 digits. The tests give one of their own.
using SeedSource = std::function<std::uint64_t()>;
[[nodiscard]] std::uint64_t drawSeed();

class SeedField : public TextField
{
    Q_OBJECT

public:
    explicit SeedField(QWidget *parent = nullptr);
    void show(std::uint64_t seed);
    [[nodiscard]] Result<std::uint64_t> read() const;
    void setSource(SeedSource source) { m_source = std::move(source); }
    [[nodiscard]] QToolButton *newButton() const { return m_new; }

private:
    void drawNew();
    void showButton();

    SeedSource m_source = drawSeed;
    QToolButton *m_new;
};

} // namespace backoff
