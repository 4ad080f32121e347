// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_pdf.h"

#include "core/io/program.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace backoff {

std::string handoutPdf(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels)
{
    constexpr int resolution = 720; // dots an inch: the unit in which the pages are set
    QPageLayout layout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    const HandoutPages pages(result, settings, labels, layout.fullRectPoints().size());

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageLayout(layout);
    writer.setTitle(pages.heading());
    writer.setCreator(QString::fromStdString(generator()));
    QPainter painter(&writer);
    painter.scale(resolution / 72.0, resolution / 72.0);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0) {
            writer.newPage();
        }
        pages.paint(painter, page);
    }
    painter.end();
    return bytes.toStdString();
}

} // namespace backoff
