// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of pictures and of their dialog, in the window's language.

#pragma once

#include "ui/exports/pictures/picture.h"

#include <QCoreApplication>
#include <QString>

namespace backoff {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(PictureWords)

public:
    [[nodiscard]] static QString name(PictureKind kind); // "Timeline"
    [[nodiscard]] static QString name(PictureFormat format); // "PNG image"
    [[nodiscard]] static QString caption(PictureKind kind); // none of the timeline
    // What becomes of the file: "2400×1200 dots, 192 dpi".
    [[nodiscard]] static QString remark(const PictureSettings &settings, PictureFormat format);
    [[nodiscard]] static QString sizeText(QSize size); // "1200×600"
    [[nodiscard]] static QString sizeAccepted();
    [[nodiscard]] static QString scaleAccepted();
    [[nodiscard]] static QString tooManyDots();
};

} // namespace backoff
