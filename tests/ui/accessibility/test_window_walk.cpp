// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window, by ear and by Tab: at every tab of the charts and tables, with each service
// chosen, with each jitter's own parameters, and in a small window, in both languages.

#include "core/io/lessons/lessons.h"
#include "tests/ui/accessibility/access_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_pages.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

#include <QApplication>
#include <QMenuBar>
#include <QTabBar>

#include <functional>
#include <optional>

using namespace backoff;

namespace {

struct WindowState {
    QByteArray name;
    QSize size {1440, 900};
    std::function<void(WindowFixture &)> reach = [](WindowFixture &) {};
};

void applyTo(WindowFixture &f, const std::function<void(Experiment &)> &edit)
{
    Experiment next = f.experiment();
    edit(next);
    f.window.experimentController()->apply(next, Field::Base);
    QCoreApplication::processEvents();
}

std::vector<WindowState> states()
{
    std::vector<WindowState> all;
    for (const QSize size : {QSize(1440, 900), QSize(1024, 600)}) {
        const QByteArray small = size.height() < 700 ? ", small" : "";
        for (int tab = 0; tab <= ChartsPanel::Contention; ++tab) {
            all.push_back({"chart " + QByteArray::number(tab) + small,
                size,
                [tab](WindowFixture &f) { f.window.lower()->showChart(tab); }});
        }
        for (const int tab : {ResultsPanel::ScheduleTable, ResultsPanel::Transcript}) {
            all.push_back({"table " + QByteArray::number(tab) + small,
                size,
                [tab](WindowFixture &f) { f.window.lower()->showTable(tab); }});
        }
    }
    for (const ScenarioKind kind : allScenarios) {
        all.push_back({"service " + QByteArray::number(static_cast<int>(kind)),
            {1440, 900},
            [kind](WindowFixture &f) {
                applyTo(f, [kind](Experiment &next) { next.scenario.kind = kind; });
            }});
    }
    for (const Jitter jitter : allJitters) {
        all.push_back({"jitter " + QByteArray::number(static_cast<int>(jitter)),
            {1440, 900},
            [jitter](WindowFixture &f) {
                applyTo(f, [jitter](Experiment &next) { next.policy.jitter = jitter; });
            }});
    }
    for (const QSize size : {QSize(1440, 900), QSize(1024, 600)}) {
        const QByteArray small = size.height() < 700 ? ", small" : "";
        all.push_back(
            {"guide" + small, size, [](WindowFixture &f) { f.action(Qt::Key_F1)->trigger(); }});
        all.push_back({"presenting" + small, size, [](WindowFixture &f) {
                           f.action(Qt::Key_F11)->trigger();
                       }});
    }
    all.push_back({"policy B", {1440, 900}, [](WindowFixture &f) {
                       f.action(Qt::CTRL | Qt::Key_B)->trigger();
                   }});
    return all;
}

void addStates()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const WindowState &state : states()) {
        QTest::newRow(state.name.constData()) << index++;
    }
}

QString lines(const QStringList &problems) { return problems.join(u'\n'); }

} // namespace

class TestWindowWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everythingHasANameOfItsOwn_data() { addStates(); }
    void everythingHasANameOfItsOwn();
    void tabReachesEverythingOnce_data() { addStates(); }
    void tabReachesEverythingOnce();
    void lessonsStepByStep_data();
    void lessonsStepByStep();
};

void TestWindowWalk::everythingHasANameOfItsOwn()
{
    QFETCH(const int, index);
    const WindowState state = states()[std::size_t(index)];
    for (const Language language : {Language::English, Language::Spanish}) {
        std::optional<SpanishTexts> texts;
        if (language == Language::Spanish) {
            texts.emplace();
        }
        WindowFixture f(defaultExperiment(Unit::Seconds), state.size, language);
        state.reach(f);
        QCoreApplication::processEvents(); // the layout settles
        QCOMPARE(lines(access::namingProblems(f.window)), QString());
        QVERIFY(access::elementsOf(f.window).size() > 10);
    }
}

void TestWindowWalk::tabReachesEverythingOnce()
{
    QFETCH(const int, index);
    const WindowState state = states()[std::size_t(index)];
    WindowFixture f(defaultExperiment(Unit::Seconds), state.size);
    state.reach(f);
    QCoreApplication::processEvents(); // the layout settles
    QCOMPARE(lines(access::tabProblems(f.window)), QString());
}

void TestWindowWalk::lessonsStepByStep_data()
{
    QTest::addColumn<QString>("id");
    for (const std::string &id : lessonIds()) {
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

// As it asks, and once it is revealed.
void TestWindowWalk::lessonsStepByStep()
{
    QFETCH(const QString, id);
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    LessonController *lessons = f.window.lessons();
    lessons->open(builtInLesson(id.toStdString()));
    const auto check = [&f] {
        QCoreApplication::processEvents(); // the layout settles
        return access::namingProblems(f.window) + access::tabProblems(f.window);
    };
    for (std::size_t step = 0; step < lessons->lesson().steps.size(); ++step) {
        QCOMPARE(lines(check()), QString());
        if (lessons->hidesFuture()) {
            QVERIFY(!f.window.timeline()->isVisible());
            lessons->take(lesson_intent::Reveal {});
            f.playback()->pause();
            QCOMPARE(lines(check()), QString());
        }
        lessons->take(lesson_intent::Next {});
    }
}

QTEST_MAIN(TestWindowWalk)
#include "test_window_walk.moc"
