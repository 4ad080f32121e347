// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a screen reader is told of a ValueSlider: the value of its field, where the slider alone
// would tell the step that its handle is at.

#pragma once

namespace backoff {

void makeSlidersAccessible(); // once is enough; more does no harm

} // namespace backoff
