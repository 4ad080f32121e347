// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/inputs/input_fixture.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollBar>

#include <set>

using namespace backoff;

class TestInputPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void twoProblemsAreMarkedAtOnce();
    void anotherFieldCanMendAProblem();
    void goodValuesWaitForTheBadOne();
    void retypingWhatStandsEndsARefusal();
    void hiddenParametersNeverBlock();
    void jitterShowsItsOwnParameters_data();
    void jitterShowsItsOwnParameters();
    void offsetsAreAList();
    void commitAppliesTheFieldBeingEdited();
    void settingAnExperimentSignalsNothing();
    void unitConvertsEverything();
    void unitWaitsForGoodValues();
    void unitThatCannotHoldAValueIsRefused();
    void noticesStandBelowTheirField();
    void firstProblemGetsTheFocus();
    void everyFieldHasAName();
    void tabGoesAsShown();
    void neverScrollsSideways();
    void aLongBadValueIsWrapped();
};

void TestInputPanel::twoProblemsAreMarkedAtOnce()
{
    InputFixture f;
    f.enter(Field::Base, QStringLiteral("abc"));
    f.enter(Field::Multiplier, QStringLiteral("0"));
    QVERIFY(!f.problem(Field::Base).isEmpty());
    QVERIFY(!f.problem(Field::Multiplier).isEmpty());
    QVERIFY(f.problem(Field::Cap).isEmpty());
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 2}));
    f.enter(Field::Base, QStringLiteral("1"));
    QVERIFY(f.edits.empty());
    f.enter(Field::Multiplier, QStringLiteral("3"));
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 2, 1, 0}));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.base, 1.0);
    QCOMPARE(f.last().policy.multiplier, 3.0);
}

void TestInputPanel::anotherFieldCanMendAProblem()
{
    InputFixture f;
    auto *limit = f.text(Field::Cap)->findChild<QCheckBox *>();
    limit->click();
    f.edits.clear();
    f.enter(Field::Attempts, QStringLiteral("2000"));
    QVERIFY(f.edits.empty());
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    const std::vector<Error> problems = [] {
        Policy policy;
        policy.cap.reset();
        policy.attempts = 2000;
        return validate(policy, windowLimits);
    }();
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(f.problem(problems[0].where).contains(QStringLiteral("1025")));
    limit->click();
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.attempts, 2000);
    QCOMPARE(*f.last().policy.cap, 30.0);
}

void TestInputPanel::goodValuesWaitForTheBadOne()
{
    InputFixture f;
    f.enter(Field::Base, QStringLiteral("abc"));
    f.pick(Field::Jitter, static_cast<int>(Jitter::Equal));
    QVERIFY(f.edits.empty());
    QTest::keyClick(f.text(Field::Base), Qt::Key_Escape);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.jitter, Jitter::Equal);
}

void TestInputPanel::retypingWhatStandsEndsARefusal()
{
    InputFixture f;
    f.enter(Field::Base, QStringLiteral("abc"));
    f.enter(Field::Base, QStringLiteral("0.5"));
    QVERIFY(f.problem(Field::Base).isEmpty());
    f.enter(Field::Base, QStringLiteral("abc"));
    f.type(Field::Base, QStringLiteral("0.5"));
    f.text(Field::Seed)->setFocus();
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0, 1, 0}));
    Experiment start;
    start.policy.cap.reset();
    start.policy.attempts = 1024;
    f.set(start);
    f.text(Field::Attempts)->setFocus();
    QString standing; // the most attempts that fit a double without a cap
    for (int i = 0; i < 9 && f.problemCounts.empty(); ++i) {
        standing = f.text(Field::Attempts)->text();
        QTest::keyClick(f.text(Field::Attempts), Qt::Key_Up);
    }
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    f.enter(Field::Attempts, standing);
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
}

void TestInputPanel::hiddenParametersNeverBlock()
{
    InputFixture f;
    Experiment start;
    start.policy.jitter = Jitter::Offsets;
    f.set(start);
    f.enter(Field::Offsets, QStringLiteral("2"));
    QVERIFY(!f.problem(Field::Offsets).isEmpty());
    f.pick(Field::Jitter, static_cast<int>(Jitter::None));
    QVERIFY(f.panel->commit());
    QVERIFY(!f.edits.empty());
    QCOMPARE(f.last().policy.jitter, Jitter::None);
    QCOMPARE(f.last().policy.offsets, start.policy.offsets);
}

void TestInputPanel::jitterShowsItsOwnParameters_data()
{
    QTest::addColumn<Jitter>("jitter");
    for (const Jitter jitter : allJitters) {
        QTest::addRow("%s", std::string(nameOf(jitter)).c_str()) << jitter;
    }
}

void TestInputPanel::jitterShowsItsOwnParameters()
{
    QFETCH(Jitter, jitter);
    InputFixture f;
    f.pick(Field::Jitter, static_cast<int>(jitter));
    QCOMPARE(f.row(Field::Spread) != nullptr, jitter == Jitter::Proportional);
    QCOMPARE(f.row(Field::CapPlacement) != nullptr, jitter == Jitter::Proportional);
    QCOMPARE(f.row(Field::Offsets) != nullptr, jitter == Jitter::Offsets);
    Policy policy;
    policy.jitter = jitter;
    QCOMPARE(f.row(Field::Jitter)->note(), f.labels.formula(policy));
}

void TestInputPanel::offsetsAreAList()
{
    InputFixture f;
    Experiment start;
    start.policy.jitter = Jitter::Offsets;
    f.set(start);
    QCOMPARE(f.text(Field::Offsets)->text(), QStringLiteral("0.2, 0.9, 0.5"));
    f.enter(Field::Offsets, QStringLiteral("0.25,1"));
    QCOMPARE(f.last().policy.offsets, (std::vector<double> {0.25, 1}));
}

void TestInputPanel::commitAppliesTheFieldBeingEdited()
{
    InputFixture f;
    QVERIFY(f.panel->commit());
    QVERIFY(f.edits.empty());
    f.type(Field::Seed, QStringLiteral("1234"));
    QVERIFY(f.panel->commit());
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.seed, std::uint64_t(1234));
    QCOMPARE(f.edits[0].field, Field::Seed);
    f.type(Field::Seed, QStringLiteral("x"));
    QVERIFY(!f.panel->commit());
}

void TestInputPanel::settingAnExperimentSignalsNothing()
{
    InputFixture f;
    f.enter(Field::Base, QStringLiteral("abc"));
    Experiment other;
    other.policy.base = 3;
    other.policy.cap.reset();
    other.scenario.kind = ScenarioKind::TimedOutage;
    other.scenario.downUntil = 4;
    f.panel->setExperiment(other);
    QVERIFY(f.edits.empty());
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("3"));
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(f.text(Field::DownUntil)->text(), QStringLiteral("4"));
    QVERIFY(f.panel->commit());
    QVERIFY(f.edits.empty());
}

void TestInputPanel::unitConvertsEverything()
{
    InputFixture f;
    Experiment start;
    start.policy.base = 2.01;
    start.scenario.kind = ScenarioKind::Script;
    start.scenario.script = "T R:5 R:7s S";
    start.scenario.callDuration = 0.25;
    f.set(start);
    f.pick(Field::Unit, static_cast<int>(Unit::Milliseconds));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].field, Field::Unit);
    QCOMPARE(f.last(), *inUnit(start, Unit::Milliseconds));
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("2010"));
    QCOMPARE(f.text(Field::Script)->text(), QStringLiteral("T R:5000 R:7s S"));
    QCOMPARE(f.text(Field::CallDuration)->text(), QStringLiteral("250"));
    QCOMPARE(qobject_cast<TextField *>(f.text(Field::Base))->suffix(), QStringLiteral("ms"));
    f.enter(Field::Base, QStringLiteral("2 s"));
    QCOMPARE(f.last().policy.base, 2000.0);
}

void TestInputPanel::unitWaitsForGoodValues()
{
    InputFixture f;
    f.enter(Field::Attempts, QStringLiteral("0"));
    QComboBox *unit = f.combo(Field::Unit);
    unit->setFocus();
    QTest::keyClick(unit, Qt::Key_Down);
    QVERIFY(f.edits.empty());
    QCOMPARE(unit->currentData().toInt(), static_cast<int>(Unit::Seconds));
    QVERIFY(f.text(Field::Attempts)->hasFocus());
}

void TestInputPanel::unitThatCannotHoldAValueIsRefused()
{
    InputFixture f;
    Experiment start;
    start.policy.base = 1e306;
    start.policy.cap = 1e306;
    start.policy.attempts = 2;
    start.policy.jitter = Jitter::None;
    f.set(start);
    QComboBox *unit = f.combo(Field::Unit);
    unit->setFocus();
    QTest::keyClick(unit, Qt::Key_Down);
    QVERIFY(f.edits.empty());
    QCOMPARE(unit->currentData().toInt(), static_cast<int>(Unit::Seconds));
    QVERIFY(!f.problem(Field::Unit).isEmpty());
    QVERIFY(f.panel->commit()); // what stands is good
    QVERIFY(f.problem(Field::Unit).isEmpty());
}

void TestInputPanel::noticesStandBelowTheirField()
{
    InputFixture f;
    QVERIFY(f.row(Field::Cap)->note().isEmpty());
    f.enter(Field::Cap, QStringLiteral("0.1"));
    f.enter(Field::Multiplier, QStringLiteral("0.5"));
    QCOMPARE(f.row(Field::Cap)->note(), f.labels.notice(Notice::CapBelowBase));
    QCOMPARE(f.row(Field::Multiplier)->note(), f.labels.notice(Notice::Shrinks));
    f.enter(Field::Cap, QStringLiteral("30"));
    QVERIFY(f.row(Field::Cap)->note().isEmpty());
}

void TestInputPanel::firstProblemGetsTheFocus()
{
    InputFixture f;
    f.enter(Field::CallDuration, QStringLiteral("x"));
    f.text(Field::Base)->setFocus();
    f.panel->verticalScrollBar()->setValue(0);
    f.panel->focusFirstProblem();
    QLineEdit *field = f.text(Field::CallDuration);
    QVERIFY(field->hasFocus());
    QCOMPARE(field->selectedText(), QStringLiteral("x"));
    QVERIFY(!field->visibleRegion().isEmpty());
}

void TestInputPanel::everyFieldHasAName()
{
    InputFixture f;
    std::set<QString> names;
    for (FieldRow *row : f.panel->findChildren<FieldRow *>()) {
        const QString name = row->editor()->accessibleName();
        QCOMPARE(name, f.labels.field(row->field(), FieldNaming::Form));
        QVERIFY2(names.insert(name).second, qPrintable(name));
        const auto labels = row->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
        QCOMPARE(labels.at(0)->isHidden(), true); // the problem
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel *label) {
            return label->buddy() == row->editor();
        }));
    }
    for (auto *button : f.panel->findChildren<QAbstractButton *>()) {
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY2(
            names.insert(button->accessibleName()).second, qPrintable(button->accessibleName()));
    }
}

void TestInputPanel::tabGoesAsShown()
{
    InputFixture f;
    Experiment start;
    start.policy.jitter = Jitter::Proportional;
    start.scenario.kind = ScenarioKind::RateLimited;
    f.set(start);
    f.text(Field::Base)->setFocus();
    QWidget *const first = QApplication::focusWidget();
    QWidget *previous = first;
    QStringList names {first->accessibleName()};
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget *focused = QApplication::focusWidget();
        if (focused == first) {
            break;
        }
        const QPoint at = focused->mapTo(f.panel->widget(), QPoint());
        const QPoint before = previous->mapTo(f.panel->widget(), QPoint());
        QVERIFY2(at.y() > before.y() || at.x() > before.x(), qPrintable(focused->accessibleName()));
        names << focused->accessibleName();
        previous = focused;
    }
    // base, cap, limit, attempts, multiplier, jitter, placement, spread, seed, new, unit,
    // card, fail first, retry after, call duration
    QCOMPARE(names.size(), 15);
    QCOMPARE(names.last(), f.labels.field(Field::CallDuration, FieldNaming::Form));
}

void TestInputPanel::aLongBadValueIsWrapped()
{
    InputFixture f;
    f.enter(Field::Base, QString(1000, u'W'));
    QCoreApplication::processEvents();
    QVERIFY(f.row(Field::Base)->problem().contains(QString(60, u'W'))); // told as it was typed
    QCOMPARE(f.panel->horizontalScrollBar()->maximum(), 0);
    QVERIFY(f.panel->widget()->width() <= f.panel->viewport()->width());
}

void TestInputPanel::neverScrollsSideways()
{
    InputFixture f;
    for (const int width : {290, 306}) {
        f.window.resize(width, 560);
        for (const Jitter jitter : allJitters) {
            Experiment start;
            start.policy.jitter = jitter;
            f.set(start);
            QCoreApplication::processEvents();
            QVERIFY(f.panel->widget()->width() <= f.panel->viewport()->width());
            QCOMPARE(f.panel->horizontalScrollBar()->maximum(), 0);
        }
    }
}

QTEST_MAIN(TestInputPanel)
#include "test_input_panel.moc"
