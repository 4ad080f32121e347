// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a session's view. What a later version may show (a tab, a speed, a column) is no fault: the
// default is shown, and the value kept.

#pragma once

#include "core/io/sessions/object_reader.h"
#include "core/io/sessions/session_origin.h"

namespace backoff {

// Which chart and table are shown, and how; what is not known of it is a later value.
void readTabs(ObjectReader &reader, SessionView &view, JsonMembers &laterValues);

// Fills view, unknownOfView and laterViewValues.
void readView(ObjectReader reader, SessionOrigin &origin);

} // namespace backoff
