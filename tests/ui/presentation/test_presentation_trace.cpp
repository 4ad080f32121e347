// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Presentation leaves no trace: not afterwards, and not in pictures that are saved meanwhile. While
// it is on, every view follows the palette, with thick lines and large marks.

#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/presentation/stage.h"
#include "ui/charts/chart_strokes.h"
#include "ui/charts/grid/plot_strokes.h"

#include <QPainter>

using namespace backoff;
using namespace backoff::test;

namespace {

QString describe(const QWidget &widget)
{
    const QRect place = widget.geometry();
    const QSize least = widget.minimumSize();
    return QStringLiteral("%1 '%2': %3, %4x%5+%6+%7, at least %8x%9")
        .arg(QLatin1String(widget.metaObject()->className()),
            widget.accessibleName(),
            widget.font().toString())
        .arg(place.width())
        .arg(place.height())
        .arg(place.x())
        .arg(place.y())
        .arg(least.width())
        .arg(least.height());
}

struct Appearance {
    QString sheet;
    QStringList widgets; // that are seen
    QList<QImage> pictures;

    static Appearance of(Stage &stage)
    {
        Appearance all {stage.styleSheet(), {}, {}};
        for (int tab = ChartsPanel::Contention; tab >= ChartsPanel::Delays; --tab) {
            stage.showChart(tab);
            QStringList shown;
            for (const QWidget *widget : stage.findChildren<QWidget *>()) {
                if (widget->isVisible()) {
                    shown << describe(*widget);
                }
            }
            shown.sort(); // a page that is shown becomes the last child
            all.widgets << shown;
            all.pictures << stage.grab().toImage();
        }
        return all;
    }
};

int countOf(const QImage &image, const QColor &colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == colour;
        }
    }
    return count;
}

QList<QByteArray> savedPictures(const Experiment &experiment)
{
    QList<QByteArray> all;
    for (const PictureKind kind : allPictures) {
        all << bytesOf(experiment, settingsFor(kind, {640, 320}), PictureFormat::Svg);
        all << bytesOf(experiment, settingsFor(kind, {640, 320}), PictureFormat::Png);
    }
    return all;
}

} // namespace

class TestPresentationTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup() { clearPresentationSizes(); }

    void leavesNoTrace()
    {
        Stage stage(defaultExperiment(Unit::Seconds), {1440, 900});
        Appearance::of(stage); // every page was shown once
        const Appearance before = Appearance::of(stage);
        for (const int height : {2160, 600}) {
            stage.present(height, true);
            for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Contention; ++tab) {
                stage.showChart(tab);
            }
            QVERIFY(stage.styleSheet() != before.sheet);
            stage.endPresentation();
            stage.resize(1440, 900); // the large one may have needed more
            Stage::settle();
            const Appearance after = Appearance::of(stage);
            QCOMPARE(after.sheet, before.sheet);
            QCOMPARE(after.widgets, before.widgets);
            for (qsizetype i = 0; i < before.pictures.size(); ++i) {
                QVERIFY2(after.pictures[i] == before.pictures[i], qPrintable(QString::number(i)));
            }
        }
    }

    void savedPicturesKnowNothingOfIt()
    {
        const Experiment experiment = defaultExperiment(Unit::Seconds);
        const QList<QByteArray> before = savedPictures(experiment);
        Stage stage(experiment, {1024, 768});
        stage.present(1080);
        QVERIFY(savedPictures(experiment) == before);
    }

    void everyViewFollowsThePalette()
    {
        Stage stage(defaultExperiment(Unit::Seconds), {1366, 768});
        stage.present(768);
        for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Contention; ++tab) {
            stage.showChart(tab);
            stage.present(768, false);
            const QImage light = stage.grab().toImage();
            stage.present(768, true);
            const QImage dark = stage.grab().toImage();
            const Theme was = Theme::presentation(false);
            const Theme is = Theme::presentation(true);
            QVERIFY(countOf(light, was.card) > light.width() * light.height() / 2);
            QVERIFY(countOf(dark, is.card) > dark.width() * dark.height() / 2);
            for (const QColor &gone : {was.accent,
                     was.tint,
                     was.tintEdge,
                     was.failure,
                     was.success,
                     was.failingStrip,
                     was.answeringStrip}) {
                // More than the rim of a letter that happens to have it.
                QVERIFY2(countOf(dark, gone) < 5,
                    qPrintable(QStringLiteral("%1 in tab %2").arg(gone.name()).arg(tab)));
            }
        }
    }

    void linesAreThick()
    {
        for (const int height : {600, 1080, 2160}) {
            setPresentationSizes(presentationSizes(height));
            const Theme theme = currentTheme(paletteOf(Theme::light()));
            for (std::size_t i = 1; i < curveCount; ++i) { // a band has no line
                QVERIFY(curvePen(static_cast<CurveRole>(i), theme).widthF() >= 3);
            }
            for (int role = 0; role <= static_cast<int>(LineRole::NoBackoff); ++role) {
                QVERIFY(linePen(static_cast<LineRole>(role), theme).widthF() >= 3);
            }
            QVERIFY(areaEdge(AreaRole::UnusedDraw, theme).widthF() >= 3);
            QVERIFY(areaEdge(AreaRole::Range, theme).widthF() >= 3);
            QVERIFY(theme.enlarged.line(0.1) >= 3);
        }
    }

    void marksAreLarge_data()
    {
        QTest::addColumn<int>("shape");
        for (const PointShape shape :
            {PointShape::Round, PointShape::Square, PointShape::Triangle}) {
            QTest::addRow("%d", int(shape)) << int(shape);
        }
    }
    void marksAreLarge()
    {
        QFETCH(int, shape);
        setPresentationSizes(presentationSizes(600));
        const Theme theme = currentTheme(paletteOf(Theme::light()));
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(theme.card);
        QPainter painter(&image);
        paintPoint(painter, PointShape(shape), {30, 30}, theme.accent, theme.accent, theme);
        painter.end();
        int width = 0;
        for (int x = 0; x < 60; ++x) {
            int ink = 0;
            for (int y = 0; y < 60; ++y) {
                ink += image.pixelColor(x, y) != theme.card;
            }
            width += ink > 0;
        }
        QVERIFY2(width >= 10, qPrintable(QString::number(width)));
    }
};

QTEST_MAIN(TestPresentationTrace)
#include "test_presentation_trace.moc"
