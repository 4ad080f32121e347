// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the tables are made of for as long as the dialog is open: what a table of the herd needs and
// is not there is computed when it is wanted, at once where that is light.

#pragma once

#include "ui/exports/tables/table_source.h"
#include "ui/herd/herd_state.h"

#include <QObject>

#include <memory>

namespace backoff {

class TableValues : public QObject
{
    Q_OBJECT

public:
    explicit TableValues(const ExportSource &source, QObject *parent = nullptr);
    ~TableValues() override;

    // What was wanted before is left.
    void want(TableKind kind);

    [[nodiscard]] const TableSource &source() const { return m_source; }
    [[nodiscard]] HerdState state(TableKind kind) const; // of what is not there

Q_SIGNALS:
    void changed(); // something is there, or the work on it went on

private:
    class Work;

    TableSource m_source;
    std::unique_ptr<Work> m_work;
};

} // namespace backoff
