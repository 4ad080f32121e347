// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tells assistive technology a sentence at once, whatever has the focus.

#pragma once

#include <QString>

class QWidget;

namespace backoff {

// `speaker`: the visible widget that shows the sentence; its accessible name becomes the sentence.
// The same sentence again says nothing.
void announce(QWidget *speaker, const QString &sentence);

} // namespace backoff
