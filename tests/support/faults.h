// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A full disk and a user without rights, for as long as an object lives.

#pragma once

#include "core/io/file_writer.h"

#include <QtGlobal>

#include <sys/resource.h>
#include <unistd.h>

namespace backoff::test {

// No file may grow beyond these bytes, as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ignoreFileSizeSignal();
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    rlimit m_before {};
};

// Root may write anywhere: for the test's sake it becomes an ordinary user.
class OrdinaryUser
{
public:
    OrdinaryUser()
        : m_wasRoot(geteuid() == 0)
        , m_isOrdinary(!m_wasRoot || setresuid(nobody, nobody, 0) == 0)
    {
    }
    ~OrdinaryUser()
    {
        if (m_wasRoot && setresuid(0, 0, 0) != 0) {
            qFatal("cannot become root again");
        }
    }
    Q_DISABLE_COPY_MOVE(OrdinaryUser)

    [[nodiscard]] bool isOrdinary() const { return m_isOrdinary; }

private:
    static constexpr uid_t nobody = 65534;
    bool m_wasRoot;
    bool m_isOrdinary;
};

} // namespace backoff::test
