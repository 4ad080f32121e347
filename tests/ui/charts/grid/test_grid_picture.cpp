// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A grid on paint devices: the same bytes twice, texts stay texts, every row is there.

#include "tests/ui/charts/grid/grid_cases.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/charts/grid/plot_grid.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QtTest>

using namespace backoff;

namespace {

QFont small()
{
    QFont font;
    font.setPixelSize(12);
    return font;
}

QImage pictureOf(const PlotGridSpec &spec, QSize size, const Theme &theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.card);
    QPainter painter(&image);
    paintPlotGrid(painter, QRectF(QPointF(0, 0), size), spec, theme, small());
    return image;
}

QByteArray svgOf(const PlotGridSpec &spec, QSize size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(size);
    svg.setViewBox(QRect({}, size));
    QPainter painter(&svg);
    paintPlotGrid(painter, QRectF(QPointF(0, 0), size), spec, Theme::light(), small());
    painter.end();
    return bytes;
}

int countOf(const QImage &image, const QRect &part, const QColor &color)
{
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            count += image.pixel(x, y) == color.rgb();
        }
    }
    return count;
}

} // namespace

class TestGridPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void theSameGridGivesTheSameBytes()
    {
        for (const PlotGridSpec &spec : {fleetCase(), contentionCase(), strategiesCase()}) {
            QCOMPARE(pictureOf(spec, {900, 500}, Theme::light()),
                pictureOf(spec, {900, 500}, Theme::light()));
            QCOMPARE(svgOf(spec, {900, 500}), svgOf(spec, {900, 500}));
        }
    }

    void textsStayTexts()
    {
        const QByteArray svg = svgOf(fleetCase(), {1000, 300});
        for (const char *text : {">Full jitter<", ">1,000<", ">400+<", ">40 s<", ">down<"}) {
            QVERIFY2(svg.contains(text), text);
        }
        QCOMPARE(svg.count(">40 s<"), 1); // below the last row alone
        QVERIFY(!svg.contains("<image"));
        const QByteArray clients = svgOf(contentionCase(), {1000, 300});
        QCOMPARE(clients.count(">clients<"), 2);
        QCOMPARE(clients.count(">Calls<"), 1);
    }

    void everyRowIsThere_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("usual") << QSize(1000, 500);
        QTest::newRow("low") << QSize(1000, 240); // in a window it would be scrolled
    }
    void everyRowIsThere()
    {
        QFETCH(QSize, size);
        for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
            const QImage image = pictureOf(fleetCase(), size, theme);
            for (int row = 0; row < 4; ++row) {
                const int height = (size.height() - 20) / 4;
                const QRect part(250, row * height, size.width() - 250, height);
                QVERIFY(countOf(image, part, theme.failure) > 10);
                QVERIFY(countOf(image, part, theme.accent) > 10);
            }
            QVERIFY(countOf(image, QRect(0, 0, 4, size.height()), theme.accent) > 20); // its mark
            QVERIFY(countOf(image, QRect(0, 0, 200, size.height()), theme.selected) > 500);
        }
    }

    void nothingIsPaintedAroundTheArea()
    {
        const PlotGridSpec spec = contentionCase();
        QImage image(1000, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPlotGrid(painter, QRectF(200, 100, 500, 300), spec, Theme::light(), small());
        painter.end();
        const QRect part(200, 100, 500, 300);
        QVERIFY(countOf(image, part, Theme::light().seriesFull) > 50);
        painter.begin(&image);
        painter.fillRect(part, Qt::white);
        painter.end();
        QImage empty(image.size(), image.format());
        empty.fill(Qt::white);
        QCOMPARE(image, empty); // nothing around it
    }

    void aPdfHasVectors()
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter pdf(&buffer);
        pdf.setResolution(96);
        QPainter painter(&pdf);
        paintPlotGrid(painter, QRectF(0, 0, 700, 400), fleetCase(), Theme::light(), small());
        painter.end();
        QVERIFY(bytes.contains("/Font"));
        QVERIFY(!bytes.contains("/Subtype /Image"));
    }

    void nothingToPaintIsFine()
    {
        pictureOf({}, {300, 200}, Theme::light());
        pictureOf(fleetCase(), {1, 1}, Theme::light());
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        paintPlotGrid(painter, QRectF(), fleetCase(), Theme::light(), small());
        PlotGridSpec spec;
        spec.sentence = QStringLiteral("There is no retry to show.");
        QVERIFY(svgOf(spec, {600, 200}).contains("There is no retry to show."));
    }
};

QTEST_MAIN(TestGridPicture)
#include "test_grid_picture.moc"
