// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// dump_handouts FOLDER: handouts with and without answers, for the check that lets other programs
// read them. A file is called EXPERIMENT.SUFFIX or EXPERIMENT-student.SUFFIX.

#include "tests/ui/exports/handouts/handout_cases.h"
#include "ui/exports/handouts/handout.h"

#include <QApplication>

#include <fstream>

using namespace backoff;

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const std::string folder = argc > 1 ? argv[1] : ".";
    const Labels labels(Language::English);
    for (const auto &[name, experiment] : handoutExperiments()) {
        const RunResultPtr result = makeRunResult(experiment);
        for (const bool answers : {true, false}) {
            const std::string stem = folder + '/' + name + (answers ? "" : "-student");
            std::ofstream(stem + ".pdf", std::ios::binary)
                << handoutBytes(result, {answers}, HandoutFormat::Pdf, labels);
            std::ofstream(stem + ".html", std::ios::binary)
                << handoutBytes(result, {answers}, HandoutFormat::Html, labels);
        }
    }
    return 0;
}
