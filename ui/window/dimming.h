// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Dims a widget that shows numbers which no longer match the fields: the last good picture, while a
// field holds a refused value.

#pragma once

class QWidget;

namespace backoff {

void setDimmed(QWidget *widget, bool dimmed);

} // namespace backoff
