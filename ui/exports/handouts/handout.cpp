// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout.h"

#include "core/io/qt_text.h"
#include "ui/exports/handouts/handout_html.h"
#include "ui/exports/handouts/handout_pdf.h"

#include <QString>

namespace backoff {

std::optional<HandoutFormat> handoutFormatOf(std::string_view path)
{
    const QString name = toQString(path);
    if (name.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        return HandoutFormat::Pdf;
    }
    if (name.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) {
        return HandoutFormat::Html;
    }
    return std::nullopt;
}

std::string handoutBytes(const RunResultPtr &result,
    const HandoutSettings &settings,
    HandoutFormat format,
    const Labels &labels)
{
    return format == HandoutFormat::Pdf ? handoutPdf(result, settings, labels)
                                        : handoutHtml(result, settings, labels);
}

} // namespace backoff
