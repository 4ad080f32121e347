// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The service strip: a tint when it answers, a hatch of its own for each way it does not.

#pragma once

#include "ui/style/theme.h"
#include "ui/timeline/timeline_layout.h"

class QPainter;

namespace backoff {

// Ground and hatch; the word is text and is painted with the others.
void paintServiceBand(QPainter &painter, const ServiceBand &band, const Theme &theme);

[[nodiscard]] QColor serviceGround(ServiceState state, const Theme &theme);
[[nodiscard]] QColor serviceInk(ServiceState state, const Theme &theme);

} // namespace backoff
