// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_painter.h"

#include "ui/charts/chart_picture.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/charts/legend_row.h"
#include "ui/timeline/timeline_painter.h"

#include <QPainter>

namespace backoff {

static void write(QPainter &painter, const PictureLine &line, const QFont &font, const QColor &ink)
{
    if (!line.text.isEmpty()) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(line.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, line.text);
    }
}

static void paintDrawing(
    QPainter &painter, const PictureContent &content, const PicturePage &page, const Theme &theme)
{
    if (content.chart) {
        paintChart(painter, page.drawing, *content.chart, theme, page.drawingFont);
        return;
    }
    if (content.grid) {
        paintPlotGrid(painter, page.drawing, *content.grid, theme, page.drawingFont);
        return;
    }
    const TimelineLayout layout
        = TimelineLayout::make(*content.result, page.drawing.size(), page.drawingFont);
    painter.save();
    painter.translate(page.drawing.topLeft());
    TimelinePainter(painter, layout, theme, std::nullopt).paint();
    painter.restore();
}

Theme pictureTheme(const PictureSettings &settings)
{
    return settings.dark ? Theme::darkTheme() : Theme::light();
}

void paintPage(
    QPainter &painter, const PictureContent &content, const PicturePage &page, const Theme &theme)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(page.zoom, page.zoom);
    painter.fillRect(QRectF(QPointF(0, 0), page.size), theme.card);
    paintDrawing(painter, content, page, theme);
    write(painter, page.title, page.fonts.title, theme.text);
    write(painter, page.caption, page.fonts.caption, theme.text);
    for (const PictureLine &line : page.sentence) {
        write(painter, line, page.fonts.body, theme.text);
    }
    if (!page.legend.isEmpty()) {
        LegendRow(content.legend, page.fonts.body)
            .paint(painter, page.legend, page.legendSide, theme);
    }
    for (const PictureLine &note : page.notes) {
        write(painter, note, page.fonts.small, theme.mutedText);
    }
    painter.restore();
}

void paintFitted(QPainter &painter,
    const QRectF &area,
    const PictureContent &content,
    const PictureSettings &settings)
{
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(area.width() / settings.size.width(), area.height() / settings.size.height());
    paintPage(painter, content, PicturePage::make(content, settings.size), pictureTheme(settings));
    painter.restore();
}

} // namespace backoff
