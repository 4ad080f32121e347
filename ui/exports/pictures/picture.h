// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of one experiment for course material: timeline, chart or view of the herd, at a size
// of its own, the whole run solid and no playhead, with the experiment's title above and what
// reproduces it below.
// The same bytes whatever the window shows (a PDF's date and id aside); no window is needed.
// Its words are in the program's language, what reproduces it in the labels'.

#pragma once

#include "core/io/labels.h"
#include "ui/exports/export_source.h"

#include <QRectF>
#include <QSize>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

class QPainter;

namespace backoff {

enum class PictureKind { Timeline, Delays, Cumulative, Strategies, Fleet, Contention };
inline constexpr PictureKind allPictures[] = {PictureKind::Timeline,
    PictureKind::Delays,
    PictureKind::Cumulative,
    PictureKind::Strategies,
    PictureKind::Fleet,
    PictureKind::Contention};
enum class PictureFormat { Png, Svg, Pdf };
inline constexpr PictureFormat allPictureFormats[]
    = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};

// The names of the command line (`timeline`) and the files' suffixes (`png`).
[[nodiscard]] std::string_view nameOf(PictureKind kind);
[[nodiscard]] std::optional<PictureKind> pictureNamed(std::string_view name);
[[nodiscard]] std::string_view suffixOf(PictureFormat format);
// The view whose value the picture needs; none: the run is enough.
[[nodiscard]] std::optional<HerdView> herdViewOf(PictureKind kind);
// By a file's suffix, in small or capital letters.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(std::string_view path);

// In pixels of 1/96 inch.
inline constexpr QSize defaultPictureSize {1200, 600};
[[nodiscard]] QSize defaultSizeOf(PictureKind kind); // higher, where there are many rows
inline constexpr QSize smallestPicture {320, 200};
inline constexpr QSize largestPicture {4000, 4000};
inline constexpr int mostScale = 4;
inline constexpr std::int64_t mostDots = 64'000'000; // of PNG: 256 MB while it is painted

struct PictureSettings {
    PictureKind kind = PictureKind::Timeline;
    QSize size = defaultPictureSize;
    int scale = 1; // of PNG alone: dots per pixel, 1 to mostScale
    bool dark = false;
    bool logScale = false; // of the charts
    bool plain = false; // for a page that says the rest: neither title nor what reproduces it

    bool operator==(const PictureSettings &) const = default;
};

// What is wrong with the settings for a file of that format.
enum class PictureProblem { Size, Scale, Dots };
[[nodiscard]] std::optional<PictureProblem> pictureProblem(
    const PictureSettings &settings, PictureFormat format);
// "The size must be from 320×200 to 4000×4000."
[[nodiscard]] QString message(PictureProblem problem);

// The file's bytes. There must be no problem with the settings, and the source must have the value
// of the picture's view.
[[nodiscard]] std::string pictureBytes(const ExportSource &source,
    const PictureSettings &settings,
    PictureFormat format,
    const Labels &labels);

// The plain picture on any paint device, filling the rectangle. Of the settings size, scale and
// plain are not read.
void paintPicture(QPainter &painter,
    const QRectF &area,
    const ExportSource &source,
    const PictureSettings &settings);

} // namespace backoff
