// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every edit of every field redraws every view from one new result, and can be undone.

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/result_specs.h"
#include "ui/playback/transport_bar.h"
#include "ui/playback/virtual_clock.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/tables/transcript_view.h"
#include "ui/timeline/timeline_texts.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/verdict/verdict_text.h"
#include "ui/window/properties_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include <functional>

using namespace backoff;

namespace {

struct Case {
    const char *name;
    Experiment start;
    std::function<void(WindowFixture &)> edit; // one edit; a second time it changes nothing
};

Experiment withJitter(Jitter jitter)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.jitter = jitter;
    return experiment;
}

Experiment withService(ScenarioKind kind)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.scenario.kind = kind;
    return experiment;
}

std::function<void(WindowFixture &)> entering(Field field, const char *text)
{
    return [field, typed = QString::fromLatin1(text)](WindowFixture &f) { f.enter(field, typed); };
}

template<typename Value> std::function<void(WindowFixture &)> picking(Field field, Value value)
{
    return [field, value](WindowFixture &f) { f.pick(field, static_cast<int>(value)); };
}

std::vector<Case> cases()
{
    const Experiment start = defaultExperiment(Unit::Seconds);
    return {
        {"base", start, entering(Field::Base, "0,75")},
        {"cap", start, entering(Field::Cap, "700 ms")},
        {"no cap", start, entering(Field::Cap, "none")},
        {"attempts", start, entering(Field::Attempts, "9")},
        {"multiplier", start, entering(Field::Multiplier, "1.5")},
        {"jitter", start, picking(Field::Jitter, Jitter::None)},
        {"cap placement",
            withJitter(Jitter::Proportional),
            picking(Field::CapPlacement, CapPlacement::Before)},
        {"spread", withJitter(Jitter::Proportional), entering(Field::Spread, "0.25")},
        {"offsets", withJitter(Jitter::Offsets), entering(Field::Offsets, "0.5, 1")},
        {"seed", start, entering(Field::Seed, "18446744073709551615")},
        {"unit", start, picking(Field::Unit, Unit::Milliseconds)},
        {"service",
            start,
            [](WindowFixture &f) {
                const auto cards = f.panel->findChildren<QAbstractButton *>();
                const auto outage = std::find_if(cards.begin(), cards.end(), [](auto *card) {
                    return card->accessibleName().contains(QStringLiteral("Long outage"));
                });
                (*outage)->click();
            }},
        {"fail first", start, entering(Field::FailFirst, "4")},
        {"down from", withService(ScenarioKind::TimedOutage), entering(Field::DownFrom, "1")},
        {"down until", withService(ScenarioKind::TimedOutage), entering(Field::DownUntil, "2")},
        {"retry after", withService(ScenarioKind::RateLimited), entering(Field::RetryAfter, "7")},
        {"script", withService(ScenarioKind::Script), entering(Field::Script, "T P")},
        {"call duration", start, entering(Field::CallDuration, "0.25")},
    };
}

QString verdictSentence(const WindowFixture &f)
{
    const VerdictText text = verdictText(*f.result());
    return text.mark + QLatin1Char(' ') + text.sentence;
}

bool hasLabel(const QWidget &parent, const QString &text)
{
    const auto labels = parent.findChildren<QLabel *>();
    return std::any_of(
        labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
}

// The views that do not show the present result.
QStringList outOfDate(const WindowFixture &f)
{
    const RunResult &result = *f.result();
    const MainWindow &window = f.window;
    QStringList views;
    const auto check = [&](bool current, const char *view) {
        if (!current) {
            views << QString::fromLatin1(view);
        }
    };
    const auto *verdict = window.findChild<VerdictBar *>();
    check(hasLabel(*verdict, verdictSentence(f)), "verdict");
    check(hasLabel(*verdict, verdictText(result).waited), "figures");
    check(
        window.timeline()->accessibleDescription().startsWith(timeline_texts::description(result)),
        "timeline");
    check(window.timeline()->timelineLayout().end == endOf(result.trace), "time axis");
    check(window.charts()->delays()->summary() == delaysSpec(result, false).summary, "delays");
    check(window.charts()->cumulative()->summary() == cumulativeSpec(result, false).summary,
        "cumulative");
    const auto rows = attemptRows(result);
    const AttemptsModel &table = *window.results()->table()->attempts();
    check(table.rowCount() == static_cast<int>(rows.size()), "rows");
    for (int row = 0; row < std::min(table.rowCount(), static_cast<int>(rows.size())); ++row) {
        check(table.row(row) == rows[static_cast<std::size_t>(row)], "table");
    }
    QString transcript;
    const auto *lines = window.results()->transcript()->model();
    for (int row = 0; row < lines->rowCount(); ++row) {
        transcript += lines->index(row, 0).data().toString() + QLatin1Char('\n');
    }
    check(transcript == Labels(Language::English).transcript(result.trace, Digits::fixed(3)),
        "transcript");
    check(window.transport()->clock()->text().endsWith(
              result.unit() == Unit::Seconds ? QStringLiteral(" s") : QStringLiteral(" ms")),
        "clock");
    check(f.playback()->result() == f.result(), "playback");
    return views;
}

} // namespace

class TestWindowEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everyEditRedrawsEveryView_data();
    void everyEditRedrawsEveryView();
    void limitCheckBoxIsAnEdit();
    void heldArrowIsOneStep();
    void newSeedIsAStep();
    void resetAllIsAStep();
    void resetAllClearsRefusedTexts();
    void propertiesAreOneStep();
    void unchangedPropertiesAreNone();
    void undoTakesTypedTextFirst_data();
    void undoTakesTypedTextFirst();
    void undoForgetsARefusedTextFirst();
    void refusedValueDimsEveryView();
    void aRunOf10000AttemptsIsEdited();
};

void TestWindowEdits::everyEditRedrawsEveryView_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Case &row : cases()) {
        QTest::addRow("%s", row.name) << index++;
    }
}

void TestWindowEdits::everyEditRedrawsEveryView()
{
    QFETCH(int, index);
    const Case row = cases()[static_cast<std::size_t>(index)];
    WindowFixture f(row.start);
    QCOMPARE(outOfDate(f), QStringList());
    const RunResultPtr before = f.result();

    row.edit(f);
    QCOMPARE(f.results.size(), 1);
    QVERIFY(f.result() != before);
    QVERIFY(f.experiment() != row.start);
    QCOMPARE(outOfDate(f), QStringList());
    QCOMPARE(f.undoStack()->count(), 1);
    QVERIFY(!f.undoStack()->undoText().isEmpty());

    const Experiment edited = f.experiment();
    row.edit(f);
    QCOMPARE(f.results.size(), 1); // a no-op is no edit
    QCOMPARE(f.undoStack()->count(), 1);

    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment(), row.start);
    QCOMPARE(outOfDate(f), QStringList());
    f.action(Qt::CTRL | Qt::Key_Y)->trigger();
    QCOMPARE(f.experiment(), edited);
    QCOMPARE(outOfDate(f), QStringList());
    QCOMPARE(f.results.size(), 3);
    QVERIFY(f.panel->commit()); // the fields show it: nothing is left to apply
    QCOMPARE(f.results.size(), 3);
}

void TestWindowEdits::limitCheckBoxIsAnEdit()
{
    WindowFixture f;
    auto *limit = f.text(Field::Cap)->findChild<QCheckBox *>();
    limit->click();
    QCOMPARE(f.results.size(), 1);
    QVERIFY(!f.experiment().policy.cap);
    QCOMPARE(outOfDate(f), QStringList());
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment().policy.cap, std::optional<double>(30));
    QVERIFY(limit->isChecked());
}

void TestWindowEdits::heldArrowIsOneStep()
{
    WindowFixture f;
    QLineEdit *attempts = f.text(Field::Attempts);
    attempts->setFocus();
    QTest::keyPress(attempts, Qt::Key_Up);
    for (int i = 0; i < 9; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(attempts, &again);
    }
    QTest::keyRelease(attempts, Qt::Key_Up);
    QCOMPARE(f.experiment().policy.attempts, 16);
    QCOMPARE(f.results.size(), 10); // each one shows
    QCOMPARE(f.undoStack()->count(), 1);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment().policy.attempts, 6);
    QTest::keyClick(attempts, Qt::Key_Up);
    QTest::keyClick(attempts, Qt::Key_Up);
    QCOMPARE(f.undoStack()->count(), 2); // two presses are two steps
}

void TestWindowEdits::newSeedIsAStep()
{
    WindowFixture f;
    f.panel->setSeedSource([] { return std::uint64_t(77); });
    f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_N)->trigger();
    QCOMPARE(f.experiment().policy.seed, std::uint64_t(77));
    QCOMPARE(f.results.size(), 1);
    QCOMPARE(outOfDate(f), QStringList());
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
}

void TestWindowEdits::resetAllIsAStep()
{
    Experiment start = withService(ScenarioKind::TimedOutage);
    start = *inUnit(start, Unit::Milliseconds);
    start.title = "A title";
    WindowFixture f(start);
    f.playback()->setSpeed(Speed::Two);
    f.playback()->toEnd();
    QAction *reset = f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    reset->trigger();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
    QCOMPARE(f.playback()->playback(), Playback {});
    QCOMPARE(f.results.size(), 1);
    QCOMPARE(outOfDate(f), QStringList());
    reset->trigger();
    QCOMPARE(f.undoStack()->count(), 1);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment(), start);
    QCOMPARE(outOfDate(f), QStringList());
}

void TestWindowEdits::resetAllClearsRefusedTexts()
{
    WindowFixture f;
    f.enter(Field::Base, QStringLiteral("abc"));
    QVERIFY(!f.problem(Field::Base).isEmpty());
    f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_R)->trigger();
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
    QCOMPARE(f.undoStack()->count(), 0);
    QVERIFY(!f.window.findChild<VerdictBar *>()->graphicsEffect());
}

void TestWindowEdits::propertiesAreOneStep()
{
    WindowFixture f;
    f.playback()->toEnd();
    f.action(Qt::ALT | Qt::Key_Return)->trigger();
    auto *dialog = f.window.findChild<PropertiesDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("Blip, ñ"));
    dialog->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("One\nTwo"));
    dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QVERIFY(!dialog->isVisible());
    QCOMPARE(f.experiment().title, std::string("Blip, \u00f1"));
    QCOMPARE(f.experiment().notes, std::string("One\nTwo"));
    QCOMPARE(f.undoStack()->count(), 1);
    QCOMPARE(f.cursor().t, endOf(f.result()->trace)); // the playhead stays
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
}

void TestWindowEdits::unchangedPropertiesAreNone()
{
    WindowFixture f;
    f.action(Qt::ALT | Qt::Key_Return)->trigger();
    auto *dialog = f.window.findChild<PropertiesDialog *>();
    dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(f.undoStack()->count(), 0);
    QCOMPARE(f.results.size(), 0);
}

void TestWindowEdits::undoTakesTypedTextFirst_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("key, in the field") << true;
    QTest::newRow("menu") << false;
}

// What was typed last is undone first, and nothing else with it.
void TestWindowEdits::undoTakesTypedTextFirst()
{
    QFETCH(bool, byKey);
    WindowFixture f;
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.type(Field::Base, QStringLiteral("2"));
    if (byKey) {
        while (f.text(Field::Base)->text() != QStringLiteral("0.5")) {
            QTest::keyClick(f.text(Field::Base), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(f.experiment().policy.attempts, 9);
        }
    } else {
        f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    }
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
    QCOMPARE(f.experiment().policy.attempts, 9);
    QCOMPARE(f.experiment().policy.base, 0.5);
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.experiment(), defaultExperiment(Unit::Seconds));
}

void TestWindowEdits::undoForgetsARefusedTextFirst()
{
    WindowFixture f;
    f.enter(Field::Attempts, QStringLiteral("9"));
    f.enter(Field::Base, QStringLiteral("abc"));
    f.action(Qt::CTRL | Qt::Key_Z)->trigger();
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(f.experiment().policy.attempts, 9);
    QVERIFY(!f.window.findChild<VerdictBar *>()->graphicsEffect());
}

void TestWindowEdits::refusedValueDimsEveryView()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    const QList<QWidget *> views {f.window.findChild<VerdictBar *>(),
        f.window.timeline(),
        f.window.charts()->delays(),
        f.window.results()};
    QList<QImage> before;
    for (QWidget *view : views) {
        before << view->grab().toImage();
    }
    const RunResultPtr standing = f.result();
    f.enter(Field::Base, QStringLiteral("abc"));
    QCOMPARE(f.result(), standing);
    QCOMPARE(outOfDate(f), QStringList()); // the last good picture
    for (qsizetype i = 0; i < views.size(); ++i) {
        QVERIFY2(views[i]->grab().toImage() != before[i], qPrintable(QString::number(i)));
    }
    f.enter(Field::Base, QStringLiteral("0.5"));
    for (qsizetype i = 0; i < views.size(); ++i) {
        QVERIFY2(views[i]->grab().toImage() == before[i], qPrintable(QString::number(i)));
    }
    QCOMPARE(f.results.size(), 0);
}

void TestWindowEdits::aRunOf10000AttemptsIsEdited()
{
    WindowFixture f;
    f.enter(Field::Attempts, QStringLiteral("10000"));
    QCOMPARE(f.window.results()->table()->attempts()->rowCount(), 10'000);
    f.enter(Field::FailFirst, QStringLiteral("20000"));
    QCOMPARE(f.window.results()->table()->attempts()->rowCount(), 10'000);
    QCOMPARE(outOfDate(f), QStringList());
    f.playback()->toEnd();
    QCOMPARE(f.window.results()->table()->attempts()->currentRow(), 9'999);
    f.enter(Field::Attempts, QStringLiteral("10001"));
    QVERIFY(f.problem(Field::Attempts).contains(QStringLiteral("10")));
    QCOMPARE(f.experiment().policy.attempts, 10'000);
}

QTEST_MAIN(TestWindowEdits)
#include "test_window_edits.moc"
