// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/benches.h"
#include "tests/bench/child.h"
#include "tests/bench/ratios.h"

#include <QApplication>

#include <vector>

int main(int argc, char **argv)
{
    // Repetitions in mixed order, so that a slow spell of the machine meets both of a pair. What is
    // typed comes later and wins.
    char repetitions[] = "--benchmark_repetitions=9";
    char interleaving[] = "--benchmark_enable_random_interleaving=true";
    std::vector<char *> arguments {argv[0], repetitions, interleaving};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);

    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) {
        return 2;
    }
    // No screen takes part, and no settings of the user; programs that are started inherit both.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("XDG_CONFIG_HOME", backoff::scratchFolder().c_str());
    const QApplication application(argc, argv);
    backoff::Ratios ratios;
    backoff::addDrawBench(ratios);
    backoff::addCsvBench(ratios);
    backoff::addFleetBench(ratios);
    backoff::addContentionBench(ratios);
    backoff::addPaintBench(ratios);
    backoff::addStartBench(ratios);
    return ratios.runAndPrint() ? 0 : 1;
}
