// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_print.h"

#include "core/io/program.h"
#include "ui/exports/handouts/handout_pages.h"

#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace backoff {

bool printHandout(QPrinter &printer,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels)
{
    printer.setFullPage(true); // the pages have margins of their own
    const HandoutPages pages(
        result, settings, labels, printer.pageLayout().fullRectPoints().size());
    printer.setDocName(pages.heading());
    printer.setCreator(QString::fromStdString(generator()));
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    painter.scale(printer.logicalDpiX() / 72.0, printer.logicalDpiY() / 72.0);
    const bool some = printer.printRange() == QPrinter::PageRange;
    const int first = some ? std::max(printer.fromPage(), 1) : 1;
    const int last = some ? std::min(printer.toPage(), pages.count()) : pages.count();
    for (int page = first; page <= last; ++page) {
        if (page > first && !printer.newPage()) {
            return false;
        }
        pages.paint(painter, page - 1);
    }
    return painter.end();
}

} // namespace backoff
