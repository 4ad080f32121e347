// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/streams.h"

#include <string>

namespace backoff {

void tell(const QString &line, const Streams &streams)
{
    streams.error(std::string(streams.program) + ": " + onOneLine(line).toStdString() + '\n');
}

ExitCode print(std::string_view bytes, const Messages &messages, const Streams &streams)
{
    const StreamResult result = streams.out(bytes);
    if (result == StreamResult::Written)
        return ExitDone;
    if (result != StreamResult::Closed)
        tell(messages.standardOutputFailed(result == StreamResult::Full), streams);
    return ExitNotWritten;
}

} // namespace backoff
