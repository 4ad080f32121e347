// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The open lesson as a column beside the run: the step's text, its question, and after the reveal
// what was predicted against what was seen. It shows the controller's lesson and sends it intents.

#pragma once

#include "core/io/labels.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class LessonController;

class LessonPane : public QWidget
{
    Q_OBJECT

public:
    // Labels and controller outlive it.
    LessonPane(LessonController *controller, const Labels &labels, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // A typed prediction that is not applied yet becomes the prediction. False if it is refused.
    bool commit();

Q_SIGNALS:
    void closeRequested();
};

} // namespace backoff
