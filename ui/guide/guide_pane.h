// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Help > Guide: the formulas, with the numbers of the experiment that stands and of the retry under
// the playhead, as a column beside the run.

#pragma once

#include "core/engine/events.h"
#include "core/io/labels.h"
#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <cstdint>
#include <optional>

namespace backoff {

class GuidePane : public QWidget
{
    Q_OBJECT

public:
    // The labels outlive it.
    explicit GuidePane(const Labels &labels, QWidget *parent = nullptr);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    void setTheme(const Theme &theme);

Q_SIGNALS:
    void closeRequested();
};

} // namespace backoff
