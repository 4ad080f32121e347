// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/exports/handouts/handout_cases.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/handouts/handout_pages.h"

#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QTest>

using namespace backoff;

namespace {

const Labels &english()
{
    static const Labels labels(Language::English);
    return labels;
}

const QSizeF a4(QPageSize(QPageSize::A4).sizePoints());

QImage painted(const HandoutPages &pages, int page, QSizeF points)
{
    QImage image(points.toSize(), QImage::Format_RGB32); // a pixel a point
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

bool hasInk(const QImage &image, const QRect &area)
{
    const QRect within = area & image.rect();
    for (int y = within.top(); y <= within.bottom(); ++y) {
        for (int x = within.left(); x <= within.right(); ++x) {
            if ((image.pixel(x, y) & 0xFFFFFF) != 0xFFFFFF) {
                return true;
            }
        }
    }
    return false;
}

// Nothing outside the margins, but for the footer's descenders.
bool hasBlankMargins(const QImage &image, int margin)
{
    const int width = image.width();
    const int height = image.height();
    return !hasInk(image, {0, 0, margin - 1, height})
        && !hasInk(image, {width - margin + 1, 0, margin, height})
        && !hasInk(image, {0, 0, width, margin - 1})
        && !hasInk(image, {0, height - margin + 4, width, margin});
}

} // namespace

class TestHandoutPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everythingIsWithinTheMargins_data();
    void everythingIsWithinTheMargins();
    void pagesAreBounded_data();
    void pagesAreBounded();
    void answersHaveTheLastPage();
    void otherPaper_data();
    void otherPaper();
    void sameInkEachTime();
};

void TestHandoutPages::everythingIsWithinTheMargins_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const auto &[name, experiment] : handoutExperiments()) {
        QTest::newRow(name.c_str()) << experiment;
    }
}

void TestHandoutPages::everythingIsWithinTheMargins()
{
    QFETCH(Experiment, experiment);
    const HandoutPages pages(makeRunResult(experiment), {}, english(), a4);
    constexpr int margin = 51;
    for (int page = 0; page < pages.count(); ++page) {
        const QImage image = painted(pages, page, a4);
        QVERIFY2(hasBlankMargins(image, margin), qPrintable(QString::number(page)));
        QVERIFY(hasInk(image, {margin, margin, 300, 60})); // no page begins with a hole
        QVERIFY(hasInk(image, {400, image.height() - margin - 12, 200, 14})); // its number
    }
}

void TestHandoutPages::pagesAreBounded_data()
{
    QTest::addColumn<int>("most");
    const auto row = [](const char *name, int most) { QTest::newRow(name) << most; };
    row("usual", 3);
    row("one-attempt", 3);
    row("permanent", 3);
    row("always-down", 3);
    row("longest", 5);
    row("huge", 4);
    row("offsets", 9);
}

void TestHandoutPages::pagesAreBounded()
{
    QFETCH(int, most);
    for (const auto &[name, experiment] : handoutExperiments()) {
        if (name == QTest::currentDataTag()) {
            const HandoutPages pages(makeRunResult(experiment), {}, english(), a4);
            QVERIFY2(pages.count() <= most, qPrintable(QString::number(pages.count())));
            return;
        }
    }
    QFAIL("there is no such experiment");
}

void TestHandoutPages::answersHaveTheLastPage()
{
    const RunResultPtr result = makeRunResult({});
    const HandoutPages with(result, {.answers = true}, english(), a4);
    const HandoutPages without(result, {.answers = false}, english(), a4);
    QCOMPARE(with.count(), 3);
    QCOMPARE(without.count(), 2);
    // The first page is the same, but for the number of pages.
    const QRect body(0, 0, 595, 770);
    QCOMPARE(painted(with, 0, a4).copy(body), painted(without, 0, a4).copy(body));
}

void TestHandoutPages::otherPaper_data()
{
    QTest::addColumn<QSizeF>("points");
    const auto row = [](const char *name, QPageSize::PageSizeId size) {
        QTest::newRow(name) << QSizeF(QPageSize(size).sizePoints());
    };
    row("A6", QPageSize::A6);
    row("A5", QPageSize::A5);
    row("letter", QPageSize::Letter);
    row("A3", QPageSize::A3);
    QTest::newRow("A4 landscape") << a4.transposed();
    QTest::newRow("A5 landscape") << QSizeF(QPageSize(QPageSize::A5).sizePoints()).transposed();
}

void TestHandoutPages::otherPaper()
{
    QFETCH(QSizeF, points);
    Experiment experiment;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    const HandoutPages pages(makeRunResult(experiment), {}, english(), points);
    const int margin = qFloor(std::min(51.0, 0.09 * std::min(points.width(), points.height())));
    QVERIFY(pages.count() >= 2 && pages.count() < 20);
    for (int page = 0; page < pages.count(); ++page) {
        QVERIFY2(hasBlankMargins(painted(pages, page, points), margin),
            qPrintable(QString::number(page)));
    }
}

void TestHandoutPages::sameInkEachTime()
{
    const RunResultPtr result = makeRunResult({});
    const HandoutPages first(result, {}, english(), a4);
    const HandoutPages second(result, {}, english(), a4);
    for (int page = 0; page < first.count(); ++page) {
        QCOMPARE(painted(first, page, a4), painted(second, page, a4));
        QCOMPARE(painted(first, page, a4), painted(first, page, a4));
    }
}

QTEST_MAIN(TestHandoutPages)
#include "test_handout_pages.moc"
