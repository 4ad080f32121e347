// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows, columns and the places of texts: nothing overlaps, nothing leaves the grid.

#include "tests/ui/charts/grid/grid_cases.h"
#include "ui/charts/grid/grid_layout.h"
#include "ui/charts/grid/grid_ticks.h"

#include <QtTest>

using namespace backoff;

namespace {

const GridFonts &fonts()
{
    static const GridFonts all {QFont()};
    return all;
}

GridLayout layoutOf(const PlotGridSpec &spec, QSizeF size, RowFit fit = RowFit::Scrolled)
{
    return layOutGrid(spec, size, fonts(), fit);
}

QStringList textsOf(const std::vector<PlacedWord> &words, WordKind kind)
{
    QStringList texts;
    for (const PlacedWord &word : words) {
        if (word.kind == kind) {
            texts << word.text;
        }
    }
    return texts;
}

PlotGridSpec gridOf(int index)
{
    PlotGridSpec spec = index == 0 ? fleetCase() : index == 1 ? contentionCase() : strategiesCase();
    if (index == 3) { // longer words, and a strategy that cannot be shown
        for (PlotRow &row : spec.rows) {
            row.title = QStringLiteral("Aleatoriedad proporcional antes del tope");
            row.facts[0].text = QStringLiteral("de espera total en la ejecución con jitter");
        }
        spec.rows[2].sentence = QStringLiteral(
            "With no cap the ceiling of retry 1025 is not finite: set a cap, or fewer attempts.");
    }
    return spec;
}

// Texts may touch with what their line leaves free above and below the letters.
void verifyApart(const std::vector<PlacedWord> &words, const QRectF &strip)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        QVERIFY2(!words[i].text.isEmpty(), "an empty text has a place");
        QVERIFY2(strip.adjusted(-1, -2, 1, 2).contains(words[i].rect), qPrintable(words[i].text));
        for (std::size_t j = 0; j < i; ++j) {
            const bool overlap = words[i].rect.adjusted(0, 2, 0, -2).intersects(words[j].rect);
            QVERIFY2(!overlap, qPrintable(words[i].text + QStringLiteral(" on ") + words[j].text));
        }
    }
}

} // namespace

class TestGridLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStandApart_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QSizeF>("size");
        const char *const names[] = {"fleet", "contention", "strategies", "long words"};
        for (int i = 0; i < 4; ++i) {
            for (const QSizeF size : {QSizeF(1080, 640),
                     QSizeF(700, 330),
                     QSizeF(320, 200),
                     QSizeF(2400, 1600),
                     QSizeF(900, 120)}) {
                QTest::addRow("%s %gx%g", names[i], size.width(), size.height()) << i << size;
            }
        }
    }
    void wordsStandApart()
    {
        QFETCH(int, index);
        QFETCH(QSizeF, size);
        const PlotGridSpec spec = gridOf(index);
        for (const RowFit fit : {RowFit::Scrolled, RowFit::Squeezed}) {
            const GridLayout layout = layoutOf(spec, size, fit);
            QCOMPARE(layout.rows.size(), spec.rows.size());
            verifyApart(layout.header, {0, 0, size.width(), layout.headerHeight});
            verifyApart(layout.words, {0, 0, size.width(), layout.rowsHeight});
            verifyApart(layout.axis, {0, 0, size.width(), layout.axisHeight});
            for (const RowPlace &row : layout.rows) {
                for (const PlotMap &map : row.plots) {
                    QVERIFY(row.rect.contains(map.plot));
                    QVERIFY(map.plot.width() > 30);
                    for (const PlacedWord &word : layout.words) {
                        const bool within = word.kind == WordKind::Label
                            || word.kind == WordKind::StrongLabel
                            || word.kind == WordKind::SpanText;
                        QVERIFY2(within || !word.rect.intersects(map.plot), qPrintable(word.text));
                    }
                }
            }
        }
    }

    void rowsShareTheHeight()
    {
        const GridLayout layout = layoutOf(fleetCase(), {1080, 560});
        QVERIFY(!layout.scrolls());
        QCOMPARE(layout.rows.size(), 4U);
        const double height = layout.rows[0].rect.height();
        QCOMPARE(height, std::floor((560 - layout.axisHeight) / 4));
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(layout.rows[i].rect, QRectF(0, double(i) * height, 1080, height));
            QCOMPARE(layout.rows[i].ground.isNull(), i != 2); // the chosen one's
        }
        QVERIFY(layout.rows[2].rect.contains(layout.rows[2].ground));
        // One above the other.
        QCOMPARE(layout.rows[3].plots[0].plot.left(), layout.rows[0].plots[0].plot.left());
        QCOMPARE(layout.rows[3].plots[0].plot.width(), layout.rows[0].plots[0].plot.width());
    }

    void lowRowsScroll()
    {
        const GridLayout layout = layoutOf(fleetCase(), {700, 200});
        QVERIFY(layout.scrolls());
        QCOMPARE(layout.rows[0].rect.height(), leastRowHeight(fonts()));
        QCOMPARE(layout.shownHeight, 200 - layout.axisHeight);
        const GridLayout squeezed = layoutOf(fleetCase(), {700, 200}, RowFit::Squeezed);
        QVERIFY(!squeezed.scrolls());
        QVERIFY(squeezed.rowsHeight + squeezed.axisHeight <= 200);
    }

    void severalRowsAreNotTallerThanSensible()
    {
        const GridLayout layout = layoutOf(fleetCase(), {1080, 3000});
        QVERIFY(layout.rowsHeight < 2000);
        QCOMPARE(layout.shownHeight, layout.rowsHeight);
    }

    void aSingleRowTakesAll()
    {
        const GridLayout layout = layoutOf(contentionCase(), {1080, 1200});
        QCOMPARE(layout.headerHeight + layout.rowsHeight + layout.axisHeight, 1200.0);
        QVERIFY(layout.rows[0].plots[0].plot.height() > 1100);
        QVERIFY(layout.rows[0].plots[0].plot.left() < 100); // there is no column of words
    }

    void factsGiveWay()
    {
        const auto facts = [](double height) {
            return textsOf(layoutOf(fleetCase(), {1080, height}).words, WordKind::FactValue);
        };
        QCOMPARE(facts(640).size(), 4 * 3);
        const QStringList few = facts(200);
        QCOMPARE(few.size(), 4);
        QCOMPARE(few[0], QStringLiteral("1,000")); // the most telling
        const GridLayout flat = layoutOf(fleetCase(), {1080, 120}, RowFit::Squeezed);
        QCOMPARE(textsOf(flat.words, WordKind::Title).size(), 4);
        QVERIFY(textsOf(flat.words, WordKind::FactValue).isEmpty());
    }

    void longTitlesAreElided()
    {
        const GridLayout layout = layoutOf(gridOf(3), {700, 500});
        for (const QString &title : textsOf(layout.words, WordKind::Title)) {
            QVERIFY(title.endsWith(QChar(0x2026)));
        }
        const QStringList wide = textsOf(layoutOf(gridOf(3), {1600, 500}).words, WordKind::Title);
        QCOMPARE(wide[0], gridOf(3).rows[0].title);
    }

    void columnsShareByWeight()
    {
        const GridLayout layout = layoutOf(strategiesCase(), {1080, 640});
        const std::vector<PlotMap> &plots = layout.rows[0].plots;
        QVERIFY(std::abs(plots[0].plot.width() - 2 * plots[1].plot.width()) <= 2);
        QCOMPARE(textsOf(layout.header, WordKind::ColumnTitle).size(), 2);
        QCOMPARE(layout.header[1].rect.left(), plots[1].plot.left());
    }

    void xTextsStandOnceBelowTheirPlaces()
    {
        const GridLayout layout = layoutOf(fleetCase(), {1080, 560});
        const QStringList texts = textsOf(layout.axis, WordKind::Tick);
        QCOMPARE(texts.size(), 9);
        QCOMPARE(texts[1], QStringLiteral("5 s"));
        QVERIFY(std::abs(layout.axis[1].rect.center().x() - layout.rows[0].plots[0].x(5)) < 0.01);
        QCOMPARE(textsOf(layout.words, WordKind::Tick).size(), 4 * 3); // of the y axes
        const QStringList thinned = textsOf(layoutOf(fleetCase(), {420, 560}).axis, WordKind::Tick);
        QVERIFY(thinned.size() < 9 && thinned.size() > 2);
    }

    void ticksAreThinnedEvenly()
    {
        using Indices = std::vector<std::size_t>;
        TickExtents extents;
        for (int i = 0; i < 8; ++i) {
            extents.emplace_back(10 * i, 10 * i + 8);
        }
        QCOMPARE(roomyTicks(extents, 2, LastTick::Thinned), (Indices {0, 1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(roomyTicks(extents, 4, LastTick::Thinned), (Indices {0, 2, 4, 6}));
        QCOMPARE(roomyTicks(extents, 4, LastTick::Kept), (Indices {0, 2, 4, 7}));
        QCOMPARE(roomyTicks(extents, 500, LastTick::Kept), Indices {0});
        QCOMPARE(roomyTicks({}, 4, LastTick::Kept), Indices {});
    }

    void aSentenceStandsInPlaceOfEverything()
    {
        PlotGridSpec spec = fleetCase();
        spec.sentence = QStringLiteral("Nothing to show.");
        const GridLayout layout = layoutOf(spec, {700, 330});
        QCOMPARE(layout.words.size(), 1U);
        QCOMPARE(layout.words[0].text, spec.sentence);
        QVERIFY(layout.rows.empty() && layout.header.empty() && layout.axis.empty());
    }

    void aSentenceStandsInPlaceOfPlots()
    {
        PlotGridSpec spec = fleetCase();
        spec.rows[0].sentence = QStringLiteral("It would take too many bins.");
        const GridLayout layout = layoutOf(spec, {1080, 560});
        QVERIFY(layout.rows[0].plots.empty());
        QCOMPARE(layout.rows[1].plots.size(), 1U);
        QCOMPARE(textsOf(layout.words, WordKind::Sentence), {spec.rows[0].sentence});
        QCOMPARE(textsOf(layout.words, WordKind::Title).size(), 4);
        QCOMPARE(textsOf(layout.axis, WordKind::Tick).size(), 9); // another row's axis
    }

    void anySizeIsFine()
    {
        for (const QSizeF size :
            {QSizeF(0, 0), QSizeF(1, 1), QSizeF(10, 400), QSizeF(400, 10), QSizeF(9000, 9000)}) {
            for (int i = 0; i < 4; ++i) {
                for (const RowFit fit : {RowFit::Scrolled, RowFit::Squeezed}) {
                    const GridLayout layout = layoutOf(gridOf(i), size, fit);
                    for (const RowPlace &row : layout.rows) {
                        for (const PlotMap &map : row.plots) {
                            QVERIFY(map.plot.width() >= 1 && map.plot.height() >= 1);
                        }
                    }
                }
            }
        }
        QVERIFY(layoutOf({}, {700, 330}).words.empty());
        PlotGridSpec noRows = fleetCase();
        noRows.rows.clear();
        QVERIFY(layoutOf(noRows, {700, 330}).rows.empty());
    }
};

QTEST_MAIN(TestGridLayout)
#include "test_grid_layout.moc"
