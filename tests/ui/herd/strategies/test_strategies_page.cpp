// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user meets it: the switch and its line, colours, what is out of date.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/herd/strategies/strategies_cases.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/strategies/cap_switch.h"
#include "ui/herd/strategies/strategies_page.h"
#include "ui/herd/strategies/strategies_words.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace backoff;

class TestStrategiesPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsItsResult();
    void theSwitchFollowsTheExperiment();
    void aClickIsAnEdit();
    void theArrowsMoveTheSwitch();
    void whatWouldNotBeValidIsTold();
    void logScaleIsForThePlots();
    void outOfDateIsDimmed();
    void cancelAndComputeAreSignalled();
    void progressTakesThePlaceOfTheSentence();
    void theButtonThatIsDownHasRoomForItsText();
    void themes();
    void fitsASmallWindow();
    void whatCannotBeSeenIsSaid();
    void everyCaseDrawsWithoutAWarning();
};

static StrategiesResultPtr shared(StrategiesResult result)
{
    return std::make_shared<const StrategiesResult>(std::move(result));
}

static StrategiesResultPtr aResult() { return shared(strategiesOf(fourFailures())); }

static QPushButton *buttonOf(StrategiesPage &page, CapPlacement placement)
{
    const auto buttons = page.findChild<CapSwitch *>()->findChildren<QPushButton *>();
    return buttons[placement == CapPlacement::After ? 0 : 1];
}

static bool says(StrategiesPage &page, const QString &text)
{
    const auto labels = page.findChildren<QLabel *>();
    return std::ranges::any_of(
        labels, [&](const QLabel *label) { return label->text().contains(text); });
}

static QImage pictureOf(StrategiesPage &page) { return page.grab().toImage(); }

void TestStrategiesPage::init() { failOnWarning(); }

void TestStrategiesPage::showsItsResult()
{
    StrategiesPage page;
    QVERIFY(page.legend().empty());
    page.setResult(nullptr);
    QSignalSpy legend(&page, &ChartPage::legendChanged);
    const StrategiesResultPtr result = aResult();
    page.setResult(result);
    QCOMPARE(legend.count(), 1);
    QVERIFY(!page.legend().empty());
    QCOMPARE(page.findChild<PlotGrid *>()->spec().rows.size(), 6u);
    QVERIFY(says(page, StrategiesWords::sentence(*result)));
    QCOMPARE(page.summary(), StrategiesWords::summary(*result));
}

void TestStrategiesPage::theSwitchFollowsTheExperiment()
{
    StrategiesPage page;
    QSignalSpy edits(&page, &StrategiesPage::experimentEdited);
    Experiment experiment = fourFailures();
    experiment.policy.attempts = 10;
    for (const CapPlacement placement : {CapPlacement::Before, CapPlacement::After}) {
        experiment.policy.capPlacement = placement;
        page.setExperiment(experiment);
        QVERIFY(buttonOf(page, placement)->isChecked());
        QVERIFY(says(page, StrategiesWords::capPlacement(experiment.policy)));
    }
    QCOMPARE(edits.count(), 0);
}

void TestStrategiesPage::aClickIsAnEdit()
{
    StrategiesPage page;
    const Experiment experiment = fourFailures();
    page.setExperiment(experiment);
    QSignalSpy edits(&page, &StrategiesPage::experimentEdited);
    QTest::mouseClick(buttonOf(page, CapPlacement::After), Qt::LeftButton);
    QCOMPARE(edits.count(), 0); // it is there already
    QTest::mouseClick(buttonOf(page, CapPlacement::Before), Qt::LeftButton);
    QCOMPARE(edits.count(), 1);
    Experiment wanted = experiment;
    wanted.policy.capPlacement = CapPlacement::Before;
    QCOMPARE(edits[0][0].value<Experiment>(), wanted);
    QCOMPARE(edits[0][1].value<Field>(), Field::CapPlacement);
    QCOMPARE(edits[0][2].toInt(), 0);
}

void TestStrategiesPage::theArrowsMoveTheSwitch()
{
    StrategiesPage page;
    page.setExperiment(fourFailures());
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QSignalSpy edits(&page, &StrategiesPage::experimentEdited);
    buttonOf(page, CapPlacement::After)->setFocus();
    QTest::keyClick(buttonOf(page, CapPlacement::After), Qt::Key_Right);
    QVERIFY(buttonOf(page, CapPlacement::Before)->isChecked());
    QVERIFY(buttonOf(page, CapPlacement::Before)->hasFocus());
    QCOMPARE(edits.count(), 1);
}

// After the cap a wait may be half as long again: two of them are past what a double holds.
void TestStrategiesPage::whatWouldNotBeValidIsTold()
{
    Experiment experiment = fourFailures(Jitter::Proportional);
    experiment.policy.base = 8e307;
    experiment.policy.cap = 8e307;
    experiment.policy.attempts = 2;
    experiment.policy.capPlacement = CapPlacement::Before;
    QVERIFY(validate(experiment, windowLimits).empty());
    StrategiesPage page;
    page.setExperiment(experiment);
    QSignalSpy edits(&page, &StrategiesPage::experimentEdited);
    buttonOf(page, CapPlacement::After)->click();
    QCOMPARE(edits.count(), 0);
    QVERIFY(buttonOf(page, CapPlacement::Before)->isChecked());
    QVERIFY(says(page, QStringLiteral("too large")));
    page.setExperiment(fourFailures());
    QVERIFY(!says(page, QStringLiteral("too large")));
}

void TestStrategiesPage::logScaleIsForThePlots()
{
    StrategiesPage page;
    page.setResult(aResult());
    const auto tick
        = [&] { return page.findChild<PlotGrid *>()->spec().rows[0].plots[0].yTicks[1].position; };
    const double linear = tick();
    page.setLogScale(true);
    QVERIFY(tick() != linear);
    page.setLogScale(false);
    QCOMPARE(tick(), linear);
}

void TestStrategiesPage::outOfDateIsDimmed()
{
    StrategiesPage page;
    page.resize(900, 560);
    page.setTheme(Theme::light());
    page.setResult(aResult());
    auto *grid = page.findChild<PlotGrid *>();
    const auto picture = [&] { return grid->grab().toImage(); };
    page.setState({});
    page.show();
    QCoreApplication::processEvents(); // the sentence has its lines
    const QImage current = picture();
    page.setState({HerdState::Phase::Working, 0.5});
    QVERIFY(picture() != current);
    page.setState({HerdState::Phase::Cancelled, 0});
    QVERIFY(picture() != current);
    page.setState({});
    QCOMPARE(picture(), current);
    page.setDimmed(true);
    QVERIFY(picture() != current);
    page.setState({}); // a refused value still stands
    QVERIFY(picture() != current);
    page.setDimmed(false);
    QCOMPARE(picture(), current);
}

void TestStrategiesPage::cancelAndComputeAreSignalled()
{
    StrategiesPage page;
    QSignalSpy cancels(&page, &StrategiesPage::cancelRequested);
    QSignalSpy computes(&page, &StrategiesPage::computeRequested);
    auto *button = page.findChild<WorkRow *>()->findChild<QPushButton *>();
    page.setState({HerdState::Phase::Working, 0.5});
    button->click();
    QCOMPARE(cancels.count(), 1);
    page.setState({HerdState::Phase::Cancelled, 0});
    button->click();
    QCOMPARE(computes.count(), 1);
    QCOMPARE(cancels.count(), 1);
}

void TestStrategiesPage::progressTakesThePlaceOfTheSentence()
{
    StrategiesPage page;
    page.resize(900, 560);
    const StrategiesResultPtr result = aResult();
    page.setResult(result);
    page.show();
    const auto labels = page.findChildren<QLabel *>(Qt::FindDirectChildrenOnly);
    const auto sentence = std::ranges::find_if(labels,
        [&](const QLabel *label) { return label->text() == StrategiesWords::sentence(*result); });
    QVERIFY(sentence != labels.end());
    QVERIFY((*sentence)->isVisible());
    page.setState({HerdState::Phase::Cancelled, 0});
    QVERIFY(!(*sentence)->isVisible());
    QVERIFY(page.findChild<WorkRow *>()->isVisible());
    page.setState({});
    QVERIFY((*sentence)->isVisible());
}

void TestStrategiesPage::theButtonThatIsDownHasRoomForItsText()
{
    StrategiesPage page;
    applyStyle(&page, Theme::light());
    page.resize(900, 560);
    page.show();
    for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
        QPushButton *button = buttonOf(page, placement);
        button->setChecked(true);
        QFont bold = button->font();
        bold.setBold(true);
        constexpr int paddingAndBorder = 2 * (11 + 1);
        QVERIFY(button->width()
            >= QFontMetrics(bold).horizontalAdvance(button->text()) + paddingAndBorder);
    }
}

void TestStrategiesPage::themes()
{
    StrategiesPage page;
    page.resize(900, 560);
    page.setResult(aResult());
    page.show();
    page.setTheme(Theme::light());
    const QImage light = pictureOf(page);
    page.setTheme(Theme::darkTheme());
    QVERIFY(pictureOf(page) != light);
}

void TestStrategiesPage::fitsASmallWindow()
{
    StrategiesPage page;
    applyStyle(&page, Theme::light());
    page.setExperiment(fourFailures());
    page.setResult(aResult());
    page.show();
    QVERIFY2(page.minimumSizeHint().width() <= 660,
        qPrintable(QString::number(page.minimumSizeHint().width())));
    QVERIFY(page.minimumSizeHint().height() <= 330);
    page.resize(660, 330);
    const QRect area = page.rect();
    for (const QWidget *child : page.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        QVERIFY(area.contains(child->geometry()));
    }
}

void TestStrategiesPage::whatCannotBeSeenIsSaid()
{
    StrategiesPage page;
    page.setResult(aResult());
    QVERIFY(!page.findChild<CapSwitch *>()->accessibleName().isEmpty());
    for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
        QVERIFY(buttonOf(page, placement)
                    ->accessibleName()
                    .contains(buttonOf(page, placement)->text()));
    }
    page.setExperiment(fourFailures());
    QCOMPARE(page.findChild<CapSwitch *>()->accessibleDescription(),
        StrategiesWords::capPlacement(fourFailures().policy));
    const auto *grid = page.findChild<PlotGrid *>();
    QVERIFY(grid->accessibleDescription().startsWith(page.summary()));
    QVERIFY(grid->accessibleDescription().contains(QStringLiteral("Export Table")));
}

void TestStrategiesPage::everyCaseDrawsWithoutAWarning()
{
    StrategiesPage page;
    page.resize(1080, 640);
    page.show();
    for (const StrategiesCase &theCase : strategiesCases()) {
        page.setExperiment(theCase.experiment);
        page.setResult(shared(strategiesOf(theCase.experiment, std::nullopt, 3)));
        for (const bool log : {false, true}) {
            page.setLogScale(log);
            QVERIFY2(!pictureOf(page).isNull(), theCase.name);
        }
    }
}

QTEST_MAIN(TestStrategiesPage)
#include "test_strategies_page.moc"
