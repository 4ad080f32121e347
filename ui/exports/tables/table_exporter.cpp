// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_exporter.h"

#include "ui/exports/tables/table_dialog.h"

namespace backoff {

TableExporter::TableExporter(const Labels &labels, FileSaver *saver, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_saver(saver)
    , m_window(window)
    , m_settings(labels.language())
{
}

void TableExporter::ask(TableKind kind, const ExportSource &source)
{
    m_settings.kind = kind;
    m_settings.hasPolicyB = policyBOf(*source.result).has_value();
    auto *dialog = new TableDialog(m_labels, source, m_settings, m_saver, m_window);
    connect(dialog, &QDialog::finished, this, [=, this] { m_settings = dialog->settings(); });
    dialog->open();
}

} // namespace backoff
