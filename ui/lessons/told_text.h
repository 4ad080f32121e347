// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A text of a lesson: its Markdown, with each fenced block as code.

#pragma once

#include <QWidget>

namespace backoff {

class ToldText : public QWidget
{
    Q_OBJECT

public:
    ToldText(const QString &markdown, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] QString plainText() const; // as it is read aloud
};

} // namespace backoff
