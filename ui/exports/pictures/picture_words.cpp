// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_words.h"

namespace backoff {

QString PictureWords::name(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Timeline:
        return tr("Timeline");
    case PictureKind::Delays:
        return tr("Delays");
    case PictureKind::Cumulative:
        return tr("Cumulative");
    case PictureKind::Strategies:
        return tr("Strategies");
    case PictureKind::Fleet:
        return tr("Fleet");
    case PictureKind::Contention:
        return tr("Contention");
    }
    return {};
}

QString PictureWords::name(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return tr("PNG image");
    case PictureFormat::Svg:
        return tr("SVG drawing");
    case PictureFormat::Pdf:
        return tr("PDF page");
    }
    return {};
}

QString PictureWords::caption(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Timeline:
        break;
    case PictureKind::Delays:
        return tr("Delay before each retry");
    case PictureKind::Cumulative:
        return tr("Total delay up to each retry");
    case PictureKind::Strategies:
        return tr("Every strategy on the same seed");
    case PictureKind::Fleet:
        return tr("Calls over time under each strategy");
    case PictureKind::Contention:
        return tr("Clients that contend for one row");
    }
    return {};
}

QString PictureWords::remark(const PictureSettings &settings, PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return tr("%1 dots, %2 dpi")
            .arg(sizeText(settings.size * settings.scale))
            .arg(96 * settings.scale);
    case PictureFormat::Svg:
        return tr("Lines and texts, sharp at every size: it needs no scale.");
    case PictureFormat::Pdf:
        return tr("One page as large as the picture, sharp at every size: it needs no scale.");
    }
    return {};
}

QString PictureWords::sizeText(QSize size)
{
    return QStringLiteral("%1\u00d7%2").arg(size.width()).arg(size.height());
}

QString PictureWords::sizeAccepted()
{
    return tr("The size must be from %1 to %2 pixels.")
        .arg(sizeText(smallestPicture), sizeText(largestPicture));
}

QString PictureWords::scaleAccepted()
{
    return tr("The scale must be from 1 to %1.").arg(mostScale);
}

QString PictureWords::tooManyDots()
{
    return tr("Size and scale together give more than %1 million dots: take a smaller size or "
              "scale, or SVG or PDF.")
        .arg(mostDots / 1'000'000);
}

} // namespace backoff
