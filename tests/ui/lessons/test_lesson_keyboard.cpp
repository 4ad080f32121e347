// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson without a mouse, and as a screen reader hears it.

#include "tests/ui/lessons/lesson_fixture.h"
#include "tests/ui/window/widget_walk.h"
#include "ui/lessons/outcome_card.h"

#include <QAccessible>
#include <QScrollBar>

using namespace backoff;

namespace {

std::vector<QAccessibleInterface *> walk(QAccessibleInterface *from)
{
    std::vector<QAccessibleInterface *> all {from};
    for (int i = 0; i < from->childCount(); ++i) {
        if (QAccessibleInterface *child = from->child(i)) {
            const auto below = walk(child);
            all.insert(all.end(), below.begin(), below.end());
        }
    }
    return all;
}

QString focusOf(const LessonFixture &f) { return describe(*f.window.focusWidget()); }

} // namespace

class TestLessonKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void enterLeadsThroughALesson();
    void spaceAndArrowsPick();
    void enterRevealsNothingThatIsNotPredicted();
    void aHeldEnterGoesOneStep();
    void tabGoesFromTopToBottom();
    void theColumnScrollsByKeys();
    void aStepTakesTheFocusOnlyFromItself();
    void everythingThatHasTheFocusHasAName();
    void choicesAreRadioButtons();
    void theWholeChoiceCanBeClicked();
};

void TestLessonKeyboard::enterLeadsThroughALesson()
{
    LessonFixture f;
    f.pane->setFocus();
    QVERIFY(f.scroll()->hasFocus());
    f.key(Qt::Key_Return); // to the question
    QVERIFY2(f.shown<ChoiceButton>()[0]->hasFocus(), qPrintable(focusOf(f)));
    f.key(Qt::Key_Space);
    f.key(Qt::Key_Down);
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(std::size_t(1)));
    f.key(Qt::Key_Return); // reveals
    QVERIFY(f.controller.progress().current().revealed);
    QVERIFY2(f.button("Next")->hasFocus(), qPrintable(focusOf(f)));
    f.key(Qt::Key_Return); // next
    QCOMPARE(f.controller.progress().step, std::size_t(1));
    QVERIFY(f.scroll()->hasFocus());
    f.key(Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY(f.field()->hasFocus());
    QTest::keyClicks(f.field(), QStringLiteral("0.7 s"));
    f.key(Qt::Key_Return); // predicts and reveals, as with a choice
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(700.0));
    QVERIFY(f.controller.progress().current().revealed);
    f.key(Qt::Key_Space); // next, by its button
    QCOMPARE(f.controller.progress().step, std::size_t(2));
    f.goTo(3);
    QVERIFY(f.scroll()->hasFocus());
    f.key(Qt::Key_Return);
    QCOMPARE(f.closeRequests, 1);
}

void TestLessonKeyboard::spaceAndArrowsPick()
{
    LessonFixture f;
    const QList<ChoiceButton *> choices = f.shown<ChoiceButton>();
    choices[0]->setFocus();
    f.key(Qt::Key_Down); // picks, though nothing was picked before
    QVERIFY(choices[1]->hasFocus());
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(std::size_t(1)));
    f.key(Qt::Key_Down);
    QVERIFY(choices[2]->hasFocus());
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(std::size_t(2)));
    f.key(Qt::Key_Up);
    QVERIFY(choices[1]->isChecked() && !choices[2]->isChecked());
}

void TestLessonKeyboard::enterRevealsNothingThatIsNotPredicted()
{
    LessonFixture f;
    f.pane->setFocus();
    f.key(Qt::Key_Return);
    f.key(Qt::Key_Return);
    f.key(Qt::Key_Return);
    QVERIFY(!f.controller.progress().current().revealed);
    QVERIFY(f.shown<ChoiceButton>()[0]->hasFocus());
    f.button("Reveal anyway")->setFocus();
    f.key(Qt::Key_Return); // the button says so
    QVERIFY(f.controller.progress().current().revealed);
}

void TestLessonKeyboard::aHeldEnterGoesOneStep()
{
    LessonFixture f;
    f.shown<ChoiceButton>()[0]->click();
    f.pane->setFocus();
    for (const bool repeated : {false, true, true}) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), repeated);
        QApplication::sendEvent(f.window.focusWidget(), &press);
    }
    QVERIFY(f.controller.progress().current().revealed);
    QCOMPARE(f.controller.progress().step, std::size_t(0));
}

void TestLessonKeyboard::tabGoesFromTopToBottom()
{
    LessonFixture f;
    for (std::size_t step = 0; step < 4; ++step) {
        f.goTo(step);
        f.scroll()->setFocus();
        QStringList order;
        do {
            const QWidget *focused = f.window.focusWidget();
            const QString text = focused->property("text").toString();
            order << (text.isEmpty() ? QString::fromLatin1(focused->metaObject()->className())
                                     : text);
            f.key(Qt::Key_Tab);
        } while (!f.scroll()->hasFocus() && order.size() < 20);
        const QStringList expected[] = {
            {QStringLiteral("QScrollArea"),
                f.shown<ChoiceButton>().isEmpty() ? QString() : f.shown<ChoiceButton>()[0]->text(),
                QStringLiteral("Reveal anyway"),
                QStringLiteral("✕")},
            {QStringLiteral("QScrollArea"),
                QStringLiteral("backoff::DurationField"),
                QStringLiteral("Back"),
                QStringLiteral("Reveal anyway"),
                QStringLiteral("✕")},
            {QStringLiteral("QScrollArea"),
                QStringLiteral("backoff::TextField"),
                QStringLiteral("Back"),
                QStringLiteral("Reveal anyway"),
                QStringLiteral("✕")},
            {QStringLiteral("QScrollArea"),
                QStringLiteral("Copy"),
                QStringLiteral("QPlainTextEdit"),
                QStringLiteral("Back"),
                QStringLiteral("Finish"),
                QStringLiteral("✕")}};
        QCOMPARE(order.join(u'|'), expected[step].join(u'|'));
    }
}

void TestLessonKeyboard::theColumnScrollsByKeys()
{
    LessonFixture f;
    f.window.resize(260, 400);
    f.settle();
    f.pane->setFocus();
    const QScrollBar *bar = f.scroll()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    f.key(Qt::Key_Down);
    QVERIFY(bar->value() > 0);
    f.key(Qt::Key_Tab); // what gets the focus is in sight
    const QWidget *choice = f.window.focusWidget();
    const QPoint top = choice->mapTo(f.scroll()->viewport(), QPoint());
    QVERIFY(top.y() >= 0);
    QVERIFY(top.y() + choice->height() <= f.scroll()->viewport()->height());
    for (int i = 0; i < 2; ++i) { // by arrows too
        f.key(Qt::Key_Down);
        const QWidget *reached = f.window.focusWidget();
        QVERIFY(reached != choice);
        const int bottom = reached->mapTo(f.scroll()->viewport(), QPoint(0, reached->height())).y();
        QVERIFY(bottom <= f.scroll()->viewport()->height());
    }
}

void TestLessonKeyboard::aStepTakesTheFocusOnlyFromItself()
{
    LessonFixture f;
    auto *other = new QLineEdit(&f.window);
    f.window.layout()->addWidget(other);
    other->show();
    other->setFocus();
    f.controller.take(lesson_intent::Reveal {});
    f.controller.take(lesson_intent::Next {});
    f.settle();
    QVERIFY(other->hasFocus());
}

void TestLessonKeyboard::everythingThatHasTheFocusHasAName()
{
    LessonFixture f;
    for (std::size_t step = 0; step < 4; ++step) {
        f.goTo(step);
        for (QAccessibleInterface *item : walk(QAccessible::queryAccessibleInterface(&f.window))) {
            if (item->state().focusable && !item->state().invisible
                && item->object() != &f.window) {
                QVERIFY2(!item->text(QAccessible::Name).isEmpty(),
                    qPrintable(describe(*qobject_cast<QWidget *>(item->object()))));
            }
        }
    }
    f.controller.open(smallLesson());
    QCOMPARE(f.scroll()->accessibleName(), QStringLiteral("Step 1 of 4: Three attempts"));
    QVERIFY(f.scroll()->accessibleDescription().contains(QStringLiteral("the first 2 calls fail")));
    f.goTo(1);
    QCOMPARE(f.field()->accessibleName(), QStringLiteral("What does the run wait in all?"));
}

void TestLessonKeyboard::choicesAreRadioButtons()
{
    LessonFixture f;
    ChoiceButton *choice = f.shown<ChoiceButton>()[1];
    QAccessibleInterface *item = QAccessible::queryAccessibleInterface(choice);
    QCOMPARE(item->role(), QAccessible::RadioButton);
    QCOMPARE(item->text(QAccessible::Name), QStringLiteral("It recovers & goes on"));
    QCOMPARE(item->parent()->role(), QAccessible::Grouping);
    QCOMPARE(item->parent()->text(QAccessible::Name), QStringLiteral("How does the run end?"));
    QVERIFY(!item->state().checked);
    item->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(f.controller.progress().current().prediction, LessonAnswer(std::size_t(1)));
    QVERIFY(item->state().checked);
}

void TestLessonKeyboard::theWholeChoiceCanBeClicked()
{
    LessonFixture f;
    const QList<ChoiceButton *> choices = f.shown<ChoiceButton>();
    for (int i = 0; i < choices.size(); ++i) {
        QTest::mouseClick(choices[i],
            Qt::LeftButton,
            {},
            QPoint(choices[i]->width() - 3, choices[i]->height() - 3));
        QVERIFY(choices[i]->isChecked());
        QCOMPARE(f.controller.progress().current().prediction,
            LessonAnswer(static_cast<std::size_t>(i)));
    }
}

QTEST_MAIN(TestLessonKeyboard)
#include "test_lesson_keyboard.moc"
