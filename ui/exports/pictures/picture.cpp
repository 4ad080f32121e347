// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture.h"

#include "core/io/program.h"
#include "ui/exports/pictures/picture_painter.h"
#include "ui/exports/pictures/picture_words.h"
#include "ui/exports/pictures/picture_writers.h"

#include <QPainter>

#include <algorithm>

namespace backoff {

std::string_view nameOf(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Timeline:
        return "timeline";
    case PictureKind::Delays:
        return "delays";
    case PictureKind::Cumulative:
        return "cumulative";
    case PictureKind::Strategies:
        return "strategies";
    case PictureKind::Fleet:
        return "fleet";
    case PictureKind::Contention:
        return "contention";
    }
    return {};
}

std::optional<PictureKind> pictureNamed(std::string_view name)
{
    const auto *kind
        = std::ranges::find(allPictures, name, [](PictureKind picture) { return nameOf(picture); });
    return kind == std::end(allPictures) ? std::nullopt : std::optional(*kind);
}

std::optional<HerdView> herdViewOf(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Timeline:
    case PictureKind::Delays:
    case PictureKind::Cumulative:
        break;
    case PictureKind::Strategies:
        return HerdView::Strategies;
    case PictureKind::Fleet:
        return HerdView::Fleet;
    case PictureKind::Contention:
        return HerdView::Contention;
    }
    return std::nullopt;
}

QSize defaultSizeOf(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Strategies:
        return {1200, 900};
    case PictureKind::Fleet:
        return {1200, 800};
    default:
        return defaultPictureSize;
    }
}

std::string_view suffixOf(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return "png";
    case PictureFormat::Svg:
        return "svg";
    case PictureFormat::Pdf:
        return "pdf";
    }
    return {};
}

std::optional<PictureFormat> pictureFormatOf(std::string_view path)
{
    const std::size_t dot = path.find_last_of("./");
    if (dot == std::string_view::npos || path[dot] == '/') {
        return std::nullopt;
    }
    std::string suffix(path.substr(dot + 1));
    std::ranges::transform(suffix, suffix.begin(), [](char c) {
        return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const auto *format = std::ranges::find(allPictureFormats, std::string_view(suffix), suffixOf);
    return format == std::end(allPictureFormats) ? std::nullopt : std::optional(*format);
}

std::optional<PictureProblem> pictureProblem(const PictureSettings &settings, PictureFormat format)
{
    const QSize size = settings.size;
    if (size.expandedTo(smallestPicture) != size || size.boundedTo(largestPicture) != size) {
        return PictureProblem::Size;
    }
    if (format != PictureFormat::Png) {
        return std::nullopt;
    }
    if (settings.scale < 1 || settings.scale > mostScale) {
        return PictureProblem::Scale;
    }
    const std::int64_t dots
        = std::int64_t(size.width()) * size.height() * settings.scale * settings.scale;
    return dots > mostDots ? std::optional(PictureProblem::Dots) : std::nullopt;
}

QString message(PictureProblem problem)
{
    switch (problem) {
    case PictureProblem::Size:
        return PictureWords::sizeAccepted();
    case PictureProblem::Scale:
        return PictureWords::scaleAccepted();
    case PictureProblem::Dots:
        return PictureWords::tooManyDots();
    }
    return {};
}

// A file's title: the experiment's, and what the picture shows.
static QString sheetTitle(const PictureContent &content, PictureKind kind)
{
    const QString name = PictureWords::name(kind);
    return content.title.isEmpty() ? name : content.title + QStringLiteral(" \u2013 ") + name;
}

std::string pictureBytes(const ExportSource &source,
    const PictureSettings &settings,
    PictureFormat format,
    const Labels &labels)
{
    Q_ASSERT(!pictureProblem(settings, format));
    const PictureContent content
        = PictureContent::make(source, settings, settings.plain ? nullptr : &labels);
    const PicturePage page = PicturePage::make(content, settings.size);
    const PictureSheet sheet {settings.size,
        sheetTitle(content, settings.kind),
        content.description,
        QString::fromStdString(generator()),
        [&](QPainter &painter) { paintPage(painter, content, page, pictureTheme(settings)); }};
    switch (format) {
    case PictureFormat::Png:
        return pngBytes(sheet, settings.scale).toStdString();
    case PictureFormat::Svg:
        return svgBytes(sheet).toStdString();
    case PictureFormat::Pdf:
        return pdfBytes(sheet).toStdString();
    }
    return {};
}

void paintPicture(QPainter &painter,
    const QRectF &area,
    const ExportSource &source,
    const PictureSettings &settings)
{
    const PictureContent content = PictureContent::make(source, settings, nullptr);
    const PicturePage page = PicturePage::make(content, area.size());
    painter.save();
    painter.translate(area.topLeft());
    paintPage(painter, content, page, pictureTheme(settings));
    painter.restore();
}

} // namespace backoff
