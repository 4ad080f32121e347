// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the parts of a picture stand: within it, clear of each other, the drawing first.

#include "tests/ui/charts/chart_cases.h"
#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/timeline/named_runs.h"
#include "ui/charts/chart_layout.h"
#include "ui/exports/pictures/picture_page.h"
#include "ui/exports/pictures/picture_painter.h"
#include "ui/timeline/timeline_layout.h"

#include <QPainter>
#include <QSet>
#include <QtTest>

using namespace backoff;
using namespace backoff::test;

class TestPicturePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void partsStandClear_data();
    void partsStandClear();
    void theDrawingHasPriority();
    void notesAreWrappedAtTheirDots();
    void notesAreShortenedWhereTheyMustBe();
    void sentencesAreBrokenBetweenWords();
    void theSeedIsNeverCutOff();
    void policyBIsAFact();
    void aLargePictureIsMagnified();
    void lettersShrinkForTheValues();
    void aShortRunShowsItsWaits_data();
    void aShortRunShowsItsWaits();
    void aLongRunKeepsItsLetters();
    void marginsStayEmpty_data();
    void marginsStayEmpty();
    void aPlainPictureIsTheDrawingAlone();
    void aPictureIsPaintedWhereItBelongs();
};

static PictureContent contentOf(const Experiment &experiment, PictureKind kind)
{
    const Labels labels(Language::English);
    return PictureContent::make(sourceOf(experiment, kind), settingsFor(kind), &labels);
}

void TestPicturePage::partsStandClear_data()
{
    QTest::addColumn<PictureKind>("kind");
    QTest::addColumn<QSize>("size");
    for (const PictureKind kind : allPictures) {
        for (const QSize &size : {smallestPicture,
                 QSize(320, 4000),
                 QSize(4000, 200),
                 QSize(800, 400),
                 defaultPictureSize,
                 largestPicture}) {
            QTest::addRow("%s %dx%d", nameOf(kind).data(), size.width(), size.height())
                << kind << size;
        }
    }
}

void TestPicturePage::partsStandClear()
{
    QFETCH(const PictureKind, kind);
    QFETCH(const QSize, size);
    const PicturePage page = PicturePage::make(contentOf(telling(), kind), size);
    QCOMPARE((page.size * page.zoom).toSize(), size);
    const QRectF whole(QPointF(0, 0), page.size);
    std::vector<QRectF> parts {page.drawing, page.title.rect};
    for (const std::vector<PictureLine> &lines : {page.notes, page.sentence}) {
        for (const PictureLine &line : lines) {
            parts.push_back(line.rect);
        }
    }
    QCOMPARE(page.sentence.empty(), !herdViewOf(kind) || size == smallestPicture);
    if (kind != PictureKind::Timeline) {
        parts.emplace_back(page.legend);
        QRectF caption = page.caption.rect; // the legend may stand in its row
        caption.setWidth(QFontMetricsF(page.fonts.caption).horizontalAdvance(page.caption.text));
        parts.push_back(caption);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QVERIFY(!parts[i].isEmpty());
        QVERIFY(whole.contains(parts[i]));
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(!parts[i].intersects(parts[j]));
        }
    }
    QVERIFY(page.drawing.topLeft() == page.drawing.toRect().topLeft());
}

void TestPicturePage::theDrawingHasPriority()
{
    for (const PictureKind kind : allPictures) {
        const double small
            = PicturePage::make(contentOf(telling(), kind), smallestPicture).drawing.height();
        // What the herd's pictures say takes room too.
        const double least = herdViewOf(kind) ? 0.42 : 0.48;
        QVERIFY2(small >= least * smallestPicture.height(), qPrintable(QString::number(small)));
        const QSize size = defaultSizeOf(kind);
        const double usual = PicturePage::make(contentOf(telling(), kind), size).drawing.height();
        const double share = herdViewOf(kind) ? 0.6 : 0.72;
        QVERIFY2(usual >= share * size.height(), qPrintable(QString::number(usual)));
    }
}

void TestPicturePage::notesAreWrappedAtTheirDots()
{
    const QFont font = PictureFonts::forSize(defaultPictureSize).small;
    const QStringList facts {
        QStringLiteral("one two"), QStringLiteral("three"), QStringLiteral("4")};
    QCOMPARE(noteLines(facts, font, 1000, 4), QStringList {QStringLiteral("one two · three · 4")});
    const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("one two · thr"));
    QCOMPARE(noteLines(facts, font, width, 4),
        QStringList({QStringLiteral("one two"), QStringLiteral("three · 4")}));
    QCOMPARE(noteLines({}, font, 1000, 4), QStringList());
}

void TestPicturePage::notesAreShortenedWhereTheyMustBe()
{
    const QFont font = PictureFonts::forSize(defaultPictureSize).small;
    const QStringList facts(30, QStringLiteral("some fact"));
    const QStringList lines = noteLines(facts, font, 200, 2);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.back().endsWith(u'…'));
    const QStringList single = noteLines({QString(400, u'x')}, font, 200, 3);
    QCOMPARE(single.size(), 1);
    for (const QString &line : lines + single) {
        QVERIFY(QFontMetricsF(font).horizontalAdvance(line) <= 200);
    }
}

void TestPicturePage::sentencesAreBrokenBetweenWords()
{
    const QFont font = PictureFonts::forSize(defaultPictureSize).body;
    const QString sentence = QStringLiteral("One two, three. Four five");
    QCOMPARE(sentenceLines(sentence, font, 1000, 3), QStringList {sentence});
    const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("One two, thr"));
    QCOMPARE(sentenceLines(sentence, font, width, 3),
        QStringList(
            {QStringLiteral("One two,"), QStringLiteral("three. Four"), QStringLiteral("five")}));
    const QStringList two = sentenceLines(sentence, font, width, 2);
    QCOMPARE(two.size(), 2);
    QVERIFY(two.back().endsWith(u'…'));
    QVERIFY(QFontMetricsF(font).horizontalAdvance(two.back()) <= width);
    QCOMPARE(sentenceLines(QString(), font, width, 2), QStringList());
}

// What a smaller picture has no room for are formulas, which the herd's pictures show themselves.
void TestPicturePage::theSeedIsNeverCutOff()
{
    for (const PictureKind kind : allPictures) {
        const PicturePage page = PicturePage::make(contentOf(telling(), kind), {700, 400});
        QString notes;
        for (const PictureLine &note : page.notes) {
            notes += note.text;
        }
        QVERIFY2(notes.contains(QStringLiteral("Seed: 20260717")), qPrintable(notes));
    }
}

void TestPicturePage::policyBIsAFact()
{
    Policy policyB = telling().policy;
    policyB.base = 0.1;
    policyB.jitter = Jitter::Equal;
    ExportSource source = smallStudy(telling());
    source.result = makeRunResult(telling(), policyB);
    const Labels labels(Language::English);
    for (const PictureKind kind : allPictures) {
        if (const auto view = herdViewOf(kind)) {
            source = *computed(source, *view);
        }
        const QString facts
            = PictureContent::make(source, settingsFor(kind), &labels).facts.join(u'\n');
        const bool showsB = kind != PictureKind::Fleet && kind != PictureKind::Contention;
        QCOMPARE(facts.contains(QStringLiteral("Policy B: base 0.1 s")), showsB);
        QCOMPARE(facts.contains(QStringLiteral("(B) Equal jitter: wait =")), showsB);
    }
}

void TestPicturePage::aLargePictureIsMagnified()
{
    const PictureContent content = contentOf(telling(), PictureKind::Delays);
    QCOMPARE(PicturePage::make(content, {1600, 900}).zoom, 1);
    const PicturePage usual = PicturePage::make(content, defaultPictureSize);
    const PicturePage twice = PicturePage::make(content, 2 * defaultPictureSize);
    QCOMPARE(twice.zoom, 2);
    QCOMPARE(twice.drawing, usual.drawing);
    QCOMPARE(twice.fonts.body, usual.fonts.body);
}

// Bars are told apart by their values: rather small letters than none.
void TestPicturePage::lettersShrinkForTheValues()
{
    const PictureContent content = contentOf(alwaysDown(Jitter::Full, 20), PictureKind::Delays);
    const PicturePage page = PicturePage::make(content, defaultPictureSize);
    QVERIFY(page.drawingFont.pixelSize() < page.fonts.body.pixelSize());
    QVERIFY(3 * page.drawingFont.pixelSize() >= 2 * page.fonts.body.pixelSize() - 2);
    const ChartLayout layout = layOut(*content.chart, page.drawing.size(), page.drawingFont);
    QCOMPARE(layout.labels.size(), content.chart->labels.size());
}

static QSet<QString> valuesOf(const PicturePage &page, const PictureContent &content, LaneId lane)
{
    QSet<QString> values;
    const TimelineLayout layout
        = TimelineLayout::make(*content.result, page.drawing.size(), page.drawingFont);
    for (const WaitBar &bar : layout.lanes[static_cast<std::size_t>(lane)].bars) {
        values << bar.value.text;
    }
    return values;
}

void TestPicturePage::aShortRunShowsItsWaits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << defaultPictureSize;
    QTest::newRow("smaller") << QSize(800, 400);
    QTest::newRow("twice") << 2 * defaultPictureSize;
}

// The first wait of the default run is short: letters a little smaller have room in its bar.
void TestPicturePage::aShortRunShowsItsWaits()
{
    QFETCH(const QSize, size);
    const PictureContent content
        = contentOf(defaultExperiment(Unit::Seconds), PictureKind::Timeline);
    PicturePage page = PicturePage::make(content, size);
    const QSet<QString> all {QStringLiteral("0.176 s"), QStringLiteral("0.181 s")};
    QCOMPARE(valuesOf(page, content, LaneId::Jittered), all);
    QVERIFY(3 * page.drawingFont.pixelSize() >= 2 * page.fonts.body.pixelSize() - 2);
    page.drawingFont.setPixelSize(page.drawingFont.pixelSize() + 1); // no smaller than they must be
    QVERIFY(valuesOf(page, content, LaneId::Jittered) != all);
}

void TestPicturePage::aLongRunKeepsItsLetters()
{
    const PictureContent content = contentOf(alwaysDown(Jitter::Full, 40), PictureKind::Timeline);
    const PicturePage page = PicturePage::make(content, defaultPictureSize);
    QVERIFY(page.drawingFont.pixelSize() >= page.fonts.body.pixelSize());
}

void TestPicturePage::marginsStayEmpty_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const ChartCase &chartCase : chartCases()) {
        QTest::newRow(chartCase.name) << chartCase.experiment;
    }
    for (const auto &[name, experiment] : namedRuns()) {
        QTest::newRow(name) << experiment;
    }
}

// What is cut off at the picture's edge reaches it.
void TestPicturePage::marginsStayEmpty()
{
    QFETCH(Experiment, experiment);
    experiment.title = std::string(200, 'W');
    constexpr int margin = 4;
    for (const PictureKind kind : allPictures) {
        for (const QSize &size : {smallestPicture, QSize(1000, 500)}) {
            const QImage image = imageOf(experiment, settingsFor(kind, size));
            const QRect inner = image.rect().adjusted(margin, margin, -margin, -margin);
            const QRgb ground = Theme::light().card.rgb();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (!inner.contains(x, y) && image.pixel(x, y) != ground) {
                        QFAIL(qPrintable(QStringLiteral("%1 at %2, %3")
                                             .arg(QLatin1String(nameOf(kind).data()))
                                             .arg(x)
                                             .arg(y)));
                    }
                }
            }
        }
    }
}

void TestPicturePage::aPlainPictureIsTheDrawingAlone()
{
    PictureSettings settings = settingsFor(PictureKind::Delays);
    settings.plain = true;
    const SvgDrawing svg = readSvg(bytesOf(telling(), settings, PictureFormat::Svg));
    QVERIFY(!svg.allTexts().contains(QStringLiteral("Lecture 3")));
    QVERIFY(!svg.allTexts().contains(QStringLiteral("Policy")));
    QVERIFY(svg.allTexts().contains(QStringLiteral("12.949")));
    QVERIFY(svg.allTexts().contains(QStringLiteral("Delay before each retry")));
}

void TestPicturePage::aPictureIsPaintedWhereItBelongs()
{
    const RunResultPtr result = makeRunResult(telling());
    const QRect area(50, 20, 500, 250);
    QImage image(600, 300, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintPicture(painter, area, result, settingsFor(PictureKind::Cumulative));
    painter.end();
    PictureSettings settings = settingsFor(PictureKind::Cumulative, area.size());
    settings.plain = true;
    QCOMPARE(image.copy(area), imageOf(telling(), settings).convertToFormat(image.format()));
    int outside = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            outside += !area.contains(x, y) && image.pixelColor(x, y) != QColor(Qt::magenta);
        }
    }
    QCOMPARE(outside, 0);
}

QTEST_MAIN(TestPicturePage)
#include "test_picture_page.moc"
