// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A rounded container: an optional row on top (tabs or a title at the left, legend or buttons at
// the right), and a body below it.

#pragma once

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace backoff {

class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    // Fills the row on top, made when it is first asked for. A widget of another card moves here.
    void addToTopLeft(QWidget *widget);
    void addToTopRight(QWidget *widget, int stretch = 0);

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

private:
    [[nodiscard]] QHBoxLayout *topRow();

    QVBoxLayout *m_column;
    QVBoxLayout *m_body;
    QHBoxLayout *m_top = nullptr;
};

} // namespace backoff
