// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of the herd's views for as long as a dialog is open: what is there already, and what
// is computed when it is wanted, at once where that is light.

#pragma once

#include "ui/exports/export_source.h"
#include "ui/herd/herd_controller.h"

#include <QObject>
#include <QString>

namespace backoff {

class HerdValues : public QObject
{
    Q_OBJECT

public:
    explicit HerdValues(const ExportSource &source, QObject *parent = nullptr);

    // Computes the view's value if it is not there; what was wanted before is left.
    void want(std::optional<HerdView> view);

    [[nodiscard]] const ExportSource &source() const { return m_source; }
    // How far the view's value is; current where it is there.
    [[nodiscard]] HerdState state(HerdView view) const;

Q_SIGNALS:
    void changed(); // a value is there, or the work on it went on

private:
    ExportSource m_source;
    HerdController m_controller;
};

// "Computing… 42 %", or that there was no memory for it.
[[nodiscard]] QString herdProgressText(const HerdState &state);

} // namespace backoff
