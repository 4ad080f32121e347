// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The session files opened or saved last, newest first, kept in the settings.

#pragma once

#include <QStringList>

namespace backoff {

class RecentFiles
{
public:
    static constexpr int most = 10;

    [[nodiscard]] QStringList paths() const; // absolute, each file once

    void add(const QString &path);
    void remove(const QString &path);
    void clear();
};

} // namespace backoff
