// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/herd/fleet/fleet_cases.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/fleet/fleet_form.h"
#include "ui/herd/fleet/fleet_page.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_spec.h"
#include "ui/herd/setting_box.h"
#include "ui/inputs/text_field.h"
#include "ui/style/app_style.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace backoff;

namespace {

struct PageFixture {
    Labels labels {Language::English};
    QWidget window;
    FleetPage *page = new FleetPage(labels);

    explicit PageFixture(QSize size = {1080, 640})
    {
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(page);
        applyStyle(&window, Theme::light());
        page->setExperiment(pictured());
        page->setResult(shared(pictured()));
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
    }

    PlotGrid *grid() const { return page->findChild<PlotGrid *>(); }
    QLabel *sentence() const
    {
        for (QLabel *label : page->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly)) {
            return label;
        }
        return nullptr;
    }
    QPushButton *button() const { return page->findChild<QPushButton *>(); }
    TextField *text(Field field) const
    {
        for (const SettingBox *box : page->findChildren<SettingBox *>()) {
            if (box->field() == field) {
                return box->editor();
            }
        }
        return nullptr;
    }
    void enter(Field field, const QString &typed) const
    {
        text(field)->setFocus();
        text(field)->selectAll();
        QTest::keyClicks(text(field), typed);
        QTest::keyClick(text(field), Qt::Key_Return);
    }
    QImage picture() const { return grid()->grab().toImage(); }
};

} // namespace

class TestFleetPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void showsTheResult();
    void nothingIsShownBeforeAResult();
    void nothingToDrawIsSaidOnce();
    void theScaleIsTheGrids();
    void olderThanTheSettingsIsDimmed();
    void aRefusedSettingDims();
    void progressTakesThePlaceOfTheSentence();
    void editsAndProblemsAreTold();
    void fitsTheWindow_data();
    void fitsTheWindow();
};

void TestFleetPage::showsTheResult()
{
    PageFixture f;
    const FleetResult result = computed(pictured());
    QCOMPARE(f.sentence()->text(), fleetSentence(result));
    QCOMPARE(f.grid()->spec().rows.size(), std::size_t(4));
    QCOMPARE(f.page->legend(), fleetSpec(result, false).legend);
    QCOMPARE(f.page->summary(), fleetSentence(result));
    const QString heard = f.grid()->accessibleDescription();
    QVERIFY(heard.startsWith(fleetSpec(result, false).summary));
    QVERIFY(heard.contains(QStringLiteral("Export Table, Fleet")));
    Experiment unlimited = pictured();
    unlimited.fleet.capacity = {};
    unlimited.policy.jitter = Jitter::Offsets;
    QSignalSpy legends(f.page, &ChartPage::legendChanged);
    f.page->setResult(shared(unlimited));
    QCOMPARE(legends.count(), 1);
    QCOMPARE(f.page->legend().size(), std::size_t(2));
    QCOMPARE(f.grid()->spec().rows.size(), std::size_t(5));
    QVERIFY(f.sentence()->text().contains(QStringLiteral("fixed offsets")));
}

void TestFleetPage::nothingIsShownBeforeAResult()
{
    PageFixture f;
    f.page->setResult(nullptr);
    QVERIFY(f.sentence()->text().isEmpty());
    QVERIFY(f.grid()->spec().rows.empty());
    QVERIFY(f.page->legend().empty());
    QVERIFY(f.page->summary().isEmpty());
}

void TestFleetPage::nothingToDrawIsSaidOnce()
{
    PageFixture f;
    Experiment nobody = pictured();
    nobody.fleet.clients = 0;
    f.page->setResult(shared(nobody));
    QVERIFY(f.sentence()->text().isEmpty());
    QVERIFY(!f.grid()->spec().sentence.isEmpty());
    QCOMPARE(f.page->summary(), f.grid()->spec().sentence);
}

void TestFleetPage::theScaleIsTheGrids()
{
    PageFixture f;
    QVERIFY(f.grid()->spec().rows[0].plots[0].yTicks.back().text.endsWith(u'+'));
    f.page->setLogScale(true);
    QVERIFY(!f.grid()->spec().rows[0].plots[0].yTicks.back().text.endsWith(u'+'));
    f.page->setLogScale(false);
    QVERIFY(f.grid()->spec().rows[0].plots[0].yTicks.back().text.endsWith(u'+'));
}

void TestFleetPage::olderThanTheSettingsIsDimmed()
{
    PageFixture f;
    const QImage bright = f.picture();
    f.page->setDimmed(true);
    QVERIFY(f.picture() != bright);
    QVERIFY(!f.sentence()->isEnabled());
    f.page->setState({HerdState::Phase::Working, 0});
    f.page->setDimmed(false);
    QVERIFY(f.picture() != bright); // still older
    f.page->setState({});
    QCOMPARE(f.picture(), bright);
    QVERIFY(f.sentence()->isEnabled());
}

void TestFleetPage::aRefusedSettingDims()
{
    PageFixture f;
    const QImage bright = f.picture();
    const QString good = f.text(Field::Bin)->text();
    f.enter(Field::Bin, QStringLiteral("x"));
    QCoreApplication::processEvents(); // the layout settles: there are words about the problem
    const QImage refused = f.picture();
    QVERIFY(!f.sentence()->isEnabled());
    for (const bool elsewhereToo : {true, false}) {
        f.page->setDimmed(elsewhereToo);
        QCOMPARE(f.picture(), refused);
    }
    f.enter(Field::Bin, good);
    QCoreApplication::processEvents();
    QVERIFY(f.sentence()->isEnabled());
    QCOMPARE(f.picture(), bright);
}

void TestFleetPage::progressTakesThePlaceOfTheSentence()
{
    PageFixture f;
    QSignalSpy cancels(f.page, &FleetPage::cancelRequested);
    QSignalSpy computes(f.page, &FleetPage::computeRequested);
    const int top = f.grid()->y();
    for (const double fraction : {0.1, 0.2, 0.3, 0.4, 0.5}) {
        f.page->setState({HerdState::Phase::Working, fraction});
    }
    QCoreApplication::processEvents();
    QVERIFY(f.button()->isVisible());
    QVERIFY(!f.sentence()->isVisible());
    QCOMPARE(f.grid()->y(), top); // nothing jumps
    f.button()->click();
    QCOMPARE(cancels.count(), 1);
    f.page->setState({HerdState::Phase::Cancelled, 0});
    f.button()->click();
    QCOMPARE(computes.count(), 1);
    f.page->setState({});
    QVERIFY(!f.button()->isVisible());
    QVERIFY(f.sentence()->isVisible());
}

void TestFleetPage::editsAndProblemsAreTold()
{
    PageFixture f;
    QSignalSpy edits(f.page, &FleetPage::fleetEdited);
    QSignalSpy problems(f.page, &FleetPage::problemsChanged);
    f.enter(Field::Clients, QStringLiteral("7"));
    QCOMPARE(edits.count(), 1);
    QCOMPARE(edits[0][0].value<FleetSettings>().clients, 7);
    QCOMPARE(edits[0][1].value<Field>(), Field::Clients);
    f.enter(Field::Bin, QStringLiteral("x"));
    QCOMPARE(problems.count(), 1);
    QVERIFY(!f.page->commit());
    f.text(Field::Clients)->setFocus();
    f.page->focusFirstProblem();
    QVERIFY(f.text(Field::Bin)->hasFocus());
    f.page->setExperiment(pictured());
    QCOMPARE(problems.count(), 2);
    QVERIFY(f.page->commit());
    QCOMPARE(edits.count(), 1);
}

void TestFleetPage::fitsTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1440x900") << QSize(1080, 640);
    QTest::newRow("1024x600") << QSize(700, 330);
}

void TestFleetPage::fitsTheWindow()
{
    QFETCH(QSize, size);
    PageFixture f(size);
    QCOMPARE(f.window.size(), size);
    QVERIFY(f.grid()->geometry().bottom() < size.height());
    QVERIFY(f.grid()->height() > size.height() / 2);
    const int words = f.sentence()->heightForWidth(f.sentence()->width());
    QVERIFY(f.sentence()->height() >= words);
}

QTEST_MAIN(TestFleetPage)
#include "test_fleet_page.moc"
