// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Presentation mode in the window: what is hidden, locked and enlarged, and that nothing of it is
// left when it ends.

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/guide/guide_pane.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/playback/transport_bar.h"
#include "ui/playback/transport_button.h"
#include "ui/style/app_style.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"
#include "ui/window/side_column.h"

#include "core/io/lessons/lessons.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>

#include <algorithm>

using namespace backoff;

class TestWindowPresentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void theRunIsAlone();
    void textIsLarge();
    void whatTheClassFollowsIsLarger();
    void nothingIsEditedByAccident();
    void remotesStep();
    void aRemoteRevealsWhatALessonHides();
    void keysOfTheMenuStillWork();
    void pagesScrollOutsideOfIt();
    void aLessonIsPresentedToo();
    void theFocusComesBack();
    void theGuideComesBack();
    void theTableComesBack();
    void aMaximizedWindowStaysSo();
    void itLeavesNoTrace_data();
    void itLeavesNoTrace();
    void aRefusedValueKeepsItFromBeginning();
    void theWindowIsRememberedAsItWas();
};

namespace {

// What is seen, pixel by pixel.
QImage pictureOf(WindowFixture &f)
{
    QCoreApplication::processEvents();
    if (QWidget *focused = QApplication::focusWidget()) {
        focused->clearFocus();
    }
    QCoreApplication::processEvents();
    return f.window.grab().toImage();
}

void present(WindowFixture &f) { QTest::keyClick(&f.window, Qt::Key_F11); }

} // namespace

void TestWindowPresentation::theRunIsAlone()
{
    WindowFixture f;
    QVERIFY(f.active);
    present(f);
    QVERIFY(f.window.isPresenting());
    QVERIFY(f.window.isFullScreen());
    QVERIFY(!f.window.menuBar()->isVisible());
    QVERIFY(!f.window.inputs()->isVisible());
    QVERIFY(!f.window.results()->isVisible());
    QVERIFY(f.window.timeline()->isVisible());
    QVERIFY(f.window.charts()->isVisible());
    QVERIFY(f.window.transport()->isVisible());
    QTest::keyClick(&f.window, Qt::Key_Escape);
    QVERIFY(!f.window.isPresenting());
    QVERIFY(!f.window.isFullScreen());
}

void TestWindowPresentation::textIsLarge()
{
    WindowFixture f;
    present(f);
    QCoreApplication::processEvents();
    const int height = f.window.screen()->size().height();
    int measured = 0;
    for (const QWidget *widget : f.window.findChildren<QWidget *>()) {
        const QString text = widget->property("text").toString();
        if (widget->isVisible() && !text.isEmpty()) {
            const int pixels = QFontInfo(widget->font()).pixelSize();
            QVERIFY2(pixels * 50 >= height, qPrintable(text));
            ++measured;
        }
    }
    QVERIFY(measured >= 5);
}

// The sentence of the step, and the keys that play.
void TestWindowPresentation::whatTheClassFollowsIsLarger()
{
    WindowFixture f;
    const auto labels = f.window.findChildren<QLabel *>();
    const auto sentence = std::ranges::find(labels, f.window.sentence(), &QLabel::text);
    QVERIFY(sentence != labels.end());
    const QSize button = f.window.transport()->playButton()->size();
    present(f);
    const int body = QFontInfo(f.window.font()).pixelSize();
    QVERIFY(QFontInfo((*sentence)->font()).pixelSize() > body);
    const QSize large = f.window.transport()->playButton()->size();
    QVERIFY(large.width() > button.width() && large.height() > button.height());
    for (const auto *each : f.window.transport()->findChildren<TransportButton *>()) {
        QVERIFY(each->height() * 20 >= f.window.screen()->size().height());
    }
}

void TestWindowPresentation::nothingIsEditedByAccident()
{
    WindowFixture f;
    f.enter(Field::Base, QStringLiteral("0.7"));
    f.window.experimentController()->pin();
    const Experiment before = f.experiment();
    present(f);
    const QKeySequence edits[] = {Qt::CTRL | Qt::Key_Z,
        Qt::CTRL | Qt::SHIFT | Qt::Key_R,
        Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        Qt::CTRL | Qt::Key_B,
        Qt::CTRL | Qt::SHIFT | Qt::Key_B,
        Qt::ALT | Qt::Key_Return,
        Qt::Key_F1}; // opens a panel
    for (const QKeySequence &keys : edits) {
        QVERIFY2(!f.action(keys)->isEnabled(), qPrintable(keys.toString()));
    }
    for (int tab = 0; tab < f.window.charts()->tabs()->count(); ++tab) {
        f.window.charts()->tabs()->setCurrentIndex(tab);
        QCoreApplication::processEvents();
        for (const QLineEdit *field : f.window.findChildren<QLineEdit *>()) {
            QVERIFY2(
                !field->isVisible() || !field->isEnabled(), qPrintable(field->accessibleName()));
        }
        for (const QSlider *slider : f.window.charts()->findChildren<QSlider *>()) {
            QVERIFY(!slider->isVisible() || !slider->isEnabled());
        }
    }
    QVERIFY(f.experiment() == before);
    present(f);
    QVERIFY(f.action(Qt::CTRL | Qt::Key_Z)->isEnabled());
    f.undoStack()->undo();
    QVERIFY(f.experiment() == defaultExperiment(Unit::Seconds));
}

void TestWindowPresentation::remotesStep()
{
    WindowFixture f;
    present(f);
    const QString nothing = f.window.sentence();
    QTest::keyClick(&f.window, Qt::Key_PageDown);
    const Cursor first = f.cursor();
    QVERIFY(!(first == Cursor {}));
    const QString called = f.window.sentence();
    QVERIFY(called != nothing); // though the other lane has its call at the same moment
    QTest::keyClick(&f.window, Qt::Key_PageDown);
    QVERIFY(!(f.cursor() == first));
    QVERIFY(f.window.sentence() != called);
    QTest::keyClick(&f.window, Qt::Key_PageUp);
    QCOMPARE(f.window.sentence(), called);
    QTest::keyClick(f.window.transport(), Qt::Key_PageUp); // wherever the focus is
    QCOMPARE(f.window.sentence(), nothing);
    for (int i = 0; i < 100; ++i) {
        QTest::keyClick(&f.window, Qt::Key_PageDown);
    }
    QCOMPARE(f.cursor().t, f.playback()->end());
}

void TestWindowPresentation::aRemoteRevealsWhatALessonHides()
{
    WindowFixture f;
    f.window.openLesson(builtInLesson(lessonIds().front()));
    present(f);
    QVERIFY(f.window.lessons()->hidesFuture());
    QTest::keyClick(&f.window, Qt::Key_PageDown);
    QVERIFY(!f.window.lessons()->hidesFuture());
    QVERIFY(f.window.timeline()->isVisible());
    f.playback()->pause();
    const Cursor cursor = f.cursor();
    QTest::keyClick(&f.window, Qt::Key_PageDown);
    QVERIFY(!(f.cursor() == cursor));
}

void TestWindowPresentation::keysOfTheMenuStillWork()
{
    WindowFixture f;
    present(f);
    QTest::keyClick(&f.window, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(f.playing());
    QTest::keyClick(&f.window, Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(f.window.charts()->tabs()->currentIndex(), int(ChartsPanel::Fleet));
    present(f);
    QVERIFY(!f.window.isPresenting());
}

void TestWindowPresentation::pagesScrollOutsideOfIt()
{
    WindowFixture f;
    const Cursor before = f.cursor();
    QTest::keyClick(&f.window, Qt::Key_PageDown);
    QVERIFY(f.cursor() == before);
    QTest::keyClick(&f.window, Qt::Key_Escape);
    QVERIFY(f.window.isVisible());
}

void TestWindowPresentation::aLessonIsPresentedToo()
{
    WindowFixture f;
    f.window.openLesson(builtInLesson(lessonIds().front()));
    present(f);
    QVERIFY(f.window.lessonPane()->isVisible());
    QVERIFY(!f.window.inputs()->isVisible());
    f.window.lessons()->close();
    present(f);
}

void TestWindowPresentation::theFocusComesBack()
{
    WindowFixture f;
    QLineEdit *field = f.text(Field::Multiplier);
    field->setFocus();
    field->selectAll(); // as Tab does
    present(f);
    QVERIFY(f.window.timeline()->hasFocus()); // its keys play
    present(f);
    QCOMPARE(QApplication::focusWidget(), field);
    QCOMPARE(field->selectedText(), field->text());
}

void TestWindowPresentation::theGuideComesBack()
{
    WindowFixture f;
    f.action(Qt::Key_F1)->trigger();
    QVERIFY(f.window.guide()->isVisible());
    present(f);
    QVERIFY(!f.window.side()->isVisible());
    present(f);
    QVERIFY(f.window.guide()->isVisible());
    f.window.side()->showPage(SideColumn::Experiment);
    present(f);
    present(f);
    QVERIFY(f.window.inputs()->isVisible());
    QVERIFY(f.window.side()->isOpen(SideColumn::Guide));
}

// In a small window, where it stands in the place of the chart.
void TestWindowPresentation::theTableComesBack()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1024, 600});
    f.window.lower()->showTable(ResultsPanel::Transcript);
    QVERIFY(f.window.results()->isVisible() && !f.window.charts()->isVisible());
    present(f);
    QVERIFY(!f.window.results()->isVisible() && f.window.charts()->isVisible());
    present(f);
    QCoreApplication::processEvents();
    QVERIFY(f.window.results()->isVisible() && !f.window.charts()->isVisible());
    QCOMPARE(f.window.results()->tabs()->currentIndex(), int(ResultsPanel::Transcript));
}

void TestWindowPresentation::aMaximizedWindowStaysSo()
{
    WindowFixture f;
    f.window.showMaximized();
    QTRY_VERIFY(f.window.isMaximized());
    present(f);
    QVERIFY(f.window.isFullScreen());
    present(f);
    QVERIFY(f.window.isMaximized() && !f.window.isFullScreen());
}

void TestWindowPresentation::itLeavesNoTrace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("tab");
    QTest::newRow("delays") << QSize(1280, 720) << int(ChartsPanel::Delays);
    QTest::newRow("strategies") << QSize(1280, 720) << int(ChartsPanel::Strategies);
    QTest::newRow("fleet") << QSize(1280, 720) << int(ChartsPanel::Fleet);
    QTest::newRow("small") << QSize(1024, 600) << int(ChartsPanel::Cumulative);
    QTest::newRow("smallest") << QSize(640, 480) << int(ChartsPanel::Delays);
}

void TestWindowPresentation::itLeavesNoTrace()
{
    QFETCH(const QSize, size);
    QFETCH(const int, tab);
    WindowFixture f(defaultExperiment(Unit::Seconds), size);
    f.window.lower()->showChart(tab);
    f.playback()->stepForward();
    QTRY_VERIFY(f.window.findChildren<QWidget *>().size() > 10);
    QTest::qWait(300); // what is computed in the background is there
    const QImage before = pictureOf(f);
    const QString sheet = f.window.styleSheet();
    const QFont font = f.window.font();
    const QPalette palette = f.window.palette();
    const QRect geometry = f.window.geometry();
    const int undoSteps = f.undoStack()->count();
    const Cursor cursor = f.cursor();

    present(f);
    QCoreApplication::processEvents(); // the full screen
    QVERIFY(f.window.styleSheet() != sheet);
    f.window.setPresenting(false);
    QCoreApplication::processEvents();
    QCOMPARE(f.window.geometry(), geometry);
    QCOMPARE(f.window.styleSheet(), sheet);
    QCOMPARE(f.window.font(), font);
    QVERIFY(f.window.palette() == palette);
    QCOMPARE(f.undoStack()->count(), undoSteps);
    QVERIFY(f.cursor() == cursor);
    QVERIFY(!f.window.isWindowModified());
    QVERIFY(pictureOf(f) == before);
}

void TestWindowPresentation::aRefusedValueKeepsItFromBeginning()
{
    WindowFixture f;
    f.type(Field::Base, QStringLiteral("-1"));
    present(f);
    QVERIFY(!f.window.isPresenting());
    QVERIFY(!f.action(Qt::Key_F11)->isChecked());
}

void TestWindowPresentation::theWindowIsRememberedAsItWas()
{
    WindowFixture f;
    f.window.setGeometryRemembered(true);
    present(f);
    f.window.close();
    QVERIFY(!f.window.isPresenting());
    QVERIFY(!f.window.isFullScreen());
    QSettings().clear();
}

QTEST_MAIN(TestWindowPresentation)
#include "test_window_presentation.moc"
