// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of texts: nothing overlaps, nothing leaves the chart.

#include "core/io/labels.h"
#include "tests/ui/charts/chart_cases.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/result_specs.h"

#include <QTranslator>
#include <QtTest>

using namespace backoff;

class TestChartLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsStayApart_data();
    void textsStayApart();
    void fewRetriesKeepEveryLabel();
    void manyRetriesThinTheirNumbers();
    void aNarrowChartUsesBareNumbers();
    void plotMap();
};

static ChartLayout layoutOf(const Experiment &experiment, QSizeF size)
{
    return layOut(delaysSpec(*makeRunResult(experiment), false), size, QFont());
}

static QStringList textsOf(const std::vector<PlacedText> &texts)
{
    QStringList result;
    for (const PlacedText &text : texts) {
        result << text.text;
    }
    return result;
}

void TestChartLayout::textsStayApart_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("log");
    QTest::addColumn<bool>("spanish");
    const auto cases = chartCases();
    for (int i = 0; i < int(cases.size()); ++i) {
        const char *name = cases[size_t(i)].name;
        QTest::addRow("%s", name) << i << false << false;
        QTest::addRow("%s, log", name) << i << true << false;
        QTest::addRow("%s, Spanish", name) << i << false << true;
    }
}

void TestChartLayout::textsStayApart()
{
    QFETCH(int, index);
    QFETCH(bool, log);
    QFETCH(bool, spanish);
    const Labels labels(Language::Spanish); // brings the translations into the program
    QTranslator translator; // the longer words
    QVERIFY(translator.load(QStringLiteral(":/i18n/backofflab_es.qm")));
    if (spanish) {
        QCoreApplication::installTranslator(&translator); // until it goes out of scope
    }
    const auto result = makeRunResult(chartCases()[size_t(index)].experiment);
    for (const ChartSpec &spec : {delaysSpec(*result, log), cumulativeSpec(*result, log)}) {
        for (const QSizeF size : {QSizeF(1030, 220), QSizeF(1030, 150), QSizeF(630, 120)}) {
            const ChartLayout layout = layOut(spec, size, QFont());
            std::vector<PlacedText> all = layout.axisTexts;
            all.insert(all.end(), layout.labels.begin(), layout.labels.end());
            QVERIFY(all.size() >= 4);
            for (size_t i = 0; i < all.size(); ++i) {
                QVERIFY2(QRectF({}, size).adjusted(-1, -1, 1, 1).contains(all[i].rect),
                    qPrintable(all[i].text));
                for (size_t j = 0; j < i; ++j) {
                    QVERIFY2(!all[i].rect.adjusted(0, 3, 0, -3).intersects(all[j].rect),
                        qPrintable(all[i].text + QStringLiteral(" on ") + all[j].text));
                }
            }
        }
    }
}

void TestChartLayout::fewRetriesKeepEveryLabel()
{
    const ChartLayout layout = layoutOf(alwaysDown(), {1030, 220});
    for (const char *text : {"≤ 0.5 s", "≤ 8 s", "0.176", "0.181", "1.849", "0.908", "4.700"}) {
        QVERIFY2(textsOf(layout.labels).contains(QString::fromUtf8(text)), text);
    }
    for (const char *text : {"retry 1", "retry 5", "0 s", "8 s"}) {
        QVERIFY2(textsOf(layout.axisTexts).contains(QLatin1String(text)), text);
    }
}

void TestChartLayout::manyRetriesThinTheirNumbers()
{
    const ChartLayout layout = layoutOf(alwaysDown(Jitter::Full, 40), {1030, 220});
    const QStringList labels = textsOf(layout.labels);
    QCOMPARE(labels.filter(QRegularExpression(QStringLiteral("^[0-9]"))), QStringList()); // draws
    QCOMPARE(labels.count(QStringLiteral("≤ 30 s")), 1); // the same again says nothing
    QVERIFY(textsOf(layoutOf(alwaysDown(Jitter::Full, 10'000), {1030, 220}).axisTexts).size() < 40);
}

void TestChartLayout::aNarrowChartUsesBareNumbers()
{
    const QStringList texts = textsOf(layoutOf(alwaysDown(), {260, 150}).axisTexts);
    QVERIFY(texts.contains(QStringLiteral("retry")));
    QVERIFY(texts.contains(QStringLiteral("5")));
    QVERIFY(!texts.contains(QStringLiteral("retry 5")));
}

void TestChartLayout::plotMap()
{
    const PlotMap map {QRectF(50, 20, 400, 100), 0.5, 4.5};
    QCOMPARE(map.slot(), 100.0);
    QCOMPARE(map.point({1, 0}), QPointF(100, 120));
    QCOMPARE(map.point({4.5, 1}), QPointF(450, 20));
    QCOMPARE(map.rect(QRectF(1, 0.2, 1, 0.5)), QRectF(QPointF(100, 50), QPointF(200, 100)));
}

QTEST_MAIN(TestChartLayout)
#include "test_chart_layout.moc"
