// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Run at 1, 1.5 and 2 times the pixels (QT_SCALE_FACTOR): what is drawn uses all of them, and texts
// have their room, on a desk and in presentation.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/presentation/stage.h"
#include "tests/ui/scripted.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/result_chart.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/transport_button.h"
#include "ui/timeline/timeline_painter.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPainter>

#include <cmath>
#include <cstdlib>

using namespace backoff;
using namespace backoff::test;

namespace {

double factor() { return qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble(); }

QImage pictureOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

// An image of that size in the window's pixels, with the screen's.
QImage blank(QSize size)
{
    QImage image(size * factor(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(factor());
    image.fill(Qt::transparent);
    return image;
}

// Whether the picture could be a smaller one with every pixel doubled: what was drawn at full
// resolution has details of one pixel.
bool isDoubled(const QImage &image, const QRect &part)
{
    for (int y = part.top() & ~1; y + 1 <= part.bottom(); y += 2) {
        for (int x = part.left() & ~1; x + 1 <= part.right(); x += 2) {
            const QRgb first = image.pixel(x, y);
            if (image.pixel(x + 1, y) != first || image.pixel(x, y + 1) != first
                || image.pixel(x + 1, y + 1) != first) {
                return false;
            }
        }
    }
    return true;
}

QRect scaled(const QRect &rect)
{
    return QRectF(QPointF(rect.topLeft()) * factor(), QSizeF(rect.size()) * factor()).toRect();
}

} // namespace

class TestHighDpi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup() { clearPresentationSizes(); }

    void runsAtItsFactor()
    {
        QWidget window;
        QCOMPARE(window.devicePixelRatioF(), factor());
    }

    void timelineIsDrawnInEveryPixel()
    {
        Stage stage(scripted("T R:5 T S"), {1200, 800});
        stage.transport->playButton()->setFocus(); // no ring around the timeline
        QImage direct = blank(stage.timeline->size());
        QPainter painter(&direct);
        painter.fillRect(QRect(QPoint(), stage.timeline->size()), Theme::light().card);
        TimelinePainter(painter,
            stage.timeline->timelineLayout(),
            Theme::light(),
            TimelineMoment::at(
                *makeRunResult(scripted("T R:5 T S")), stage.playback->playback().cursor))
            .paint();
        painter.end();
        QVERIFY(pictureOf(*stage.timeline) == direct);
    }

    void viewsHaveDetailsOfOnePixel()
    {
        Stage stage(defaultExperiment(Unit::Seconds), {1200, 800});
        for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Contention; ++tab) {
            stage.showChart(tab);
            const QImage image = pictureOf(*stage.charts);
            QCOMPARE(image.size(), (QSizeF(stage.charts->size()) * factor()).toSize());
            QVERIFY(!isDoubled(image, image.rect()));
        }
        for (const QWidget *button : stage.transport->findChildren<TransportButton *>()) {
            const QImage image = pictureOf(*const_cast<QWidget *>(button));
            QVERIFY(!isDoubled(image, image.rect().adjusted(9, 9, -9, -9)));
        }
    }

    void symbolsOfActionsAreCrisp()
    {
        Stage stage(defaultExperiment(Unit::Seconds), {1200, 800});
        const QAction *play = stage.transport->actions()->playPause();
        const QImage icon = play->icon().pixmap(QSize(16, 16), factor()).toImage();
        QCOMPARE(icon.size(), QSize(16, 16) * factor());
        QCOMPARE(icon.devicePixelRatio(), factor());
        QImage direct = blank({16, 16});
        QPainter painter(&direct);
        paintGlyph(painter, QRectF(0, 0, 16, 16), TransportGlyph::Play, Theme::light().text);
        painter.end();
        QVERIFY(icon.convertToFormat(direct.format()) == direct);
    }

    void imagesOfTheStyleAreCrisp_data()
    {
        QTest::addColumn<bool>("presented");
        QTest::newRow("on a desk") << false;
        QTest::newRow("presented") << true;
    }
    void imagesOfTheStyleAreCrisp()
    {
        QFETCH(bool, presented);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *check = new QCheckBox;
        auto *combo = new QComboBox;
        column->addWidget(check);
        column->addWidget(combo);
        check->setChecked(true);
        if (presented) {
            setPresentationSizes(presentationSizes(1080));
        }
        const Theme theme = currentTheme(paletteOf(Theme::light()));
        applyStyle(&window, theme);
        window.show();
        const QImage image = pictureOf(window);
        const int side = theme.enlarged.pixels(12);
        const QRect mark(check->x() + 1, check->geometry().center().y() - side / 2, side, side);
        const QRect arrow(combo->geometry().right() - 2 * side,
            combo->y() + 4,
            2 * side - 4,
            combo->height() - 8);
        for (const QRect &part : {scaled(mark), scaled(arrow)}) {
            QVERIFY(image.rect().contains(part));
            QVERIFY(!isDoubled(image, part));
        }
    }

    void textsHaveTheirRoom_data()
    {
        QTest::addColumn<int>("presented");
        QTest::newRow("on a desk") << 0;
        QTest::newRow("presented") << 768;
    }
    void textsHaveTheirRoom()
    {
        QFETCH(int, presented);
        Stage stage(defaultExperiment(Unit::Seconds), {1366, 768});
        if (presented) {
            stage.present(presented);
        }
        const auto check
            = [](QWidget &view) { return collisions(paintedTexts(view), view.rect()).join(u'\n'); };
        for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Cumulative; ++tab) {
            stage.showChart(tab);
            for (QWidget *view : {static_cast<QWidget *>(stage.timeline),
                     static_cast<QWidget *>(stage.charts),
                     static_cast<QWidget *>(stage.verdict),
                     static_cast<QWidget *>(stage.transport)}) {
                QCOMPARE(check(*view), QString());
            }
        }
    }
};

QTEST_MAIN(TestHighDpi)
#include "test_high_dpi.moc"
