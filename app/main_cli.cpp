// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/options.h"
#include "app/run_command.h"
#include "app/standard_streams.h"

#include <string>
#include <vector>

int main(int argc, char **argv)
{
    backoff::ignoreWriteSignals();
    const std::vector<std::string> arguments(argv + (argc > 0), argv + argc);
    return backoff::runCommand(
        backoff::parseOptions(arguments), backoff::standardStreams("backofflab-cli"));
}
