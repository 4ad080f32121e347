// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/standard_streams.h"
#include "app/window_options.h"
#include "app/window_start.h"
#include "ui/language/app_language.h"

#include <string>
#include <vector>

int main(int argc, char **argv)
{
    backoff::ignoreWriteSignals();
    const std::vector<std::string> arguments(argv + (argc > 0), argv + argc);
    return backoff::startWindow(
        backoff::parseWindowOptions(arguments, backoff::systemLanguage()), argc, argv);
}
