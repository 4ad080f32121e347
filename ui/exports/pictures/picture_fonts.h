// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fonts of a picture: of a family that does not depend on the window's settings, and of a size
// that grows with the picture's (but more slowly, so that a larger picture also shows more).

#pragma once

#include <QFont>
#include <QSizeF>
#include <QStringList>

namespace backoff {

struct PictureFonts {
    QFont title;
    QFont caption;
    QFont body;
    QFont small; // what reproduces the picture

    [[nodiscard]] static PictureFonts forSize(QSizeF size);
};

// In the order in which they are looked for.
[[nodiscard]] QStringList pictureFamilies();

} // namespace backoff
