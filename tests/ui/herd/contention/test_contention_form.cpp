// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of the study as a user works them: good settings are told once, a refused value is
// marked and says why.

#include "tests/ui/fail_on_warning.h"
#include "ui/herd/contention/contention_form.h"
#include "ui/herd/setting_box.h"
#include "ui/inputs/text_field.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace backoff;

class TestContentionForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsItsSettings();
    void tellsGoodSettingsOnce();
    void stepsWithTheKeys();
    void refusedValues_data();
    void refusedValues();
    void commitAppliesWhatIsTyped();
    void focusesTheFirstProblem();
    void theSeedIsThePolicys();
    void newSettingsForgetWhatWasTyped();

private:
    std::unique_ptr<ContentionForm> m_form;
    std::unique_ptr<QSignalSpy> m_edits;
    std::unique_ptr<QSignalSpy> m_problems;

    SettingBox *box(Field field) const
    {
        const auto boxes = m_form->findChildren<SettingBox *>();
        return *std::ranges::find(boxes, field, &SettingBox::field);
    }
    void type(Field field, const QString &typed) const
    {
        QLineEdit *editor = box(field)->editor();
        editor->setFocus();
        editor->selectAll();
        QTest::keyClick(editor, Qt::Key_Delete);
        QTest::keyClicks(editor, typed);
    }
    void enter(Field field, const QString &typed) const
    {
        type(field, typed);
        QTest::keyClick(box(field)->editor(), Qt::Key_Return);
    }
    bool saysInWords(const QString &part) const
    {
        const auto labels = m_form->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(part);
        });
    }
};

static const Labels &labels()
{
    static const Labels english(Language::English);
    return english;
}

void TestContentionForm::init()
{
    failOnWarning();
    m_form = std::make_unique<ContentionForm>(labels());
    m_edits = std::make_unique<QSignalSpy>(m_form.get(), &ContentionForm::contentionEdited);
    m_problems = std::make_unique<QSignalSpy>(m_form.get(), &ContentionForm::problemsChanged);
    m_form->resize(700, 100);
    m_form->show();
    QApplication::setActiveWindow(m_form.get());
}

void TestContentionForm::showsItsSettings()
{
    m_form->setSettings({.clients = 42, .runs = 7, .seed = UINT64_MAX});
    QCOMPARE(box(Field::Contenders)->editor()->text(), QStringLiteral("42"));
    QCOMPARE(box(Field::Runs)->editor()->text(), QStringLiteral("7"));
    QVERIFY(saysInWords(QStringLiteral("seed 18446744073709551615 (the policy's)")));
    QVERIFY(saysInWords(QStringLiteral("only the seed takes part")));
    QCOMPARE(m_edits->count(), 0);
}

void TestContentionForm::tellsGoodSettingsOnce()
{
    enter(Field::Contenders, QStringLiteral("0250"));
    QCOMPARE(m_edits->count(), 1);
    QCOMPARE(m_edits->front(),
        QVariantList(
            {QVariant::fromValue<std::int64_t>(250), QVariant::fromValue<std::int64_t>(100)}));
    QCOMPARE(box(Field::Contenders)->editor()->text(), QStringLiteral("250"));
    enter(Field::Contenders, QStringLiteral("250"));
    QCOMPARE(m_edits->count(), 1);
    type(Field::Runs, QStringLiteral("5"));
    QCOMPARE(m_edits->count(), 1); // half typed
    box(Field::Contenders)->editor()->setFocus();
    QCOMPARE(m_edits->count(), 2);
    QCOMPARE(m_form->settings(), (ContentionSettings {.clients = 250, .runs = 5}));
}

void TestContentionForm::stepsWithTheKeys()
{
    box(Field::Contenders)->editor()->setFocus();
    QTest::keyClick(box(Field::Contenders)->editor(), Qt::Key_Up);
    QCOMPARE(m_form->settings().clients, 101);
    QCOMPARE(m_edits->count(), 1);
}

void TestContentionForm::refusedValues_data()
{
    QTest::addColumn<bool>("ofRuns");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    const QString clients = QStringLiteral("; accepted: a whole number from 1 to 10000");
    const QString runs = QStringLiteral("; accepted: a whole number from 1 to 1000000");
    QTest::newRow("no client") << false << u"0"_qs << u"'0' is out of range"_qs + clients;
    QTest::newRow("too many") << false << u"10001"_qs << u"'10001' is out of range"_qs + clients;
    QTest::newRow("nothing") << false << QString() << u"nothing is given"_qs + clients;
    QTest::newRow("a word") << false << u"ten"_qs << u"'ten' is not a number"_qs + clients;
    QTest::newRow("no run") << true << u"-1"_qs << u"'-1' is out of range"_qs + runs;
    QTest::newRow("a fraction") << true << u"1.5"_qs << u"'1.5' is not a whole number"_qs + runs;
    QTest::newRow("too many runs")
        << true << u"1000001"_qs << u"'1000001' is out of range"_qs + runs;
}

void TestContentionForm::refusedValues()
{
    QFETCH(bool, ofRuns);
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    const Field field = ofRuns ? Field::Runs : Field::Contenders;
    const Field other = ofRuns ? Field::Contenders : Field::Runs;
    enter(field, typed);
    QCOMPARE(box(field)->problem(), reason);
    QCOMPARE(box(other)->problem(), QString());
    QVERIFY(saysInWords(reason));
    QCOMPARE(m_edits->count(), 0);
    QCOMPARE(m_form->settings(), ContentionSettings {});
    QCOMPARE(m_problems->count(), 1);
    QCOMPARE(m_problems->front().front().toInt(), 1);

    enter(field, QStringLiteral("50"));
    QCOMPARE(box(field)->problem(), QString());
    QVERIFY(!saysInWords(reason));
    QCOMPARE(m_edits->count(), 1);
    QCOMPARE(m_problems->back().front().toInt(), 0);
}

void TestContentionForm::commitAppliesWhatIsTyped()
{
    type(Field::Runs, QStringLiteral("30"));
    QVERIFY(m_form->commit());
    QCOMPARE(m_form->settings().runs, 30);
    QCOMPARE(m_edits->count(), 1);
    type(Field::Runs, QStringLiteral("many"));
    QVERIFY(!m_form->commit());
    QCOMPARE(m_form->settings().runs, 30);
}

void TestContentionForm::focusesTheFirstProblem()
{
    enter(Field::Runs, QStringLiteral("0"));
    box(Field::Contenders)->editor()->setFocus();
    m_form->focusFirstProblem();
    QVERIFY(box(Field::Runs)->editor()->hasFocus());
    QCOMPARE(box(Field::Runs)->editor()->selectedText(), QStringLiteral("0"));
    enter(Field::Contenders, QStringLiteral("0"));
    m_form->focusFirstProblem();
    QVERIFY(box(Field::Contenders)->editor()->hasFocus());
}

// A new seed of the policy leaves alone what is being typed here.
void TestContentionForm::theSeedIsThePolicys()
{
    enter(Field::Runs, QStringLiteral("0"));
    m_form->setSeed(7);
    QVERIFY(saysInWords(QStringLiteral("seed 7 (the policy's)")));
    QCOMPARE(box(Field::Runs)->editor()->text(), QStringLiteral("0"));
    QVERIFY(!box(Field::Runs)->problem().isEmpty());
    QCOMPARE(m_edits->count(), 0);
}

void TestContentionForm::newSettingsForgetWhatWasTyped()
{
    enter(Field::Runs, QStringLiteral("0"));
    m_form->setSettings({});
    QCOMPARE(box(Field::Runs)->editor()->text(), QStringLiteral("100"));
    QCOMPARE(box(Field::Runs)->problem(), QString());
    QCOMPARE(m_problems->back().front().toInt(), 0);
    QCOMPARE(m_edits->count(), 0);
}

QTEST_MAIN(TestContentionForm)
#include "test_contention_form.moc"
