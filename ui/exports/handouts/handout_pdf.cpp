// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_pdf.h"

#include "core/io/program.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

namespace backoff {

std::string handoutPdf(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels)
{
    const QPageLayout a4(QPageSize(QPageSize::A4), QPageLayout::Portrait, {});
    return handoutPdf(result, settings, labels, a4, {});
}

std::string handoutPdf(const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels,
    const QPageLayout &paper,
    PageRange range)
{
    constexpr int resolution = 720; // dots an inch: the unit in which the pages are set
    QPageLayout layout = paper;
    layout.setMode(QPageLayout::FullPageMode); // the pages have margins of their own
    const HandoutPages pages(result, settings, labels, layout.fullRectPoints().size());

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageLayout(layout);
    writer.setTitle(pages.heading());
    writer.setCreator(QString::fromStdString(generator()));
    const bool done = pages.paintOn(writer, range);
    Q_ASSERT(done); // into memory
    return done ? bytes.toStdString() : std::string();
}

} // namespace backoff
