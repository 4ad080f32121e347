// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/standard_streams.h"

#include "core/io/file_writer.h"

#include <cerrno>
#include <csignal>

#include <sys/poll.h>
#include <unistd.h>

namespace backoff {

namespace {

void awaitRoom(int descriptor)
{
    pollfd room {.fd = descriptor, .events = POLLOUT, .revents = 0};
    ::poll(&room, 1, -1);
}

StreamResult writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EPIPE)
            return StreamResult::Closed;
        else if (errno == ENOSPC || errno == EDQUOT || errno == EFBIG)
            return StreamResult::Full;
        else if (errno == EAGAIN || errno == EWOULDBLOCK) // somebody made it not block: do so here
            awaitRoom(descriptor);
        else if (errno != EINTR)
            return StreamResult::Failed;
    }
    return StreamResult::Written;
}

} // namespace

void ignoreWriteSignals()
{
    std::signal(SIGPIPE, SIG_IGN);
    ignoreFileSizeSignal();
}

Streams standardStreams(std::string_view program)
{
    return {.program = program,
        .out = [](std::string_view bytes) { return writeAll(STDOUT_FILENO, bytes); },
        .error = [](std::string_view bytes) { writeAll(STDERR_FILENO, bytes); },
        .errorIsTerminal = ::isatty(STDERR_FILENO) == 1};
}

} // namespace backoff
