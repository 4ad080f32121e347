// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/inputs/input_fixture.h"
#include "ui/inputs/outage_drawing.h"
#include "ui/inputs/scenario_card.h"

#include <QAccessible>

using namespace backoff;

class TestScenarioCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void clickChooses();
    void keysChoose();
    void spaceChooses();
    void tabStopsAtTheChosenCardAlone();
    void whatGetsTheFocusComesIntoView();
    void parametersAreThoseOfTheCard_data();
    void parametersAreThoseOfTheCard();
    void cardsRememberTheirFailFirst();
    void resettingForgets();
    void badParameterDoesNotHoldTheCard();
    void scriptIsJudged();
    void untilMustFollowFrom();
    void cardsAreRadioButtonsToScreenReaders();
    void drawingsDiffer();
    void themeReachesTheCards();
};

static ScenarioCard *card(const InputFixture &f, ScenarioKind kind)
{
    for (ScenarioCard *candidate : f.panel->findChildren<ScenarioCard *>()) {
        if (candidate->kind() == kind) {
            return candidate;
        }
    }
    return nullptr;
}

static void choose(const InputFixture &f, ScenarioKind kind)
{
    QTest::mouseClick(card(f, kind), Qt::LeftButton, Qt::NoModifier, QPoint(20, 20));
}

static int checkedCards(const InputFixture &f)
{
    int count = 0;
    for (const ScenarioCard *candidate : f.panel->findChildren<ScenarioCard *>()) {
        count += candidate->isChecked() ? 1 : 0;
    }
    return count;
}

void TestScenarioCards::clickChooses()
{
    InputFixture f;
    choose(f, ScenarioKind::LongOutage);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].field, Field::Scenario);
    QCOMPARE(f.last().scenario.kind, ScenarioKind::LongOutage);
    QCOMPARE(f.last().scenario.failFirst, 6);
    QCOMPARE(checkedCards(f), 1);
    choose(f, ScenarioKind::LongOutage);
    QCOMPARE(f.edits.size(), std::size_t(1)); // chosen already
}

void TestScenarioCards::keysChoose()
{
    InputFixture f;
    card(f, ScenarioKind::BriefBlip)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(f.last().scenario.kind, ScenarioKind::PermanentError);
    QVERIFY(card(f, ScenarioKind::PermanentError)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(f.last().scenario.kind, ScenarioKind::LongOutage);
    QCOMPARE(f.edits.size(), std::size_t(3));
    QCOMPARE(checkedCards(f), 1);
}

void TestScenarioCards::tabStopsAtTheChosenCardAlone()
{
    InputFixture f;
    const auto expectOnly = [&f](ScenarioKind chosen) {
        for (const ScenarioKind kind : allScenarios) {
            QCOMPARE((card(f, kind)->focusPolicy() & Qt::TabFocus) != 0, kind == chosen);
        }
    };
    expectOnly(ScenarioKind::BriefBlip);
    Experiment other;
    other.scenario.kind = ScenarioKind::TimedOutage;
    f.set(other);
    expectOnly(ScenarioKind::TimedOutage);
    choose(f, ScenarioKind::AlwaysDown);
    expectOnly(ScenarioKind::AlwaysDown);
}

void TestScenarioCards::whatGetsTheFocusComesIntoView()
{
    InputFixture f;
    const auto isInView = [&f](const QWidget *widget) {
        const QRect seen = f.panel->viewport()->rect();
        return seen.contains(widget->mapTo(f.panel->viewport(), widget->rect().center()));
    };
    QWidget *const last = card(f, ScenarioKind::Script);
    QVERIFY(!isInView(last));
    last->setFocus(Qt::TabFocusReason); // from elsewhere in the window
    QVERIFY(isInView(last));
    f.text(Field::Base)->setFocus(Qt::TabFocusReason);
    QVERIFY(isInView(f.text(Field::Base)));
}

void TestScenarioCards::spaceChooses()
{
    InputFixture f;
    card(f, ScenarioKind::Script)->setFocus();
    QTest::keyClick(card(f, ScenarioKind::Script), Qt::Key_Space);
    QCOMPARE(f.last().scenario.kind, ScenarioKind::Script);
}

void TestScenarioCards::parametersAreThoseOfTheCard_data()
{
    QTest::addColumn<ScenarioKind>("kind");
    for (const ScenarioKind kind : allScenarios) {
        QTest::addRow("%s", std::string(nameOf(kind)).c_str()) << kind;
    }
}

void TestScenarioCards::parametersAreThoseOfTheCard()
{
    QFETCH(ScenarioKind, kind);
    InputFixture f;
    if (kind != ScenarioKind::BriefBlip) {
        choose(f, kind);
        QCOMPARE(f.last().scenario.kind, kind);
    }
    const Field parameters[] = {Field::FailFirst,
        Field::DownFrom,
        Field::DownUntil,
        Field::RetryAfter,
        Field::Script,
        Field::CallDuration};
    for (const Field field : parameters) {
        QCOMPARE(f.row(field) != nullptr, uses(kind, field));
        if (field != Field::CallDuration && f.row(field)) {
            QVERIFY(card(f, kind)->isAncestorOf(f.row(field)));
        }
    }
}

void TestScenarioCards::cardsRememberTheirFailFirst()
{
    InputFixture f;
    f.enter(Field::FailFirst, QStringLiteral("4"));
    choose(f, ScenarioKind::LongOutage);
    f.enter(Field::FailFirst, QStringLiteral("9"));
    choose(f, ScenarioKind::TimedOutage);
    choose(f, ScenarioKind::BriefBlip);
    QCOMPARE(f.last().scenario.failFirst, 4);
    choose(f, ScenarioKind::LongOutage);
    QCOMPARE(f.last().scenario.failFirst, 9);
    choose(f, ScenarioKind::PermanentError);
    QCOMPARE(f.last().scenario.failFirst, 0);
}

void TestScenarioCards::resettingForgets()
{
    InputFixture f;
    choose(f, ScenarioKind::LongOutage);
    f.enter(Field::FailFirst, QStringLiteral("9"));
    f.panel->setExperiment(f.last()); // what comes back from an edit forgets nothing
    choose(f, ScenarioKind::BriefBlip);
    f.panel->setExperiment(f.last());
    choose(f, ScenarioKind::LongOutage);
    QCOMPARE(f.last().scenario.failFirst, 9);
    f.panel->setExperiment(Experiment {});
    choose(f, ScenarioKind::LongOutage);
    QCOMPARE(f.last().scenario.failFirst, 6);
}

void TestScenarioCards::badParameterDoesNotHoldTheCard()
{
    InputFixture f;
    f.enter(Field::FailFirst, QStringLiteral("abc"));
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    choose(f, ScenarioKind::AlwaysDown);
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QCOMPARE(f.last().scenario.kind, ScenarioKind::AlwaysDown);
    choose(f, ScenarioKind::BriefBlip);
    QCOMPARE(f.text(Field::FailFirst)->text(), QStringLiteral("2"));
}

void TestScenarioCards::scriptIsJudged()
{
    InputFixture f;
    choose(f, ScenarioKind::Script);
    f.edits.clear();
    f.enter(Field::Script, QStringLiteral("T X S"));
    QVERIFY(f.edits.empty());
    QVERIFY(!f.problem(Field::Script).isEmpty());
    f.enter(Field::Script, QStringLiteral("T R:500ms S"));
    QCOMPARE(f.last().scenario.script, std::string("T R:500ms S"));
}

void TestScenarioCards::untilMustFollowFrom()
{
    InputFixture f;
    choose(f, ScenarioKind::TimedOutage);
    f.edits.clear();
    f.enter(Field::DownFrom, QStringLiteral("12"));
    QVERIFY(f.edits.empty());
    f.enter(Field::DownUntil, QStringLiteral("20"));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().scenario.downFrom, 12.0);
    QCOMPARE(f.last().scenario.downUntil, 20.0);
}

void TestScenarioCards::cardsAreRadioButtonsToScreenReaders()
{
    InputFixture f;
    for (const ScenarioKind kind : allScenarios) {
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(card(f, kind));
        QCOMPARE(heard->role(), QAccessible::RadioButton);
        QVERIFY(heard->text(QAccessible::Name).contains(f.labels.scenario(kind)));
        QCOMPARE(heard->text(QAccessible::Description), f.labels.scenarioDescription(kind));
        QCOMPARE(bool(heard->state().checked), kind == ScenarioKind::BriefBlip);
    }
}

void TestScenarioCards::drawingsDiffer()
{
    const QRectF box(QPointF(), outageDrawingSize);
    for (const ScenarioKind kind : allScenarios) {
        QVERIFY(box.contains(outagePath(kind).boundingRect()));
        for (const ScenarioKind other : allScenarios) {
            QCOMPARE(outagePath(kind) == outagePath(other), kind == other);
        }
    }
}

void TestScenarioCards::themeReachesTheCards()
{
    InputFixture f;
    const auto ground
        = [&](ScenarioKind kind) { return card(f, kind)->grab().toImage().pixelColor(30, 4); };
    QCOMPARE(ground(ScenarioKind::Script), Theme::light().card);
    QCOMPARE(ground(ScenarioKind::BriefBlip), Theme::light().selected);
    f.panel->setTheme(Theme::darkTheme());
    QCOMPARE(ground(ScenarioKind::Script), Theme::darkTheme().card);
    QCOMPARE(ground(ScenarioKind::BriefBlip), Theme::darkTheme().selected);
}

QTEST_MAIN(TestScenarioCards)
#include "test_scenario_cards.moc"
