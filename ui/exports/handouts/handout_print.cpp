// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_print.h"

#include "core/io/program.h"
#include "ui/exports/handouts/handout_pages.h"
#include "ui/exports/handouts/handout_pdf.h"

#include <QPrinter>

#include <algorithm>

namespace backoff {

static PageRange rangeOf(const QPrinter &printer)
{
    return printer.printRange() == QPrinter::PageRange
        ? PageRange {std::max(printer.fromPage(), 1), printer.toPage()}
        : PageRange {};
}

bool printsToFile(const QPrinter &printer)
{
    return printer.outputFormat() == QPrinter::PdfFormat && !printer.outputFileName().isEmpty();
}

std::string printedPdf(const QPrinter &printer,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels)
{
    return handoutPdf(result, settings, labels, printer.pageLayout(), rangeOf(printer));
}

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
    return pages.paintOn(printer, rangeOf(printer));
}

} // namespace backoff
