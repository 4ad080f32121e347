// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/herd/fleet/fleet_form_fixture.h"
#include "tests/ui/inputs/input_fixture.h" // turnWheel()

#include <QAccessible>

#include <cmath>
#include <set>

using namespace backoff;

class TestFleetForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void showsTheSettings();
    void typedValuesAreEdits_data();
    void typedValuesAreEdits();
    void badValuesAreRefusedAndSaid_data();
    void badValuesAreRefusedAndSaid();
    void goodValuesWaitForTheBadOne();
    void aBinWithoutACallIsRefusedAtTheCapacity();
    void neverAndNoLimit();
    void theLastOutageComesBackInTheNewUnit();
    void sharedSeedIsAnEdit();
    void commitAppliesTheFieldBeingEdited();
    void settingAnExperimentSignalsNothing();
    void firstProblemGetsTheFocus();
    void aDragIsOneGesture();
    void everyEditHasAGestureOfItsOwn();
    void takingTheHandleMovesNothing();
    void typedValuesBeyondTheSliderStay();
    void theSliderWaitsForGoodValues();
    void theSliderOfBinsBeyondAllMeasure();
    void theSliderGoesByKeys();
    void theSliderTellsTheValue();
    void theWheelNeedsTheFocus();
    void slidersAreOffWhereNothingIsToSlide();
    void everyFieldHasAName();
    void wrapsWhereItIsNarrow_data();
    void wrapsWhereItIsNarrow();
};

void TestFleetForm::showsTheSettings()
{
    FleetFormFixture f;
    f.set({});
    QCOMPARE(f.text(Field::Clients)->text(), QStringLiteral("1000"));
    QCOMPARE(f.text(Field::Outage)->text(), QStringLiteral("4"));
    QCOMPARE(f.text(Field::Outage)->suffix(), QStringLiteral("s"));
    QCOMPARE(f.text(Field::Capacity)->text(), QStringLiteral("120"));
    QCOMPARE(f.text(Field::Bin)->text(), QStringLiteral("0.25"));
    QVERIFY(!f.sharedSeed()->isChecked());
    f.set({.clients = 7, .outage = {}, .capacity = {}, .bin = 50, .sharedSeed = true},
        Unit::Milliseconds);
    QCOMPARE(f.text(Field::Clients)->text(), QStringLiteral("7"));
    QCOMPARE(f.text(Field::Outage)->text(), QStringLiteral("never ends"));
    QCOMPARE(f.text(Field::Capacity)->text(), QStringLiteral("no limit"));
    QCOMPARE(f.text(Field::Bin)->suffix(), QStringLiteral("ms"));
    QVERIFY(f.sharedSeed()->isChecked());
}

void TestFleetForm::typedValuesAreEdits_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<FleetSettings>("next");
    QTest::newRow("clients") << Field::Clients << QStringLiteral("250")
                             << FleetSettings {.clients = 250};
    QTest::newRow("nobody") << Field::Clients << QStringLiteral("0")
                            << FleetSettings {.clients = 0};
    QTest::newRow("the most") << Field::Clients << QStringLiteral("1000000")
                              << FleetSettings {.clients = 1'000'000};
    QTest::newRow("outage") << Field::Outage << QStringLiteral("1,5 min")
                            << FleetSettings {.outage = 90};
    QTest::newRow("no outage") << Field::Outage << QStringLiteral("0")
                               << FleetSettings {.outage = 0};
    QTest::newRow("never") << Field::Outage << QStringLiteral("never")
                           << FleetSettings {.outage = {}};
    QTest::newRow("capacity") << Field::Capacity << QStringLiteral("4.5")
                              << FleetSettings {.capacity = 4.5};
    QTest::newRow("unlimited") << Field::Capacity << QStringLiteral("none")
                               << FleetSettings {.capacity = {}};
    QTest::newRow("bin") << Field::Bin << QStringLiteral("100 ms") << FleetSettings {.bin = 0.1};
}

void TestFleetForm::typedValuesAreEdits()
{
    QFETCH(Field, field);
    QFETCH(QString, typed);
    QFETCH(FleetSettings, next);
    FleetFormFixture f;
    f.set({});
    f.enter(field, typed);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].next, next);
    QCOMPARE(f.edits[0].field, field);
    QVERIFY(f.problemCounts.empty());
    f.enter(field, f.text(field)->text());
    QCOMPARE(f.edits.size(), std::size_t(1)); // what stands is no edit
}

void TestFleetForm::badValuesAreRefusedAndSaid_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("accepted");
    const auto add = [](const char *name, Field field, const char *typed, const char *accepted) {
        QTest::newRow(name) << field << QString::fromUtf8(typed) << QString::fromUtf8(accepted);
    };
    const char *clients = "a whole number from 0 to 1000000";
    add("too many", Field::Clients, "1000001", clients);
    add("fewer than nobody", Field::Clients, "-1", clients);
    add("part of a client", Field::Clients, "1.5", clients);
    add("groups", Field::Clients, "1,000", clients);
    add("no duration", Field::Outage, "soon", "never, or a duration of 0 or more");
    add("before the start", Field::Outage, "-1", "never, or a duration of 0 or more");
    add("a capacity of time", Field::Capacity, "2 min", "none, or calls a second");
    add("no capacity", Field::Capacity, "0", "none, or calls a second");
    add("no bin", Field::Bin, "0", "a duration above 0");
    add("nothing", Field::Bin, "", "a duration above 0");
}

void TestFleetForm::badValuesAreRefusedAndSaid()
{
    QFETCH(Field, field);
    QFETCH(QString, typed);
    QFETCH(QString, accepted);
    FleetFormFixture f;
    f.set({});
    f.enter(field, typed);
    QVERIFY(f.edits.empty());
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    QVERIFY2(f.problems().contains(accepted), qPrintable(f.problems()));
    QVERIFY(f.problems().startsWith(f.labels.field(field, FieldNaming::Form)));
    QCOMPARE(f.text(field)->property("problem").toBool(), true);
    QVERIFY(f.text(field)->accessibleDescription().contains(accepted));
    QTest::keyClick(f.text(field), Qt::Key_Escape);
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QVERIFY(f.problems().isEmpty());
    QCOMPARE(f.text(field)->property("problem").toBool(), false);
    QVERIFY(f.edits.empty());
}

void TestFleetForm::goodValuesWaitForTheBadOne()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Clients, QStringLiteral("many"));
    f.enter(Field::Bin, QStringLiteral("0.5"));
    QVERIFY(f.edits.empty());
    f.enter(Field::Clients, QStringLiteral("12"));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].next, (FleetSettings {.clients = 12, .bin = 0.5}));
}

void TestFleetForm::aBinWithoutACallIsRefusedAtTheCapacity()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Bin, QStringLiteral("1 ms"));
    QVERIFY(f.edits.empty());
    QVERIFY2(f.problems().startsWith(QStringLiteral("Capacity: '120'")), qPrintable(f.problems()));
    f.check(Field::Capacity)->click();
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].next, (FleetSettings {.capacity = {}, .bin = 0.001}));
}

void TestFleetForm::neverAndNoLimit()
{
    FleetFormFixture f;
    f.set({});
    f.check(Field::Outage)->click();
    QCOMPARE(f.edits.back().next, (FleetSettings {.outage = {}}));
    QVERIFY(f.text(Field::Outage)->isReadOnly());
    f.check(Field::Outage)->click();
    QCOMPARE(f.edits.back().next, FleetSettings {});
    QVERIFY(!f.text(Field::Outage)->isReadOnly());
    f.check(Field::Capacity)->click();
    QCOMPARE(f.edits.back().next, (FleetSettings {.capacity = {}}));
    f.check(Field::Capacity)->click();
    QCOMPARE(f.edits.back().next, FleetSettings {});
    QCOMPARE(f.edits.size(), std::size_t(4));
}

void TestFleetForm::theLastOutageComesBackInTheNewUnit()
{
    FleetFormFixture f;
    f.set({.outage = 2.5});
    f.set({.outage = {}, .capacity = {}, .bin = 250}, Unit::Milliseconds);
    f.check(Field::Outage)->click();
    QCOMPARE(f.edits.back().next.outage, std::optional<double>(2500));
    f.check(Field::Capacity)->click(); // calls a second in every unit
    QCOMPARE(f.edits.back().next.capacity, std::optional<double>(120));
}

void TestFleetForm::sharedSeedIsAnEdit()
{
    FleetFormFixture f;
    f.set({});
    f.sharedSeed()->click();
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].next, (FleetSettings {.sharedSeed = true}));
}

void TestFleetForm::commitAppliesTheFieldBeingEdited()
{
    FleetFormFixture f;
    f.set({});
    QVERIFY(f.form->commit());
    QVERIFY(f.edits.empty());
    f.type(Field::Bin, QStringLiteral("0.5"));
    QVERIFY(f.edits.empty()); // nothing half-typed is applied
    QVERIFY(f.form->commit());
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.edits[0].field, Field::Bin);
    QCOMPARE(f.edits[0].next.bin, 0.5);
    f.type(Field::Bin, QStringLiteral("x"));
    QVERIFY(!f.form->commit());
    QCOMPARE(f.edits.size(), std::size_t(1));
}

void TestFleetForm::settingAnExperimentSignalsNothing()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Clients, QStringLiteral("x"));
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    Experiment other;
    other.fleet.clients = 5;
    other.fleet.outage = {};
    f.form->setExperiment(other);
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QVERIFY(f.edits.empty());
    QCOMPARE(f.text(Field::Clients)->text(), QStringLiteral("5"));
    QVERIFY(f.form->commit());
    QVERIFY(f.edits.empty());
}

void TestFleetForm::firstProblemGetsTheFocus()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Bin, QStringLiteral("x"));
    f.enter(Field::Outage, QStringLiteral("y"));
    f.sharedSeed()->setFocus();
    f.form->focusFirstProblem();
    QVERIFY(f.text(Field::Outage)->hasFocus());
    QCOMPARE(f.text(Field::Outage)->selectedText(), QStringLiteral("y"));
}

void TestFleetForm::aDragIsOneGesture()
{
    FleetFormFixture f;
    f.set({});
    f.drag(Field::Clients, 0.1, 0.9, 6);
    QVERIFY(f.edits.size() > 4);
    std::set<int> gestures;
    for (const FleetEdit &edit : f.edits) {
        gestures.insert(edit.gesture);
        QCOMPARE(edit.field, Field::Clients);
    }
    QCOMPARE(gestures.size(), std::size_t(1));
    QVERIFY(f.edits.front().next.clients < 20);
    QVERIFY(f.edits.back().next.clients > 100'000);
    QCOMPARE(f.text(Field::Clients)->text(), QString::number(f.edits.back().next.clients));
}

void TestFleetForm::everyEditHasAGestureOfItsOwn()
{
    FleetFormFixture f;
    f.set({});
    std::set<int> gestures;
    f.drag(Field::Outage, 0.2, 0.8);
    gestures.insert(f.edits.back().gesture);
    f.drag(Field::Outage, 0.2, 0.8);
    gestures.insert(f.edits.back().gesture);
    f.drag(Field::Capacity, 0.2, 0.8);
    gestures.insert(f.edits.back().gesture);
    f.enter(Field::Bin, QStringLiteral("0.5"));
    gestures.insert(f.edits.back().gesture);
    f.sharedSeed()->click();
    gestures.insert(f.edits.back().gesture);
    QCOMPARE(gestures.size(), std::size_t(5));
    QVERIFY(*gestures.rbegin() < -1); // -1 means "not to be merged" to an undo stack
}

void TestFleetForm::takingTheHandleMovesNothing()
{
    FleetFormFixture f;
    f.set({.clients = 1234}); // no value of the slider's own
    ValueSlider *slider = f.slider(Field::Clients);
    const int inset = 8;
    const int x
        = inset + qRound((slider->width() - 2.0 * inset) * slider->value() / slider->maximum());
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(x + 2, slider->height() / 2));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(x + 2, slider->height() / 2));
    QVERIFY(f.edits.empty());
    QCOMPARE(f.text(Field::Clients)->text(), QStringLiteral("1234"));
}

void TestFleetForm::typedValuesBeyondTheSliderStay()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Outage, QStringLiteral("1 h"));
    QCOMPARE(f.edits.back().next.outage, std::optional<double>(3600));
    QCOMPARE(f.slider(Field::Outage)->value(), f.slider(Field::Outage)->maximum());
    f.enter(Field::Bin, QStringLiteral("1"));
    QCOMPARE(f.edits.back().next.outage, std::optional<double>(3600));
    f.enter(Field::Outage, QStringLiteral("0.001"));
    QCOMPARE(f.edits.back().next.outage, std::optional<double>(0.001));
    f.enter(Field::Capacity, QStringLiteral("1e9"));
    QCOMPARE(f.edits.back().next.capacity, std::optional<double>(1e9));
    QCOMPARE(f.slider(Field::Capacity)->value(), f.slider(Field::Capacity)->maximum());
    QCOMPARE(f.edits.size(), std::size_t(4));
    f.drag(Field::Outage, 0, 0);
    QCOMPARE(f.edits.back().next.outage, std::optional<double>(0));
}

void TestFleetForm::theSliderWaitsForGoodValues()
{
    FleetFormFixture f;
    f.set({});
    f.enter(Field::Bin, QStringLiteral("x"));
    f.drag(Field::Clients, 0.1, 0.3);
    QVERIFY(f.edits.empty());
    f.enter(Field::Bin, QStringLiteral("0.25"));
    QCOMPARE(f.edits.size(), std::size_t(1));
    QVERIFY(f.edits[0].next.clients < 100);
}

void TestFleetForm::theSliderOfBinsBeyondAllMeasure()
{
    FleetFormFixture f;
    for (const char *bin : {"1.7e308", "1e-303"}) {
        f.set({});
        f.enter(Field::Capacity, QStringLiteral("1e308"));
        f.enter(Field::Bin, QString::fromLatin1(bin));
        const std::size_t edits = f.edits.size();
        f.drag(Field::Capacity, 0.2, 0.8);
        QVERIFY(f.edits.size() > edits);
        QVERIFY(std::isfinite(*f.edits.back().next.capacity));
        QVERIFY(*f.edits.back().next.capacity < 1e308);
    }
}

void TestFleetForm::theSliderGoesByKeys()
{
    FleetFormFixture f;
    f.set({.clients = 1});
    ValueSlider *slider = f.slider(Field::Clients);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(f.edits.back().next.clients, 2);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(f.edits.back().next.clients, 3);
    QVERIFY(f.edits[0].gesture != f.edits[1].gesture);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(f.edits.back().next.clients, 2);
    f.set({}); // a thousand
    for (int step = 0; step < 3; ++step) {
        QTest::keyClick(slider, Qt::Key_Up);
        f.set(f.edits.back().next); // as the window does
    }
    for (int step = 0; step < 3; ++step) {
        QTest::keyClick(slider, Qt::Key_Down);
    }
    QCOMPARE(f.edits.back().next.clients, 1000); // where it came from
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(f.edits.back().next.clients, windowLimits.maxClients);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(f.edits.back().next.clients, 1);
    const std::size_t edits = f.edits.size();
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(f.edits.size(), edits);
}

// And no step of its own: a screen reader reads the number that the field has.
void TestFleetForm::theSliderTellsTheValue()
{
    FleetFormFixture f;
    f.set({.clients = 1234});
    ValueSlider *slider = f.slider(Field::Clients);
    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(slider);
    QCOMPARE(access->role(), QAccessible::Slider);
    QCOMPARE(access->text(QAccessible::Name), slider->accessibleName());
    QCOMPARE(access->text(QAccessible::Value), QStringLiteral("1234"));
    QAccessibleValueInterface *value = access->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 1234.0);
    QCOMPARE(value->minimumValue().toDouble(), 1.0);
    QCOMPARE(value->maximumValue().toDouble(), 1e6);
    value->setCurrentValue(500);
    QCOMPARE(f.edits.back().next.clients, 500);
    QCOMPARE(access->text(QAccessible::Value), QStringLiteral("500"));
}

void TestFleetForm::theWheelNeedsTheFocus()
{
    FleetFormFixture f;
    f.set({});
    f.text(Field::Bin)->setFocus();
    for (const Field field : {Field::Clients, Field::Outage, Field::Capacity}) {
        turnWheel(f.slider(field), 1, 1000);
        turnWheel(f.text(field), 1, 1000);
    }
    QVERIFY(f.edits.empty());
    f.slider(Field::Outage)->setFocus();
    turnWheel(f.slider(Field::Outage), 1, 5000);
    turnWheel(f.slider(Field::Outage), 1, 5100);
    turnWheel(f.slider(Field::Outage), 1, 9000);
    QCOMPARE(f.edits.size(), std::size_t(3));
    QVERIFY(*f.edits[0].next.outage > 4);
    QCOMPARE(f.edits[0].gesture, f.edits[1].gesture);
    QVERIFY(f.edits[1].gesture != f.edits[2].gesture);
}

void TestFleetForm::slidersAreOffWhereNothingIsToSlide()
{
    FleetFormFixture f;
    f.set({.outage = {}});
    QVERIFY(!f.slider(Field::Outage)->isEnabled());
    QVERIFY(f.slider(Field::Capacity)->isEnabled());
    f.set({.capacity = {}});
    QVERIFY(f.slider(Field::Outage)->isEnabled());
    QVERIFY(!f.slider(Field::Capacity)->isEnabled());
    QVERIFY(f.slider(Field::Bin) == nullptr);
}

void TestFleetForm::everyFieldHasAName()
{
    FleetFormFixture f;
    std::set<QString> names;
    for (QWidget *widget : f.form->findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus) {
            const QString name = widget->accessibleName();
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            QVERIFY2(names.insert(name).second, qPrintable(name));
        }
    }
    QVERIFY(names.size() >= 10);
}

void TestFleetForm::wrapsWhereItIsNarrow_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("lines");
    QTest::newRow("1080") << 1080 << 1;
    QTest::newRow("700") << 700 << 2;
}

void TestFleetForm::wrapsWhereItIsNarrow()
{
    QFETCH(int, width);
    QFETCH(int, lines);
    for (const Language language : {Language::English, Language::Spanish}) {
        FleetFormFixture f(language, width);
        std::set<int> tops;
        for (const SettingBox *box : f.form->findChildren<SettingBox *>()) {
            tops.insert(box->y());
            QVERIFY(box->geometry().right() < width);
        }
        QCheckBox *seed = f.sharedSeed();
        tops.insert(seed->y());
        QVERIFY(seed->geometry().right() < width);
        QCOMPARE(static_cast<int>(tops.size()), lines);
        QVERIFY(f.form->height() <= lines * 52);
    }
}

QTEST_MAIN(TestFleetForm)
#include "test_fleet_form.moc"
