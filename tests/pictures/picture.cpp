// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a picture of the window, for the README and for looking at:
//
//   backofflab-picture OUT.png [--size 1440x900] [--palette dark] [--at T] [--chart fleet]
//                      [--base-b T] [--log] [--table transcript] [--type FIELDTEXT] [-- options of
//                      backofflab]

#include "app/window_options.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/inputs/input_panel.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"
#include "ui/style/app_style.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLineEdit>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstdio>

using namespace backoff;

static QSize sizeOf(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize(1440, 900);
}

static void pose(MainWindow &window, const QCommandLineParser &parser)
{
    if (parser.isSet(QStringLiteral("chart"))) {
        const QStringList charts {QStringLiteral("delays"),
            QStringLiteral("cumulative"),
            QStringLiteral("strategies"),
            QStringLiteral("fleet"),
            QStringLiteral("contention")}; // by tab
        const auto chart = charts.indexOf(parser.value(QStringLiteral("chart")));
        window.lower()->showChart(static_cast<int>(chart));
    }
    if (parser.isSet(QStringLiteral("base-b"))) { // the experiment's policy, but for its base
        Policy policy = window.experimentController()->experiment().policy;
        policy.base = parser.value(QStringLiteral("base-b")).toDouble();
        window.experimentController()->pin(policy);
    }
    if (parser.isSet(QStringLiteral("table"))) {
        window.lower()->showTable(ResultsPanel::Transcript);
    }
    window.charts()->setLogScale(parser.isSet(QStringLiteral("log")));
    if (parser.isSet(QStringLiteral("at"))) {
        window.playbackController()->scrubTo(parser.value(QStringLiteral("at")).toDouble());
    }
    if (parser.isSet(QStringLiteral("type"))) {
        auto *field = window.inputs()->findChild<QLineEdit *>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, parser.value(QStringLiteral("type")));
        QTest::keyClick(field, Qt::Key_Return);
    }
}

// Until the shown view of the herd is computed; one that is not shown is never begun.
static void waitForHerd(MainWindow &window)
{
    const HerdController *herd = window.herd()->controller();
    const auto works = [&] {
        return std::ranges::any_of(allHerdViews, [&](HerdView view) {
            return window.herd()->page(view)->isVisible()
                && herd->state(view).phase == HerdState::Phase::Working;
        });
    };
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (works());
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCommandLineParser parser;
    for (const char *name : {"size", "palette", "at", "chart", "table", "type", "base-b"}) {
        parser.addOption({QString::fromLatin1(name), QString(), QStringLiteral("value")});
    }
    parser.addOption({QStringLiteral("log"), QString()});
    parser.process(application);
    QStringList rest = parser.positionalArguments();
    if (rest.isEmpty()) {
        std::fputs("backofflab-picture: the file to write is missing\n", stderr);
        return 2;
    }
    const QString file = rest.takeFirst();
    std::vector<std::string> arguments;
    for (const QString &argument : rest) {
        arguments.push_back(argument.toStdString());
    }
    const WindowOptions options = parseWindowOptions(arguments);
    if (!options.problems.empty()) {
        std::fputs("backofflab-picture: bad options of backofflab\n", stderr);
        return 2;
    }
    const Language language = options.language.value_or(Language::English);
    const Labels labels(language); // brings the translations into the program
    QTranslator translator;
    if (language == Language::Spanish
        && translator.load(QStringLiteral(":/i18n/backofflab_es.qm"))) {
        QCoreApplication::installTranslator(&translator);
    }
    if (parser.value(QStringLiteral("palette")) == QLatin1String("dark")) {
        QApplication::setPalette(paletteOf(Theme::darkTheme()));
    }
    MainWindow window(options.experiment, language, std::make_unique<ManualFrameSource>());
    window.resize(sizeOf(parser.value(QStringLiteral("size"))));
    window.show();
    pose(window, parser);
    waitForHerd(window);
    return window.grab().save(file) ? 0 : 3;
}
