// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code of a lesson: a fixed font, lines as they are (the block scrolls sideways), and a button that
// copies it.

#pragma once

#include <QFrame>

class QPlainTextEdit;
class QToolButton;

namespace backoff {

class CodeBlock : public QFrame
{
    Q_OBJECT

public:
    CodeBlock(const QString &code, const QString &name, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitText();
    void copy();

    QToolButton *m_copy;
    QPlainTextEdit *m_text;
};

} // namespace backoff
