// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

#include <memory>

using namespace backoff;

using HerdPhase = HerdState::Phase;

static HerdState working(double fraction)
{
    return {.phase = HerdPhase::Working, .fraction = fraction};
}

static HerdState brief(double fraction)
{
    return {.phase = HerdPhase::Working, .fraction = fraction, .brief = true};
}

static const HerdState cancelled {.phase = HerdPhase::Cancelled};

class WorkRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_page.reset(); }

    void saysNothingWhereAllIsCurrent();
    void showsHowFarItIs();
    void hidesWorkThatEndsWithinABlink();
    void showsWorkThatLastsLonger();
    void staysThroughNewSettings();
    void keepsItsRoom();
    void cancelStaysWhereItIs();
    void cancelsAndComputes();
    void worksFromTheKeyboard();
    void namesItsParts();
    void fitsANarrowPage();

private:
    std::unique_ptr<QWidget> m_page;
    QLineEdit *m_field = nullptr;
    WorkRow *m_row = nullptr;
    QWidget *m_below = nullptr;
};

void WorkRowTest::init()
{
    failOnWarning();
    m_page = std::make_unique<QWidget>();
    auto *const column = new QVBoxLayout(m_page.get());
    m_field = new QLineEdit;
    m_row = new WorkRow;
    m_below = new QWidget;
    column->addWidget(m_field);
    column->addWidget(m_row);
    column->addWidget(m_below, 1);
    applyStyle(m_page.get(), Theme::light());
    m_page->resize(640, 380);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void WorkRowTest::saysNothingWhereAllIsCurrent()
{
    QVERIFY(!m_row->isVisible());
    m_row->setState({});
    QVERIFY(!m_row->isVisible());
    m_row->setState(working(0.5));
    QVERIFY(m_row->isVisible());
    m_row->setState({});
    QVERIFY(!m_row->isVisible());
}

void WorkRowTest::showsHowFarItIs()
{
    m_row->setState(working(0.427));
    const auto *const bar = m_row->findChild<QProgressBar *>();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->value() * 1000, 427 * bar->maximum());
    QCOMPARE(m_row->findChild<QLabel *>()->text(), QStringLiteral("Computing… 42 %"));
    m_row->setState(working(1));
    QCOMPARE(bar->value(), bar->maximum());
    QCOMPARE(m_row->findChild<QLabel *>()->text(), QStringLiteral("Computing… 100 %"));
}

void WorkRowTest::hidesWorkThatEndsWithinABlink()
{
    for (int times = 0; times < 10; ++times) {
        for (const double fraction : {0.0, 0.0, 0.001, 0.6, 1.0}) {
            m_row->setState(brief(fraction));
            QVERIFY(!m_row->isVisible());
        }
        m_row->setState({});
    }
}

void WorkRowTest::showsWorkThatLastsLonger()
{
    for (const double fraction : {0.0, 0.1, 0.2, 0.3, 0.4}) {
        QVERIFY(!m_row->isVisible());
        m_row->setState(brief(fraction));
    }
    QVERIFY(m_row->isVisible());
    m_row->setState({});
    m_row->setState(working(0)); // it may be long before there is any progress
    QVERIFY(m_row->isVisible());
}

void WorkRowTest::staysThroughNewSettings()
{
    m_row->setState(working(0.5));
    m_row->setState(brief(0)); // begun anew
    QVERIFY(m_row->isVisible());
    QCOMPARE(m_row->findChild<QLabel *>()->text(), QStringLiteral("Computing… 0 %"));
    m_row->setState(cancelled);
    QVERIFY(m_row->isVisible());
    m_row->setState(brief(0));
    QVERIFY(m_row->isVisible());
}

void WorkRowTest::keepsItsRoom()
{
    const QRect below = m_below->geometry();
    for (const HerdState &state : {brief(0), working(0.1), cancelled, HerdState {}}) {
        m_row->setState(state);
        m_page->layout()->activate();
        QCOMPARE(m_below->geometry(), below);
    }
}

void WorkRowTest::cancelStaysWhereItIs()
{
    m_row->setState(working(0));
    m_row->layout()->activate();
    const QRect cancel = m_row->findChild<QPushButton *>()->geometry();
    for (const double fraction : {0.01, 0.44, 1.0}) {
        m_row->setState(working(fraction));
        m_row->layout()->activate();
        QCOMPARE(m_row->findChild<QPushButton *>()->geometry(), cancel);
    }
}

void WorkRowTest::cancelsAndComputes()
{
    QSignalSpy cancels(m_row, &WorkRow::cancelRequested);
    QSignalSpy computes(m_row, &WorkRow::computeRequested);
    auto *const button = m_row->findChild<QPushButton *>();
    m_row->setState(working(0.5));
    QCOMPARE(button->text(), QStringLiteral("Cancel"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(cancels.size(), 1);
    QCOMPARE(computes.size(), 0);

    m_row->setState(cancelled);
    QVERIFY(m_row->isVisible());
    QVERIFY(!m_row->findChild<QProgressBar *>()->isVisible());
    QCOMPARE(m_row->findChild<QLabel *>()->text(),
        QStringLiteral("Cancelled; what is shown belongs to the settings before."));
    QCOMPARE(button->text(), QStringLiteral("Compute"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(cancels.size(), 1);
    QCOMPARE(computes.size(), 1);
}

void WorkRowTest::worksFromTheKeyboard()
{
    QSignalSpy cancels(m_row, &WorkRow::cancelRequested);
    QSignalSpy computes(m_row, &WorkRow::computeRequested);
    m_field->setFocus();
    m_row->setState(working(0.5));
    QTest::keyClick(m_page.get(), Qt::Key_Tab);
    QCOMPARE(m_page->focusWidget(), m_row->findChild<QPushButton *>());
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Space);
    QCOMPARE(cancels.size(), 1);
    m_row->setState(cancelled); // the focus stays where Compute is now
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Space);
    QCOMPARE(computes.size(), 1);
}

void WorkRowTest::namesItsParts()
{
    m_row->setState(working(0.5));
    QVERIFY(!m_row->findChild<QProgressBar *>()->accessibleName().isEmpty());
    const auto *const button = m_row->findChild<QPushButton *>();
    const QString whatCancelDoes = button->accessibleDescription();
    QVERIFY(!whatCancelDoes.isEmpty());
    m_row->setState(cancelled);
    QVERIFY(!button->accessibleDescription().isEmpty());
    QVERIFY(button->accessibleDescription() != whatCancelDoes);
}

void WorkRowTest::fitsANarrowPage()
{
    for (const HerdState &state : {working(0.9999), working(1), cancelled}) {
        m_row->setState(state);
        m_page->layout()->activate();
        m_row->layout()->activate();
        const auto *const words = m_row->findChild<QLabel *>();
        QVERIFY(words->width() >= words->sizeHint().width());
        const auto *const button = m_row->findChild<QPushButton *>();
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(button->height() >= button->sizeHint().height());
        QVERIFY(m_row->rect().contains(button->geometry()));
    }
}

QTEST_MAIN(WorkRowTest)
#include "test_work_row.moc"
