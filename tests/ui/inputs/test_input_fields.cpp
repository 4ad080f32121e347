// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/inputs/input_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLocale>
#include <QScrollBar>
#include <QToolButton>

using namespace backoff;

class TestInputFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void durationsAreReadAlikeInEveryLocale_data();
    void durationsAreReadAlikeInEveryLocale();
    void badValuesAreMarkedAndChangeNothing_data();
    void badValuesAreMarkedAndChangeNothing();
    void nothingHalfTypedIsApplied();
    void focusOutCommits();
    void escapeRestores();
    void unitStandsInsideTheField();
    void heldArrowIsOneGesture();
    void arrowsStayWithinWhatIsAccepted();
    void wheelNeedsTheFocus();
    void wheelNeverChangesACombo();
    void undoBelongsToTheWindowUnlessTextIsEdited();
    void seeds_data();
    void seeds();
    void newSeedIsDrawn();
    void drawnSeedsCanBeDictated();
    void capCanBeTakenAwayAndComesBack();
    void callsAreSpelledOut_data();
    void callsAreSpelledOut();
};

void TestInputFields::durationsAreReadAlikeInEveryLocale_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("shown");
    const auto add = [](const char *typed, double seconds, const char *shown) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << seconds << QString::fromLatin1(shown);
    };
    add("1.5", 1.5, "1.5");
    add("1,5", 1.5, "1.5");
    add("500 ms", 0.5, "0.5");
    add("250ms", 0.25, "0.25");
    add("1.5 s", 1.5, "1.5");
    add("2 min", 120, "120");
    add("2.50", 2.5, "2.5");
    add("1e-3", 0.001, "0.001");
}

void TestInputFields::durationsAreReadAlikeInEveryLocale()
{
    QFETCH(QString, typed);
    QFETCH(double, seconds);
    QFETCH(QString, shown);
    for (const auto language : {QLocale::English, QLocale::German}) {
        QLocale::setDefault(QLocale(language));
        InputFixture f;
        Experiment start;
        start.policy.base = 7;
        f.set(start);
        f.enter(Field::Base, typed);
        QCOMPARE(f.edits.size(), std::size_t(1));
        QCOMPARE(f.last().policy.base, seconds);
        QCOMPARE(f.edits[0].field, Field::Base);
        QCOMPARE(f.text(Field::Base)->text(), shown);
    }
}

void TestInputFields::badValuesAreMarkedAndChangeNothing_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("typed");
    const auto add = [](const char *name, Field field, const QString &typed) {
        QTest::addRow("%s %s", name, typed.toUtf8().constData()) << field << typed;
    };
    const char *notAnyNumber[] = {"", "abc", "nan", "inf", "1,000,000", "0x10", "1_000"};
    for (const char *typed : notAnyNumber) {
        const QString text = QString::fromLatin1(typed);
        add("base", Field::Base, text);
        add("cap", Field::Cap, text);
        add("attempts", Field::Attempts, text);
        add("multiplier", Field::Multiplier, text);
        add("seed", Field::Seed, text);
        add("fail first", Field::FailFirst, text);
        add("call duration", Field::CallDuration, text);
    }
    for (const char *typed : {"0", "-1", "1e400", "1e-400"}) {
        add("base", Field::Base, QString::fromLatin1(typed));
        add("cap", Field::Cap, QString::fromLatin1(typed));
        add("multiplier", Field::Multiplier, QString::fromLatin1(typed));
    }
    for (const char *typed : {"0", "-1", "10001", "6.5", "6,5", "99999999999999999999"}) {
        add("attempts", Field::Attempts, QString::fromLatin1(typed));
    }
    for (const char *typed : {"-1", "10000001", "1.5"}) {
        add("fail first", Field::FailFirst, QString::fromLatin1(typed));
    }
    for (const char *typed : {"18446744073709551616", "1.5", "1e3"}) {
        add("seed", Field::Seed, QString::fromLatin1(typed));
    }
    add("base", Field::Base, QStringLiteral("5 lightyears"));
    add("base", Field::Base, QStringLiteral("٥"));
    add("attempts", Field::Attempts, QStringLiteral("٦"));
    add("seed", Field::Seed, QStringLiteral("١٢"));
    add("call duration", Field::CallDuration, QStringLiteral("-1"));
    add("base", Field::Base, QStringLiteral("none"));
}

void TestInputFields::badValuesAreMarkedAndChangeNothing()
{
    QFETCH(Field, field);
    QFETCH(QString, typed);
    InputFixture f;
    f.text(field)->setFocus();
    f.text(field)->setText(typed);
    QTest::keyClick(f.text(field), Qt::Key_Return);
    QVERIFY(f.edits.empty());
    QCOMPARE(f.problemCounts, std::vector<int> {1});
    QVERIFY(!f.problem(field).isEmpty());
    QCOMPARE(f.text(field)->text(), typed); // as typed, never clamped
    QCOMPARE(f.text(field)->property("problem").toBool(), true);
    QVERIFY(f.text(field)->accessibleDescription().endsWith(f.problem(field)));
    QVERIFY(!f.panel->commit());
}

void TestInputFields::nothingHalfTypedIsApplied()
{
    InputFixture f;
    f.type(Field::Attempts, QStringLiteral("16"));
    QVERIFY(f.edits.empty());
    QTest::keyClick(f.text(Field::Attempts), Qt::Key_Return);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.attempts, 16);
    QTest::keyClick(f.text(Field::Attempts), Qt::Key_Return);
    QCOMPARE(f.edits.size(), std::size_t(1)); // the same value again is no edit
}

void TestInputFields::focusOutCommits()
{
    InputFixture f;
    f.type(Field::Base, QStringLiteral("2"));
    QTest::keyClick(f.text(Field::Base), Qt::Key_Tab);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.base, 2.0);
    QVERIFY(f.text(Field::Cap)->hasFocus());
}

void TestInputFields::escapeRestores()
{
    InputFixture f;
    f.type(Field::Base, QStringLiteral("99"));
    QTest::keyClick(f.text(Field::Base), Qt::Key_Escape);
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("0.5"));
    f.enter(Field::Base, QStringLiteral("abc"));
    QVERIFY(!f.problem(Field::Base).isEmpty());
    QTest::keyClick(f.text(Field::Base), Qt::Key_Escape);
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(f.problemCounts, (std::vector<int> {1, 0}));
    QVERIFY(f.edits.empty());
}

void TestInputFields::unitStandsInsideTheField()
{
    InputFixture f;
    auto *base = qobject_cast<TextField *>(f.text(Field::Base));
    QCOMPARE(base->suffix(), QStringLiteral("s"));
    f.type(Field::Base, QStringLiteral("500 ms"));
    QCOMPARE(base->suffix(), QString()); // not "500 ms s"
    QTest::keyClick(base, Qt::Key_Return);
    QCOMPARE(base->suffix(), QStringLiteral("s"));
}

static void pressUp(QWidget *widget, bool repeated)
{
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, QString(), repeated);
    QApplication::sendEvent(widget, &event);
}

void TestInputFields::heldArrowIsOneGesture()
{
    InputFixture f;
    QLineEdit *attempts = f.text(Field::Attempts);
    attempts->setFocus();
    pressUp(attempts, false);
    pressUp(attempts, true);
    pressUp(attempts, true);
    pressUp(attempts, false);
    QCOMPARE(f.edits.size(), std::size_t(4));
    QCOMPARE(f.edits[2].next.policy.attempts, 9);
    QVERIFY(f.edits[0].gesture != 0);
    QCOMPARE(f.edits[1].gesture, f.edits[0].gesture);
    QCOMPARE(f.edits[2].gesture, f.edits[0].gesture);
    QVERIFY(f.edits[3].gesture != f.edits[0].gesture);
    QTest::keyClick(attempts, Qt::Key_Down);
    QCOMPARE(f.last().policy.attempts, 9);
}

void TestInputFields::arrowsStayWithinWhatIsAccepted()
{
    InputFixture f;
    Experiment start;
    start.policy.attempts = 1;
    f.set(start);
    QLineEdit *attempts = f.text(Field::Attempts);
    QTest::keyClick(attempts, Qt::Key_Down);
    QVERIFY(f.edits.empty());
    f.type(Field::Attempts, QStringLiteral("9223372036854775807"));
    QTest::keyClick(attempts, Qt::Key_Up);
    QCOMPARE(f.last().policy.attempts, 10'000);
    f.edits.clear();
    f.type(Field::Attempts, QStringLiteral("abc"));
    QTest::keyClick(attempts, Qt::Key_Up);
    QVERIFY(f.edits.empty());
    QCOMPARE(attempts->text(), QStringLiteral("abc"));
}

void TestInputFields::wheelNeedsTheFocus()
{
    InputFixture f;
    QLineEdit *attempts = f.text(Field::Attempts);
    f.text(Field::Base)->setFocus();
    turnWheel(attempts, -1);
    QVERIFY(f.edits.empty());
    QCOMPARE(attempts->text(), QStringLiteral("6"));
    QVERIFY(f.panel->verticalScrollBar()->value() > 0); // it scrolled the form
    attempts->setFocus();
    turnWheel(attempts, 1, 1000);
    turnWheel(attempts, 1, 1100);
    turnWheel(attempts, 1, 5000);
    QCOMPARE(f.last().policy.attempts, 9);
    QCOMPARE(f.edits[1].gesture, f.edits[0].gesture);
    QVERIFY(f.edits[2].gesture != f.edits[0].gesture);
}

void TestInputFields::wheelNeverChangesACombo()
{
    InputFixture f;
    for (const Field field : {Field::Jitter, Field::Unit}) {
        auto *combo = qobject_cast<QComboBox *>(f.row(field)->editor());
        const int before = combo->currentIndex();
        turnWheel(combo, -1);
        combo->setFocus();
        turnWheel(combo, -1);
        QCOMPARE(combo->currentIndex(), before);
    }
    QVERIFY(f.edits.empty());
    QVERIFY(f.panel->verticalScrollBar()->value() > 0);
}

void TestInputFields::undoBelongsToTheWindowUnlessTextIsEdited()
{
    InputFixture f;
    int undone = 0;
    auto *undo = new QAction(&f.window);
    undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    f.window.addAction(undo);
    connect(undo, &QAction::triggered, this, [&] { ++undone; });
    QVERIFY(QTest::qWaitForWindowActive(&f.window));

    QLineEdit *base = f.text(Field::Base);
    f.enter(Field::Base, QStringLiteral("2"));
    QTest::keyClick(base, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 1); // committed: the window's turn
    QCOMPARE(base->text(), QStringLiteral("2"));

    base->end(false);
    QTest::keyClicks(base, QStringLiteral("5"));
    QTest::keyClick(base, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 1);
    QCOMPARE(base->text(), QStringLiteral("2"));
    QTest::keyClick(base, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, 2);

    QTest::keyClicks(base, QStringLiteral("x"));
    QTest::keyClick(base, Qt::Key_Return);
    QVERIFY(!f.problem(Field::Base).isEmpty());
    QTest::keyClick(base, Qt::Key_Z, Qt::ControlModifier); // takes back the bad text alone
    QVERIFY(f.problem(Field::Base).isEmpty());
    QCOMPARE(undone, 2);
}

void TestInputFields::seeds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("largest") << QStringLiteral("18446744073709551615")
                             << quint64(18446744073709551615u);
    QTest::newRow("sign is dropped") << QStringLiteral("-5") << quint64(5);
    QTest::newRow("zero") << QStringLiteral("0") << quint64(0);
}

void TestInputFields::seeds()
{
    QFETCH(QString, typed);
    QFETCH(quint64, seed);
    InputFixture f;
    f.enter(Field::Seed, typed);
    QCOMPARE(f.last().policy.seed, seed);
    QCOMPARE(f.text(Field::Seed)->text(), QString::number(seed));
}

void TestInputFields::newSeedIsDrawn()
{
    InputFixture f;
    f.panel->setSeedSource([] { return std::uint64_t(4711); });
    QTest::mouseClick(f.text(Field::Seed)->findChild<QToolButton *>(), Qt::LeftButton);
    QCOMPARE(f.edits.size(), std::size_t(1));
    QCOMPARE(f.last().policy.seed, std::uint64_t(4711));
    QCOMPARE(f.edits[0].field, Field::Seed);
}

void TestInputFields::drawnSeedsCanBeDictated()
{
    for (int i = 0; i < 1000; ++i) {
        QVERIFY(drawSeed() < 100'000'000);
    }
}

void TestInputFields::capCanBeTakenAwayAndComesBack()
{
    InputFixture f;
    auto *limit = f.text(Field::Cap)->findChild<QCheckBox *>();
    f.enter(Field::Cap, QStringLiteral("8"));
    limit->click();
    QVERIFY(!f.last().policy.cap);
    QVERIFY(f.text(Field::Cap)->isReadOnly());
    QCOMPARE(f.text(Field::Cap)->text(), QStringLiteral("no limit"));
    f.panel->setExperiment(*inUnit(f.last(), Unit::Milliseconds));
    limit->click();
    QCOMPARE(*f.last().policy.cap, 8000.0); // in the unit of now
    QCOMPARE(f.edits.size(), std::size_t(3));
    f.enter(Field::Cap, QStringLiteral("none"));
    QVERIFY(!f.last().policy.cap);
    QVERIFY(!limit->isChecked());
}

void TestInputFields::callsAreSpelledOut_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("suffix");
    QTest::newRow("1") << QStringLiteral("1") << QStringLiteral("1 call, no retry");
    QTest::newRow("2") << QStringLiteral("2") << QStringLiteral("1 call + 1 retry");
    QTest::newRow("40") << QStringLiteral("40") << QStringLiteral("1 call + 39 retries");
    QTest::newRow("0") << QStringLiteral("0") << QString();
    QTest::newRow("abc") << QStringLiteral("abc") << QString();
}

void TestInputFields::callsAreSpelledOut()
{
    QFETCH(QString, typed);
    QFETCH(QString, suffix);
    InputFixture f;
    f.type(Field::Attempts, typed);
    QCOMPARE(qobject_cast<TextField *>(f.text(Field::Attempts))->suffix(), suffix);
}

QTEST_MAIN(TestInputFields)
#include "test_input_fields.moc"
