// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a lesson's column looks: nothing is cut off at any size, what matters is in sight, and theme
// and letters can change while it is shown.

#include "tests/ui/lessons/cut_off.h"
#include "tests/ui/lessons/lesson_fixture.h"
#include "ui/lessons/markdown_view.h"
#include "ui/lessons/outcome_card.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/lessons/wrapped_text.h"
#include "ui/presentation/presentation.h"

#include <QScrollBar>

#include <algorithm>

using namespace backoff;

static const WrappedLabel *heading(const LessonFixture &f)
{
    const QString title = f.controller.step().title.english;
    for (const WrappedLabel *label : f.shown<WrappedLabel>()) {
        if (label->text() == title) {
            return label;
        }
    }
    return nullptr;
}

class TestLessonLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup()
    {
        QApplication::setFont(QFont());
        clearPresentationSizes();
    }

    void startsEachStepAtItsTop();
    void showsTheOutcomeWhenRevealed();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void longWordsStayInside();
    void takesAnotherTheme();
    void growsForAPresentationWhileItIsShown();
    void coloursAreReadable_data();
    void coloursAreReadable();
};

void TestLessonLooks::startsEachStepAtItsTop()
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

void TestLessonLooks::showsTheOutcomeWhenRevealed()
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

void TestLessonLooks::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pixels"); // of the letters; 0: as they are
    QTest::newRow("260x400") << QSize(260, 400) << 0;
    QTest::newRow("305x540") << QSize(305, 540) << 0;
    QTest::newRow("420x900") << QSize(420, 900) << 0;
    QTest::newRow("presentation") << QSize(410, 900) << 26;
}

void TestLessonLooks::nothingIsCutOff()
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

void TestLessonLooks::longWordsStayInside()
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

void TestLessonLooks::takesAnotherTheme()
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

void TestLessonLooks::growsForAPresentationWhileItIsShown()
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

void TestLessonLooks::coloursAreReadable_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << Theme::light() << 4.5;
    QTest::newRow("dark") << Theme::darkTheme() << 4.5;
    QTest::newRow("presentation") << Theme::presentation(false) << 7.0;
    QTest::newRow("dark presentation") << Theme::presentation(true) << 7.0;
}

void TestLessonLooks::coloursAreReadable()
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

QTEST_MAIN(TestLessonLooks)
#include "test_lesson_looks.moc"
