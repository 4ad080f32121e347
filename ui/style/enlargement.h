// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How much larger than on a desk everything is drawn, so that it is read from the last row. None is
// the desk: then every size comes out as it went in.

#pragma once

#include <QFont>

namespace backoff {

struct Enlargement {
    double scale = 1; // of controls, and of the gaps beside what is enlarged
    int leastText = 0; // pixels: labels of charts and timeline are at least that large

    bool operator==(const Enlargement &) const = default;

    [[nodiscard]] bool isOn() const { return scale > 1; }
    // Never thin or small where it is on.
    [[nodiscard]] double line(double width) const;
    [[nodiscard]] double mark(double size) const;
    [[nodiscard]] int pixels(int desk) const; // scaled, in whole ones
    [[nodiscard]] QFont label(const QFont &font) const;
};

} // namespace backoff
