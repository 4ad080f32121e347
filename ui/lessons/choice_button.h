// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One of a question's choices: a radio button whose words take as many lines as they need, and all
// of which can be clicked.
//
// After the reveal a mark stands in place of the button: ✓ at what is right, ✕ at what was
// predicted and is not.

#pragma once

#include "ui/style/theme.h"

#include <QRadioButton>

namespace backoff {

class ChoiceButton : public QRadioButton
{
    Q_OBJECT

public:
    enum class Mark { None, Right, Wrong, NotIt };

    explicit ChoiceButton(const QString &words, QWidget *parent = nullptr);

    void setMark(Mark mark);
    void setTheme(const Theme &theme);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint &pos) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect wordsRect(int width) const;
    void drawFrame(QPainter &painter) const;
    void drawSign(QPainter &painter) const;

    QString m_words;
    Mark m_mark = Mark::None;
    Theme m_theme = Theme::light();
};

} // namespace backoff
