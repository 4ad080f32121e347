// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson presented to a class: every step of every lesson on the screen that the test is run
// with, in both languages, and what a remote and F11 do in between.

#include "core/io/lessons/lessons.h"
#include "tests/ui/presentation/presented_window.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/lessons/outcome_card.h"
#include "ui/lessons/prediction_box.h"
#include "ui/style/giving_label.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/side_column.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>

#include <optional>

using namespace backoff;
using namespace backoff::test;

class TestPresentedLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everyStepFits_data();
    void everyStepFits();
    void theColumnKeepsItsWidth();
    void aRemoteTakesWhatIsTyped();
    void theOutcomeStaysInSight();
    void leavingRevealsNothing();
    void aLessonOpenedMeanwhileStays();
};

namespace {

struct LessonFixture : WindowFixture {
    explicit LessonFixture(const char *id, Language language = Language::English)
        : WindowFixture(defaultExperiment(Unit::Seconds), {1024, 600}, language)
    {
        window.openLesson(builtInLesson(id));
        settle();
    }

    void present() { key(Qt::Key_F11); }
    void key(int key) { QTest::keyClick(QApplication::focusWidget(), Qt::Key(key)), settle(); }
    void take(const LessonIntent &intent) { window.lessons()->take(intent), settle(); }

    template<typename Widget> [[nodiscard]] Widget *shown() const
    {
        const auto all = window.lessonPane()->findChildren<Widget *>();
        const auto found = std::ranges::find_if(all, &Widget::isVisible);
        return found == all.end() ? nullptr : *found;
    }
    [[nodiscard]] bool outcomeIsSeen() const
    {
        const auto *card = shown<OutcomeCard>();
        return card && card->visibleRegion().boundingRect() == card->rect();
    }
};

// What ends in an ellipsis tells a class nothing more.
QString elided(const WindowFixture &f)
{
    QStringList texts;
    for (const GivingLabel *label : f.window.findChildren<GivingLabel *>()) {
        const bool belongs = label->text() == f.window.sentence()
            || f.window.findChild<VerdictBar *>()->isAncestorOf(label);
        if (belongs && label->isVisible() && label->isElided()) {
            texts << label->text();
        }
    }
    const QTabBar *charts = f.window.charts()->tabs();
    for (int i = 0; i < charts->count(); ++i) {
        if (!charts->tabToolTip(i).isEmpty()) {
            texts << charts->tabText(i);
        }
    }
    const QSize screen = f.window.screen()->size();
    const bool isWide = screen.width() * 3 > screen.height() * 4; // else a third lane has no room
    if (isWide && f.window.timeline()->isVisible()) {
        for (const PaintedText &text : paintedTexts(*f.window.timeline())) {
            if (text.text.endsWith(u'…')) {
                texts << text.text;
            }
        }
    }
    return texts.join(u'\n');
}

} // namespace

void TestPresentedLessons::everyStepFits_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("spanish");
    for (const std::string &id : lessonIds()) {
        QTest::addRow("%s, English", id.c_str()) << QString::fromStdString(id) << false;
        QTest::addRow("%s, Spanish", id.c_str()) << QString::fromStdString(id) << true;
    }
}

void TestPresentedLessons::everyStepFits()
{
    QFETCH(QString, id);
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
        QVERIFY(texts->isInstalled());
    }
    LessonFixture f(id.toUtf8(), spanish ? Language::Spanish : Language::English);
    f.present();
    const std::size_t steps = f.window.lessons()->lesson().steps.size();
    for (std::size_t step = 0; step < steps; ++step) {
        checkFits(f);
        f.take(lesson_intent::Reveal {});
        showChart(f, f.window.charts()->tabs()->currentIndex());
        f.playback()->scrubTo(f.playback()->end() * 0.4);
        settle();
        checkFits(f);
        QCOMPARE(elided(f), QString());
        f.take(lesson_intent::Next {});
    }
}

void TestPresentedLessons::theColumnKeepsItsWidth()
{
    LessonFixture f("herd");
    f.present();
    settle();
    const int asked = f.window.side()->width();
    f.take(lesson_intent::Reveal {});
    QCOMPARE(f.window.side()->width(), asked);
}

void TestPresentedLessons::aRemoteTakesWhatIsTyped()
{
    LessonFixture f("permanent-error");
    f.present();
    auto *field = f.shown<QLineEdit>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("3"));
    f.key(Qt::Key_PageDown);
    const StepProgress &step = f.window.lessons()->progress().current();
    QVERIFY(step.revealed);
    QCOMPARE(step.prediction, std::optional<LessonAnswer>(3.0));

    f.take(lesson_intent::AskAgain {});
    field = f.shown<QLineEdit>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("three"));
    f.key(Qt::Key_PageDown);
    QVERIFY(!f.window.lessons()->progress().current().revealed);
    QCOMPARE(QApplication::focusWidget(), field);
}

void TestPresentedLessons::theOutcomeStaysInSight()
{
    LessonFixture f("seeds");
    f.take(lesson_intent::Reveal {});
    QVERIFY(f.outcomeIsSeen());
    f.present();
    settle();
    QVERIFY(f.outcomeIsSeen());
    f.present();
    settle();
    QVERIFY(f.outcomeIsSeen());
    f.window.setLanguage(Language::Spanish);
    settle();
    QVERIFY(f.outcomeIsSeen());
    f.window.setLanguage(Language::English);
}

// The button that was focused before means something else in the step that was gone on to.
void TestPresentedLessons::leavingRevealsNothing()
{
    LessonFixture f("cap");
    f.take(lesson_intent::Reveal {});
    for (QPushButton *button : f.window.lessonPane()->findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == QStringLiteral("Next")) {
            button->setFocus();
        }
    }
    f.present();
    f.key(Qt::Key_Return);
    QCOMPARE(f.window.lessons()->progress().step, std::size_t(1));
    f.present();
    QVERIFY(!qobject_cast<QPushButton *>(QApplication::focusWidget()));
    f.key(Qt::Key_Return);
    QVERIFY(f.window.lessons()->hidesFuture());
}

void TestPresentedLessons::aLessonOpenedMeanwhileStays()
{
    WindowFixture f;
    QTest::keyClick(&f.window, Qt::Key_F11);
    f.window.openLesson(builtInLesson("cap"));
    QTest::keyClick(&f.window, Qt::Key_F11);
    settle();
    QVERIFY(f.window.lessonPane()->isVisible());
}

QTEST_MAIN(TestPresentedLessons)
#include "test_presented_lessons.moc"
