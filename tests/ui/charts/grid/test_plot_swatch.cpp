// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The samples in a legend: each can be told from the others without its colour.

#include "ui/charts/chart_swatch.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace backoff;

namespace {

constexpr SwatchRole roles[] = {SwatchRole::Served,
    SwatchRole::Failed,
    SwatchRole::Capacity,
    SwatchRole::SeriesNone,
    SwatchRole::SeriesEqual,
    SwatchRole::SeriesFull,
    SwatchRole::SeriesDecorrelated,
    SwatchRole::SeriesNoBackoff,
    SwatchRole::ErrorBar,
    SwatchRole::Spread,
    SwatchRole::Mean,
    SwatchRole::ThisSeed,
    SwatchRole::PinnedB};

// Ink or ground, nothing between them: shapes and hatches alone.
QImage inkOf(SwatchRole role, const Theme &theme)
{
    QImage image(16, 16, QImage::Format_RGB32);
    image.fill(theme.card);
    QPainter painter(&image);
    paintSwatch(painter, QRectF(1, 1, 14, 14), role, theme);
    painter.end();
    QImage ink(image.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 16; ++x) {
            const bool isInk = image.pixelColor(x, y) != theme.card;
            ink.setPixelColor(x, y, isInk ? Qt::black : Qt::white);
        }
    }
    return ink;
}

} // namespace

class TestPlotSwatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachHasAShapeOfItsOwn()
    {
        for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
            QImage blank(16, 16, QImage::Format_Grayscale8);
            blank.fill(Qt::white);
            std::vector<QImage> seen {blank};
            for (const SwatchRole role : roles) {
                const QImage ink = inkOf(role, theme);
                for (const QImage &other : seen) {
                    QVERIFY2(ink != other, qPrintable(QString::number(int(role))));
                }
                seen.push_back(ink);
            }
        }
    }
};

QTEST_MAIN(TestPlotSwatch)
#include "test_plot_swatch.moc"
