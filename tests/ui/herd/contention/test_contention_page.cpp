// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tab of the study: it shows what it is given, dims what is out of date and passes on what is
// asked of it.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/herd/contention/contention_cases.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/contention/contention_form.h"
#include "ui/herd/contention/contention_page.h"
#include "ui/herd/contention/contention_spec.h"
#include "ui/herd/contention/contention_words.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

using namespace backoff;

class TestContentionPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsItsResult();
    void drawsEveryStudyWithoutAWarning();
    void dimsWhatIsOlder();
    void aRefusedSettingDims();
    void progressTakesThePlaceOfTheSentence();
    void passesOnWhatIsAsked();
    void logScaleAndTheme();
    void fitsASmallWindow();

private:
    std::unique_ptr<ContentionPage> m_page;

    QImage picture() const { return m_page->grab().toImage(); }
    QLabel *sentence() const
    {
        const QString said = ContentionWords::sentence(defaultStudy());
        for (auto *label : m_page->findChildren<QLabel *>()) {
            if (label->text() == said) {
                return label;
            }
        }
        return nullptr;
    }
};

static const Labels &labels()
{
    static const Labels english(Language::English);
    return english;
}

static ContentionResultPtr shared(const ContentionResult &result)
{
    return std::make_shared<const ContentionResult>(result);
}

void TestContentionPage::init()
{
    failOnWarning();
    m_page = std::make_unique<ContentionPage>(labels());
    applyStyle(m_page.get(), Theme::light());
    m_page->setTheme(Theme::light());
    m_page->resize(1080, 640);
    m_page->show();
}

void TestContentionPage::showsItsResult()
{
    QVERIFY(m_page->legend().empty());
    QCOMPARE(m_page->summary(), contentionSpec({}, false).summary);
    QSignalSpy legends(m_page.get(), &ChartPage::legendChanged);
    m_page->setResult(shared(defaultStudy()));
    QCOMPARE(legends.count(), 1);
    QCOMPARE(m_page->legend(), ContentionWords::legend());
    QCOMPARE(m_page->summary(), ContentionWords::sentence(defaultStudy()));
    QVERIFY(sentence());
    const QString heard = m_page->grid()->accessibleDescription();
    QVERIFY(heard.startsWith(contentionSpec(defaultStudy(), false).summary));
    QVERIFY(heard.contains(QStringLiteral("Export Table, Contention")));
    QCOMPARE(m_page->grid()->spec().rows.front().plots.front().xTicks.back().text,
        QStringLiteral("100"));
    m_page->setResult({});
    QVERIFY(!sentence());
    QVERIFY(m_page->grid()->spec().rows.empty());
}

void TestContentionPage::drawsEveryStudyWithoutAWarning()
{
    const QImage nothing = picture();
    for (const ContentionResult &result :
        {studyOf({1}, 1), studyOf({1}, 10), studyOf({1, 2}, 10), defaultStudy()}) {
        m_page->setResult(shared(result));
        for (const bool log : {false, true}) {
            m_page->setLogScale(log);
            QVERIFY(picture() != nothing);
        }
    }
}

void TestContentionPage::dimsWhatIsOlder()
{
    const auto plots = [this] { return m_page->findChild<PlotGrid *>()->grab().toImage(); };
    m_page->setResult(shared(defaultStudy()));
    QCoreApplication::processEvents(); // the layout settles
    const QImage current = plots();
    m_page->setDimmed(true);
    QVERIFY(!sentence()->isEnabled());
    const QImage dimmed = plots();
    QVERIFY(dimmed != current);
    m_page->setState({HerdState::Phase::Working, 0.5});
    QCOMPARE(plots(), dimmed);
    m_page->setDimmed(false);
    QCOMPARE(plots(), dimmed); // the work alone dims it as well
    m_page->setState({});
    QVERIFY(sentence()->isEnabled());
    QCOMPARE(plots(), current);
}

void TestContentionPage::aRefusedSettingDims()
{
    const auto plots = [this] { return m_page->findChild<PlotGrid *>()->grab().toImage(); };
    const auto enter = [this](const QString &typed) {
        m_page->findChild<ContentionForm *>()->findChildren<QLineEdit *>().front()->setText(typed);
        const bool isGood = m_page->commit();
        QCoreApplication::processEvents(); // the layout settles
        return isGood;
    };
    m_page->setSettings({.clients = 20, .runs = 30, .seed = 4});
    m_page->setResult(shared(defaultStudy()));
    QCoreApplication::processEvents();
    const QImage current = plots();
    QVERIFY(!enter(QStringLiteral("0")));
    const QImage refused = plots();
    QVERIFY(!sentence()->isEnabled());
    for (const bool elsewhereToo : {true, false}) {
        m_page->setDimmed(elsewhereToo);
        QCOMPARE(plots(), refused);
    }
    QVERIFY(enter(QStringLiteral("20")));
    QVERIFY(sentence()->isEnabled());
    QCOMPARE(plots(), current);
}

void TestContentionPage::progressTakesThePlaceOfTheSentence()
{
    m_page->setResult(shared(defaultStudy()));
    QCoreApplication::processEvents(); // the layout settles
    auto *work = m_page->findChild<WorkRow *>();
    const int top = m_page->grid()->y();
    QVERIFY(!work->isVisible() && sentence()->isVisible());
    m_page->setState({HerdState::Phase::Cancelled});
    QVERIFY(work->isVisible() && !sentence()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(m_page->grid()->y(), top); // nothing moves
    m_page->setState({});
    QVERIFY(!work->isVisible() && sentence()->isVisible());
}

void TestContentionPage::passesOnWhatIsAsked()
{
    QSignalSpy edits(m_page.get(), &ContentionPage::contentionEdited);
    QSignalSpy problems(m_page.get(), &ContentionPage::problemsChanged);
    QSignalSpy cancels(m_page.get(), &ContentionPage::cancelRequested);
    QSignalSpy computes(m_page.get(), &ContentionPage::computeRequested);
    m_page->setSettings({.clients = 20, .runs = 30, .seed = 4});
    m_page->setSeed(5);
    auto *form = m_page->findChild<ContentionForm *>();
    QCOMPARE(form->settings(), (ContentionSettings {.clients = 20, .runs = 30, .seed = 5}));
    QCOMPARE(edits.count(), 0);

    const auto fields = form->findChildren<QLineEdit *>();
    fields.front()->setText(QStringLiteral("0"));
    QVERIFY(!m_page->commit());
    QCOMPARE(problems.count(), 1);
    fields.front()->setText(QStringLiteral("40"));
    QVERIFY(m_page->commit());
    QCOMPARE(edits.count(), 1);
    QCOMPARE(edits.front().front().value<std::int64_t>(), 40);

    auto *work = m_page->findChild<WorkRow *>();
    Q_EMIT work->cancelRequested();
    Q_EMIT work->computeRequested();
    QCOMPARE(cancels.count(), 1);
    QCOMPARE(computes.count(), 1);
}

void TestContentionPage::logScaleAndTheme()
{
    m_page->setResult(shared(defaultStudy()));
    const QImage linear = picture();
    m_page->setLogScale(true);
    QCOMPARE(m_page->grid()->spec().rows.front().plots[1].yTicks[1].text, QStringLiteral("1 s"));
    QVERIFY(picture() != linear);
    m_page->setLogScale(false);
    QCOMPARE(picture(), linear);
    m_page->setTheme(Theme::darkTheme());
    QVERIFY(picture() != linear);
}

void TestContentionPage::fitsASmallWindow()
{
    m_page->setResult(shared(defaultStudy()));
    QVERIFY(m_page->minimumSizeHint().width() <= 690);
    m_page->resize(690, 330);
    QCoreApplication::processEvents();
    QCOMPARE(m_page->width(), 690);
    QVERIFY(m_page->grid()->height() >= 150);
}

QTEST_MAIN(TestContentionPage)
#include "test_contention_page.moc"
