// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson's column: what is told when, in which language, and that all of it can be read.

#include "tests/ui/lessons/cut_off.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/markdown_view.h"
#include "ui/lessons/outcome_card.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/lessons/wrapped_text.h"
#include "ui/presentation/presentation.h"

#include <QScrollBar>
#include <QTextDocument>

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

const WrappedLabel *heading(const LessonFixture &f)
{
    const QString title = f.controller.step().title.english;
    for (const WrappedLabel *label : f.shown<WrappedLabel>()) {
        if (label->text() == title) {
            return label;
        }
    }
    return nullptr;
}

} // namespace

class TestLessonPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup()
    {
        QApplication::setFont(QFont());
        clearPresentationSizes();
    }

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
    void startsEachStepAtItsTop();
    void showsTheOutcomeWhenRevealed();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void longWordsStayInside();
    void takesAnotherTheme();
    void growsForAPresentationWhileItIsShown();
    void coloursAreReadable_data();
    void coloursAreReadable();
    void showsARestoredPlace();
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
    if (step == 0 && !typed.isEmpty()) {
        f.shown<ChoiceButton>()[typed.toInt()]->click();
    } else if (step > 0) {
        f.field()->setText(typed);
        QTest::keyClick(f.field(), Qt::Key_Return);
    }
    f.press(typed.isEmpty() ? "Reveal anyway" : "Reveal");
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

void TestLessonPane::startsEachStepAtItsTop()
{
    LessonFixture f;
    f.window.resize(260, 400);
    f.settle();
    QScrollBar *bar = f.scroll()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    f.shown<ChoiceButton>()[2]->click();
    QCOMPARE(bar->value(), bar->maximum()); // a pick moves nothing
    f.press("Reveal");
    f.press("Next");
    QCOMPARE(bar->value(), 0);
}

void TestLessonPane::showsTheOutcomeWhenRevealed()
{
    Lesson lesson = smallLesson();
    LessonText &told = lesson.steps[0].explanation;
    for (int i = 0; i < 3; ++i) {
        told.english += QStringLiteral("\n\nThe waits double from {base|ceiling}, so `retry` %1 "
                                       "waits longer than the one before it.")
                            .arg(i + 1);
    }
    for (const int height : {400, 520, 640, 900}) {
        LessonFixture f(lesson);
        f.window.resize(305, height);
        f.settle();
        f.shown<ChoiceButton>()[0]->click();
        f.press("Reveal");
        f.settle();
        f.settle();
        const OutcomeCard *card = f.shown<OutcomeCard>()[0];
        const int top = card->mapTo(f.scroll()->viewport(), QPoint()).y();
        QVERIFY(top >= 0);
        QVERIFY(top + card->height() <= f.scroll()->viewport()->height());
        // As far up as there is text below.
        const QScrollBar *bar = f.scroll()->verticalScrollBar();
        QCOMPARE(bar->value(), std::clamp(card->y() - 10, 0, bar->maximum()));
    }
}

void TestLessonPane::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pixels"); // of the letters; 0: as they are
    QTest::newRow("260x400") << QSize(260, 400) << 0;
    QTest::newRow("305x540") << QSize(305, 540) << 0;
    QTest::newRow("420x900") << QSize(420, 900) << 0;
    QTest::newRow("presentation") << QSize(410, 900) << 26;
}

void TestLessonPane::nothingIsCutOff()
{
    QFETCH(QSize, size);
    QFETCH(int, pixels);
    if (pixels > 0) {
        QFont large = QApplication::font();
        large.setPixelSize(pixels);
        QApplication::setFont(large);
    }
    for (const Language language : {Language::English, Language::Spanish}) {
        LessonFixture f(smallLesson(), language);
        f.window.resize(size);
        for (std::size_t step = 0; step < 4; ++step) {
            f.goTo(step);
            f.settle();
            QCOMPARE(f.window.size(), size);
            QCOMPARE(cutOff(f), QString());
            f.controller.take(lesson_intent::Reveal {});
            f.settle();
            f.settle();
            QCOMPARE(cutOff(f), QString());
            QCOMPARE(f.window.size(), size);
        }
    }
}

void TestLessonPane::longWordsStayInside()
{
    const QString word(300, u'w');
    Lesson lesson = smallLesson();
    lesson.title = {word, word};
    lesson.summary = {word, word};
    LessonStep &step = lesson.steps[0];
    step.title = {word, word};
    step.text = {word, word};
    step.question->text = {word, word};
    step.question->choices[1].text = {word, word};
    step.explanation = {word, word};
    LessonFixture f(lesson);
    f.window.resize(260, 900);
    f.press("Reveal anyway");
    f.settle();
    QCOMPARE(f.window.width(), 260);
    QCOMPARE(cutOff(f), QString());
    const QFontMetrics metrics(f.window.font());
    QVERIFY(wrappedHeight(word, f.window.font(), 200)
        >= metrics.height() * metrics.horizontalAdvance(word) / 200);
}

void TestLessonPane::takesAnotherTheme()
{
    LessonFixture f;
    f.shown<ChoiceButton>()[0]->click();
    f.press("Reveal");
    const auto ground = [&f](QPoint at) { return f.window.grab().toImage().pixelColor(at); };
    const QPoint inside = f.scroll()->mapTo(&f.window, QPoint(4, 4));
    QCOMPARE(ground(inside), Theme::light().card);
    f.setTheme(Theme::darkTheme());
    f.settle();
    QCOMPARE(ground(inside), Theme::darkTheme().card);
    for (const MarkdownView *view : f.shown<MarkdownView>()) {
        QCOMPARE(view->palette().color(QPalette::Text), Theme::darkTheme().text);
    }
    const auto *verdict = f.shown<OutcomeCard>()[0]->findChild<WrappedLabel *>();
    QCOMPARE(verdict->palette().color(QPalette::WindowText), Theme::darkTheme().failureText);
    f.press("Next"); // what is made later is dark too
    QCOMPARE(ground(inside), Theme::darkTheme().card);
    QCOMPARE(f.shown<MarkdownView>()[0]->palette().color(QPalette::Text), Theme::darkTheme().text);
    QCOMPARE(heading(f)->palette().color(QPalette::WindowText), Theme::darkTheme().text);
}

void TestLessonPane::growsForAPresentationWhileItIsShown()
{
    LessonFixture f;
    f.window.resize(420, 900);
    f.shown<ChoiceButton>()[0]->click();
    f.press("Reveal");
    const auto smallest = [&f] {
        int pixels = 1000;
        for (const QWidget *widget : f.shown<QWidget>()) {
            if (!widget->property("text").toString().isEmpty()
                || !widget->property("plainText").toString().isEmpty()) {
                pixels = std::min(pixels, QFontInfo(widget->font()).pixelSize());
            }
        }
        return pixels;
    };
    const auto isLarger = [&f] {
        return QFontInfo(heading(f)->font()).pixelSize() > QFontInfo(f.window.font()).pixelSize();
    };
    const int before = smallest();
    QVERIFY(isLarger());
    setPresentationSizes(presentationSizes(1080));
    f.setTheme(currentTheme(QPalette()));
    f.settle();
    QVERIFY(smallest() >= presentationSizes(1080).smallText);
    QVERIFY(isLarger());
    QCOMPARE(cutOff(f), QString());
    f.press("Ask again"); // what is made later has the same letters
    QVERIFY(smallest() >= presentationSizes(1080).smallText);
    QCOMPARE(cutOff(f), QString());
    clearPresentationSizes();
    f.setTheme(Theme::light());
    f.settle();
    QCOMPARE(smallest(), before);
}

void TestLessonPane::coloursAreReadable_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << Theme::light() << 4.5;
    QTest::newRow("dark") << Theme::darkTheme() << 4.5;
    QTest::newRow("presentation") << Theme::presentation(false) << 7.0;
    QTest::newRow("dark presentation") << Theme::presentation(true) << 7.0;
}

void TestLessonPane::coloursAreReadable()
{
    QFETCH(Theme, theme);
    QFETCH(double, least);
    const std::pair<QColor, QColor> texts[] = {{theme.text, theme.failingStrip}, // outcome card
        {theme.failureText, theme.failingStrip},
        {theme.text, theme.answeringStrip},
        {theme.successText, theme.answeringStrip},
        {theme.text, theme.window},
        {theme.mutedText, theme.window}, // veil
        {theme.text, theme.selected}, // choices
        {theme.failureText, theme.selected},
        {theme.successText, theme.selected},
        {theme.successText, theme.card},
        {theme.mutedText, theme.card}};
    for (const auto &[ink, ground] : texts) {
        QVERIFY2(contrast(ink, ground) >= least,
            qPrintable(QStringLiteral("%1 on %2: %3")
                           .arg(ink.name(), ground.name())
                           .arg(contrast(ink, ground))));
    }
}

void TestLessonPane::showsARestoredPlace()
{
    LessonFixture f;
    f.goTo(1);
    f.field()->setText(QStringLiteral("0.65 s"));
    QVERIFY(f.pane->commit());
    const Lesson lesson = f.controller.lesson();
    const LessonProgress progress = f.controller.progress();

    LessonFixture later(smallLesson(), Language::Spanish);
    later.controller.restore(lesson, progress);
    later.settle();
    QCOMPARE(later.field()->text(), QStringLiteral("650"));
    QVERIFY(later.readable().contains(QStringLiteral("¿Cuánto espera en total?")));
    // A pane that is made for a lesson that is open shows it as it is.
    const Labels english(Language::English);
    QWidget window;
    LessonPane pane(&later.controller, english, &window);
    window.show();
    QCOMPARE(pane.findChild<QLineEdit *>()->text(), QStringLiteral("650"));
    later.controller.take(lesson_intent::Reveal {});
    QVERIFY(pane.findChild<OutcomeCard *>());
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
