// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson's column: what is told when, in which language, and what comes of a prediction.

#include "tests/ui/lessons/cut_off.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/markdown_view.h"
#include "ui/lessons/outcome_card.h"
#include "ui/lessons/wrapped_label.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QScrollArea>

#include <algorithm>

using namespace backoff;

namespace {

LessonIntent choice(std::size_t index) { return lesson_intent::Predict {LessonAnswer(index)}; }

// Of the outcome card, one below the other.
QString outcome(const LessonFixture &f)
{
    QStringList lines;
    for (const OutcomeCard *card : f.shown<OutcomeCard>()) {
        for (const WrappedLabel *label : card->findChildren<WrappedLabel *>()) {
            lines << label->text();
        }
    }
    return lines.join(u'\n');
}

} // namespace

class TestLessonPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void tellsAStepInTheLanguageOfItsLabels_data();
    void tellsAStepInTheLanguageOfItsLabels();
    void nothingOfTheAnswerIsThereBeforeTheReveal();
    void comparesWhatWasPredicted_data();
    void comparesWhatWasPredicted();
    void marksTheChoices();
    void offersToRevealWithoutAPrediction();
    void refusedNumbersAreMarkedAndHoldTheReveal();
    void whatIsTypedCountsWithoutEnter();
    void anEmptiedFieldTakesThePredictionBack();
    void leavingAStepPredictsNothingForTheNext();
    void theLastStepFinishes();
    void asksAgain();
    void showsARestoredPlace();
    void itsTextIsCopiedByKeys();
    void isEmptyWhenClosed();
};

void TestLessonPane::tellsAStepInTheLanguageOfItsLabels_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("en") << Language::English
                        << QStringList {QStringLiteral("A budget too small"),
                               QStringLiteral("The same short failure, met with"),
                               QStringLiteral("Three attempts"),
                               QStringLiteral("the first 2 calls fail"),
                               QStringLiteral("How does the run end?"),
                               QStringLiteral("It recovers && goes on")};
    QTest::newRow("es") << Language::Spanish
                        << QStringList {QStringLiteral("Un presupuesto demasiado corto"),
                               QStringLiteral("El mismo fallo breve"),
                               QStringLiteral("Tres intentos"),
                               QStringLiteral("las primeras 2 llamadas fallan"),
                               QStringLiteral("¿Cómo acaba la ejecución?"),
                               QStringLiteral("Se recupera y sigue")};
}

void TestLessonPane::tellsAStepInTheLanguageOfItsLabels()
{
    QFETCH(Language, language);
    QFETCH(QStringList, told);
    LessonFixture f(smallLesson(), language);
    for (const QString &text : told) {
        QVERIFY2(f.readable().contains(text), qPrintable(f.readable()));
    }
    f.goTo(1);
    QVERIFY(!f.readable().contains(told[1])); // the summary stands on the first step alone
}

void TestLessonPane::nothingOfTheAnswerIsThereBeforeTheReveal()
{
    LessonFixture f;
    f.controller.take(choice(1));
    for (const QWidget *widget : f.pane->findChildren<QWidget *>()) { // hidden ones too
        const QString text = widget->property("plainText").toString()
            + widget->property("text").toString() + widget->accessibleDescription();
        QVERIFY2(!text.contains(QStringLiteral("300")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("call 3")));
    }
    QVERIFY(f.shown<OutcomeCard>().isEmpty());
    f.press("Reveal");
    QVERIFY(f.readable().contains(QStringLiteral("It recovers on call 3, after 300 ms.")));
}

void TestLessonPane::comparesWhatWasPredicted_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("typed"); // or the choice's number; empty: nothing
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *name, int step, const char *typed, const char *expected) {
        QTest::newRow(name) << step << QString::fromUtf8(typed) << QString::fromUtf8(expected);
    };
    add("right choice",
        0,
        "1",
        "✓ Right\nYou predicted: It recovers & goes on\nThe answer: It recovers & goes on");
    add("wrong choice",
        0,
        "2",
        "✕ Not right\nYou predicted: It stops at once\nThe answer: It recovers & goes on");
    add("no choice", 0, "", "○ Not predicted\nThe answer: It recovers & goes on");
    add("right number", 1, "0.7 s", "✓ Right\nYou predicted: 700 ms\nThe answer: 700 ms");
    add("near number", 1, "660", "✓ Near enough\nYou predicted: 660 ms\nThe answer: 700 ms");
    add("wrong number", 1, "0,3 s", "✕ Not right\nYou predicted: 300 ms\nThe answer: 700 ms");
    add("no number", 1, "", "○ Not predicted\nThe answer: 700 ms");
    add("wrong count", 2, "3", "✕ Not right\nYou predicted: 3\nThe answer: 4");
}

void TestLessonPane::comparesWhatWasPredicted()
{
    QFETCH(int, step);
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    LessonFixture f;
    f.goTo(static_cast<std::size_t>(step));
    if (typed.isEmpty()) {
        f.press("Reveal anyway");
    } else if (step == 0) {
        f.shown<ChoiceButton>()[typed.toInt()]->click();
        f.press("Reveal");
    } else {
        f.field()->setText(typed);
        QTest::keyClick(f.field(), Qt::Key_Return); // predicts and reveals
        f.settle();
    }
    QCOMPARE(outcome(f), expected);
    const QString sentence = f.shown<OutcomeCard>()[0]->accessibleName(); // as announced
    for (const QString &line : expected.split(u'\n')) {
        QVERIFY2(
            sentence.contains(line.mid(line.startsWith(u'Y') || line.startsWith(u'T') ? 0 : 2)),
            qPrintable(sentence));
    }
}

void TestLessonPane::marksTheChoices()
{
    LessonFixture f;
    f.shown<ChoiceButton>()[0]->click();
    f.press("Reveal");
    const QList<ChoiceButton *> choices = f.shown<ChoiceButton>();
    QVERIFY(choices[0]->isChecked());
    QCOMPARE(
        choices[0]->accessibleDescription(), QStringLiteral("your prediction, not the answer"));
    QCOMPARE(choices[1]->accessibleDescription(), QStringLiteral("the answer"));
    QCOMPARE(choices[2]->accessibleDescription(), QString());
    for (ChoiceButton *button : choices) {
        QVERIFY(!button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(std::size_t(0)));
}

void TestLessonPane::offersToRevealWithoutAPrediction()
{
    LessonFixture f;
    QVERIFY(f.button("Reveal anyway"));
    QVERIFY(f.button("Reveal anyway")->property("role").toString().isEmpty());
    f.shown<ChoiceButton>()[2]->click();
    QVERIFY(!f.button("Reveal anyway"));
    QCOMPARE(f.button("Reveal")->property("role").toString(), QString(styleRole::primary));
    f.goTo(1);
    QVERIFY(f.button("Reveal anyway"));
    QTest::keyClicks(f.field(), QStringLiteral("7"));
    QVERIFY(f.button("Reveal")); // as soon as something is typed
    QVERIFY(!f.controller.progress().current().prediction); // which is not applied yet
    QTest::keyClick(f.field(), Qt::Key_Backspace);
    QVERIFY(f.button("Reveal anyway"));
}

void TestLessonPane::refusedNumbersAreMarkedAndHoldTheReveal()
{
    LessonFixture f;
    f.goTo(1);
    f.field()->setFocus();
    QTest::keyClicks(f.field(), QStringLiteral("7 days"));
    QVERIFY(!f.pane->commit());
    f.press("Reveal");
    QVERIFY(!f.controller.progress().current().revealed);
    QCOMPARE(f.field()->text(), QStringLiteral("7 days"));
    QVERIFY(f.field()->property("problem").toBool());
    QVERIFY(f.field()->hasFocus());
    const QString why = f.field()->accessibleDescription();
    QVERIFY2(why.contains(QStringLiteral("accepted: a duration")), qPrintable(why));
    QVERIFY(f.readable().contains(why));
    const auto labels = f.shown<WrappedLabel>(); // one of which is announced
    QVERIFY(std::ranges::any_of(labels, [&](const WrappedLabel *label) {
        return label->accessibleName() == label->text() && why.endsWith(label->text());
    }));
    QCOMPARE(cutOff(f), QString());
    f.key(Qt::Key_Escape); // as in every field: what stands comes back
    QVERIFY(!f.field()->property("problem").toBool());
    QCOMPARE(f.field()->text(), QString());
    QVERIFY(f.pane->commit());
}

void TestLessonPane::whatIsTypedCountsWithoutEnter()
{
    LessonFixture f;
    f.goTo(1);
    f.field()->setFocus();
    QTest::keyClicks(f.field(), QStringLiteral("0,7 s"));
    QVERIFY(f.pane->commit());
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(700.0));
    QCOMPARE(f.field()->text(), QStringLiteral("0,7 s")); // as it was typed
    f.field()->setText(QStringLiteral("0.6 s"));
    f.press("Reveal");
    QVERIFY(outcome(f).contains(QStringLiteral("600 ms")));
    QVERIFY(f.field()->isReadOnly());
}

void TestLessonPane::anEmptiedFieldTakesThePredictionBack()
{
    LessonFixture f;
    f.goTo(2);
    f.field()->setText(QStringLiteral("3"));
    QVERIFY(f.pane->commit());
    f.field()->setText(QStringLiteral(" "));
    QVERIFY(f.pane->commit());
    QVERIFY(!f.controller.progress().current().prediction);
    QVERIFY(f.button("Reveal anyway"));
}

// The field loses the focus while it is taken away, which would commit what is typed in it.
void TestLessonPane::leavingAStepPredictsNothingForTheNext()
{
    LessonFixture f;
    f.goTo(1);
    f.field()->setFocus();
    QTest::keyClicks(f.field(), QStringLiteral("650"));
    f.controller.take(lesson_intent::Next {});
    f.settle();
    QVERIFY(!f.controller.progress().current().prediction);
    QCOMPARE(f.field()->text(), QString());
}

void TestLessonPane::theLastStepFinishes()
{
    LessonFixture f;
    f.goTo(3);
    QVERIFY(!f.button("Next"));
    QVERIFY(!f.button("Ask again"));
    f.press("Finish");
    QCOMPARE(f.closeRequests, 1);
    QVERIFY(f.controller.isOpen()); // the window closes it
    f.press("Back");
    QCOMPARE(f.controller.progress().step, std::size_t(2));
}

void TestLessonPane::asksAgain()
{
    LessonFixture f;
    f.shown<ChoiceButton>()[0]->click();
    f.press("Reveal");
    f.press("Ask again");
    QVERIFY(!f.button("Ask again"));
    QVERIFY(f.button("Reveal anyway"));
    for (const ChoiceButton *button : f.shown<ChoiceButton>()) {
        QVERIFY(!button->isChecked());
        QVERIFY(button->isEnabled());
    }
    QVERIFY(!f.readable().contains(QStringLiteral("300 ms")));
}

void TestLessonPane::showsARestoredPlace()
{
    LessonFixture f;
    f.goTo(1);
    f.field()->setText(QStringLiteral("0.65 s"));
    QVERIFY(f.pane->commit());

    // A pane that is made for a lesson that is open shows it as it is, in its own language.
    const Labels spanish(Language::Spanish);
    QWidget window;
    LessonPane pane(&f.controller, spanish, &window);
    window.show();
    QCOMPARE(pane.findChild<QLineEdit *>()->text(), QStringLiteral("650"));
    const QString told = pane.findChild<QScrollArea *>()->accessibleDescription();
    QVERIFY(told.contains(QStringLiteral("¿Cuánto espera en total?")));
    f.controller.take(lesson_intent::Reveal {});
    QVERIFY(pane.findChild<OutcomeCard *>());
}

// What the mouse selects and copies, keys copy from the menu of the text.
void TestLessonPane::itsTextIsCopiedByKeys()
{
    LessonFixture f;
    f.goTo(1);
    QScrollArea *scroll = f.scroll();
    QCOMPARE(scroll->contextMenuPolicy(), Qt::ActionsContextMenu);
    QApplication::clipboard()->clear();
    scroll->actions().first()->trigger();
    const QString told = scroll->accessibleDescription();
    QVERIFY(!told.isEmpty());
    QCOMPARE(QApplication::clipboard()->text(), told);
}

void TestLessonPane::isEmptyWhenClosed()
{
    LessonFixture f;
    f.controller.close();
    f.settle();
    QVERIFY(f.shown<MarkdownView>().isEmpty());
    QVERIFY(f.shown<QPushButton>().isEmpty());
    QVERIFY(f.pane->commit());
    f.window.grab();
    f.controller.open(smallLesson());
    f.settle();
    QVERIFY(f.button("Reveal anyway"));
}

QTEST_MAIN(TestLessonPane)
#include "test_lesson_pane.moc"
