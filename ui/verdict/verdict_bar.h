// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The card on top: how the run ended, in large type, and four figures; below, smaller and only
// where one is pinned, how it ended with policy B.

#pragma once

#include "ui/run_result.h"
#include "ui/style/card.h"
#include "ui/style/theme.h"

class QHBoxLayout;
class QLabel;

namespace backoff {

class GivingLabel;

class VerdictBar : public Card
{
    Q_OBJECT

public:
    explicit VerdictBar(QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setTheme(const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // the sentence's width

private:
    [[nodiscard]] int spareWidth() const;
    QLabel *addFigure(const QString &caption);
    void setFonts();
    void applyColours();

    QHBoxLayout *m_row = nullptr;
    QList<GivingLabel *> m_captions; // of the figures
    GivingLabel *m_sentence;
    GivingLabel *m_difference;
    QLabel *m_waited;
    QLabel *m_modelled;
    QLabel *m_calls;
    QLabel *m_slept;
    GivingLabel *m_pinned;
    StopReason m_stop = StopReason::Succeeded;
    Theme m_theme = Theme::light();
};

} // namespace backoff
