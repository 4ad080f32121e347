// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The three formats as a program that opens them finds them.

#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/pictures/picture_fonts.h"

#include <QFontMetricsF>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace backoff;
using namespace backoff::test;

class TestPictureFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void names();
    void problems_data();
    void problems();
    void pngHasItsSizeAndResolution();
    void pngSaysWhatReproducesIt();
    void svgIsADrawingWithTexts_data();
    void svgIsADrawingWithTexts();
    void svgLettersHaveTheirSize();
    void svgFormulasHaveLettersOfOneWidth();
    void svgTextsStayWithin_data();
    void svgTextsStayWithin();
    void hostileTitlesStayText_data();
    void hostileTitlesStayText();
    void pdfIsOnePageAsLargeAsThePicture();
    void pdfIsVectorWithItsFonts_data();
    void pdfIsVectorWithItsFonts();
    void manyAttemptsMakeASmallFile();
};

void TestPictureFiles::names()
{
    for (const PictureKind kind : allPictures) {
        QVERIFY(pictureNamed(nameOf(kind)) == kind);
    }
    QVERIFY(!pictureNamed("Timeline"));
    QVERIFY(!pictureNamed(""));
    for (const PictureFormat format : allPictureFormats) {
        QVERIFY(pictureFormatOf("a.b/c." + std::string(suffixOf(format))) == format);
    }
    QVERIFY(pictureFormatOf("X.PnG") == PictureFormat::Png);
    for (const char *path : {"png", "", ".", "a.png/b", "a.jpg", "a.pngx", "svg/"}) {
        QVERIFY2(!pictureFormatOf(path), path);
    }
}

void TestPictureFiles::problems_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<int>("png"); // the problem, -1 for none
    QTest::addColumn<int>("svg");
    const int none = -1;
    const int size = static_cast<int>(PictureProblem::Size);
    const int scale = static_cast<int>(PictureProblem::Scale);
    const int dots = static_cast<int>(PictureProblem::Dots);
    QTest::newRow("default") << defaultPictureSize << 1 << none << none;
    QTest::newRow("smallest") << smallestPicture << 4 << none << none;
    QTest::newRow("largest") << largestPicture << 2 << none << none;
    QTest::newRow("narrow") << QSize(319, 600) << 1 << size << size;
    QTest::newRow("flat") << QSize(1200, 199) << 1 << size << size;
    QTest::newRow("wide") << QSize(4001, 600) << 1 << size << size;
    QTest::newRow("high") << QSize(1200, 4001) << 1 << size << size;
    QTest::newRow("none") << QSize() << 1 << size << size;
    QTest::newRow("scale 0") << defaultPictureSize << 0 << scale << none;
    QTest::newRow("scale 5") << defaultPictureSize << 5 << scale << none;
    QTest::newRow("too many dots") << largestPicture << 3 << dots << none;
}

void TestPictureFiles::problems()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const int, png);
    QFETCH(const int, svg);
    PictureSettings settings = settingsFor(PictureKind::Delays, size);
    settings.scale = scale;
    const auto codeOf = [&](PictureFormat format) {
        const auto problem = pictureProblem(settings, format);
        return problem ? static_cast<int>(*problem) : -1;
    };
    QCOMPARE(codeOf(PictureFormat::Png), png);
    QCOMPARE(codeOf(PictureFormat::Svg), svg);
    QCOMPARE(codeOf(PictureFormat::Pdf), svg);
    if (png >= 0) {
        QVERIFY(!message(static_cast<PictureProblem>(png)).isEmpty());
    }
    QVERIFY(message(PictureProblem::Size).contains(QStringLiteral("320×200 to 4000×4000")));
}

void TestPictureFiles::pngHasItsSizeAndResolution()
{
    for (const PictureKind kind : allPictures) {
        for (int scale = 1; scale <= mostScale; ++scale) {
            PictureSettings settings = settingsFor(kind, {640, 320});
            settings.scale = scale;
            const QImage image = imageOf(telling(), settings);
            QCOMPARE(image.size(), QSize(640, 320) * scale);
            QCOMPARE(image.dotsPerMeterX(), qRound(96 * scale / 0.0254));
            QCOMPARE(image.dotsPerMeterY(), image.dotsPerMeterX());
            QVERIFY(!image.hasAlphaChannel());
        }
    }
}

void TestPictureFiles::pngSaysWhatReproducesIt()
{
    const QImage image = imageOf(telling(), settingsFor(PictureKind::Delays));
    QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Lecture 3 – Delays"));
    QVERIFY(image.text(QStringLiteral("Software")).startsWith(QStringLiteral("Backoff Lab ")));
    const QString description = image.text(QStringLiteral("Description"));
    for (const char *fact : {"base 0.5 s", "cap 30 s", "uniform(0, c)", "20260717", "T R:5 T S"}) {
        QVERIFY2(description.contains(QLatin1String(fact)), fact);
    }
}

void TestPictureFiles::svgIsADrawingWithTexts_data()
{
    QTest::addColumn<PictureKind>("kind");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("timeline") << PictureKind::Timeline
                              << QStringList {QStringLiteral("5 s"),
                                     QStringLiteral("failing"),
                                     QStringLiteral("full, seed 20260717")};
    QTest::newRow("delays") << PictureKind::Delays
                            << QStringList {QStringLiteral("hint 5 s"),
                                   QStringLiteral("0.176"),
                                   QStringLiteral("12.949")};
    QTest::newRow("cumulative") << PictureKind::Cumulative
                                << QStringList {QStringLiteral("5.538"),
                                       QStringLiteral("35.800 s"),
                                       QStringLiteral("modelled total")};
    QTest::newRow("strategies") << PictureKind::Strategies
                                << QStringList {QStringLiteral("Decorrelated jitter"),
                                       QStringLiteral("min(cap, uniform(base, 3 × previous))"),
                                       QStringLiteral("offsets 0.2, 0.9, 0.5")};
    QTest::newRow("fleet") << PictureKind::Fleet
                           << QStringList {QStringLiteral("peak after"),
                                  QStringLiteral("Fleet: clients 1000"),
                                  QStringLiteral("down")};
    QTest::newRow("contention") << PictureKind::Contention
                                << QStringList {QStringLiteral("Contention: clients 10, runs 4"),
                                       QStringLiteral("No backoff")};
}

void TestPictureFiles::svgIsADrawingWithTexts()
{
    QFETCH(const PictureKind, kind);
    QFETCH(const QStringList, texts);
    const SvgDrawing svg = readSvg(bytesOf(telling(), settingsFor(kind), PictureFormat::Svg));
    QCOMPARE(svg.problem, QString());
    QCOMPARE(svg.root.value(QLatin1String("viewBox")).toString(), QStringLiteral("0 0 1200 600"));
    QCOMPARE(svg.root.value(QLatin1String("width")).toString(), QStringLiteral("1200"));
    QCOMPARE(svg.root.value(QLatin1String("height")).toString(), QStringLiteral("600"));
    QVERIFY(svg.title.startsWith(QStringLiteral("Lecture 3 – ")));
    QVERIFY(svg.description.contains(QStringLiteral("Seed: 20260717")));
    QCOMPARE(svg.elements.count(QStringLiteral("title")), 1);
    for (const char *element : {"image", "mask", "pattern", "clipPath", "filter"}) {
        QVERIFY2(!svg.elements.contains(QLatin1String(element)), element);
    }
    const QString all = svg.allTexts();
    for (const QString &text : texts) { // a number is never torn apart
        QVERIFY2(all.contains(text), qPrintable(text));
    }
    QCOMPARE(all.contains(QStringLiteral("Policy: base 0.5 s")), kind != PictureKind::Contention);
}

void TestPictureFiles::svgLettersHaveTheirSize()
{
    const PictureFonts fonts = PictureFonts::forSize(defaultPictureSize);
    const SvgDrawing svg
        = readSvg(bytesOf(telling(), settingsFor(PictureKind::Delays), PictureFormat::Svg));
    bool sawTitle = false;
    bool sawNote = false;
    for (const SvgText &text : svg.texts) {
        sawTitle |= text.text == QLatin1String("Lecture 3")
            && text.pixels == fonts.title.pixelSize() && text.weight == QFont::Bold;
        sawNote |= text.text.startsWith(QLatin1String("Policy"))
            && text.pixels == fonts.small.pixelSize() && text.weight == QFont::Normal;
        QVERIFY(text.family.endsWith(QStringLiteral(", sans-serif")));
        QVERIFY2(text.pixels >= 9, qPrintable(text.text));
    }
    QVERIFY(sawTitle);
    QVERIFY(sawNote);
}

void TestPictureFiles::svgFormulasHaveLettersOfOneWidth()
{
    const SvgDrawing svg
        = readSvg(bytesOf(telling(), settingsFor(PictureKind::Fleet), PictureFormat::Svg));
    int formulas = 0;
    for (const SvgText &text : svg.texts) {
        const bool isFormula = text.text == QLatin1String("c/2 + uniform(0, c/2)");
        formulas += isFormula ? 1 : 0;
        QVERIFY(!isFormula || text.family.endsWith(QStringLiteral("monospace")));
        QVERIFY(isFormula || !text.text.contains(QStringLiteral("recovered"))
            || text.family.endsWith(QStringLiteral(", sans-serif")));
    }
    QCOMPARE(formulas, 1);
}

void TestPictureFiles::svgTextsStayWithin_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QSize>("size");
    Experiment huge = alwaysDown(6);
    huge.policy.base = 1e12;
    huge.policy.cap.reset();
    Experiment script = scripted("T T R:5 T R:2 P", 10);
    script.title = std::string(300, 'W');
    const std::pair<const char *, Experiment> experiments[] = {{"telling", telling()},
        {"1 attempt", alwaysDown(1)},
        {"20 attempts", alwaysDown(20)},
        {"10000 attempts", longest()},
        {"huge values", huge},
        {"long title", script}};
    for (const auto &[name, experiment] : experiments) {
        for (const QSize &size : {smallestPicture, QSize(800, 400), QSize(1600, 900)}) {
            QTest::addRow("%s, %d wide", name, size.width()) << experiment << size;
        }
    }
}

// Measured with the font that the drawing names first.
void TestPictureFiles::svgTextsStayWithin()
{
    QFETCH(const Experiment, experiment);
    QFETCH(const QSize, size);
    for (const PictureKind kind : allPictures) {
        const SvgDrawing svg
            = readSvg(bytesOf(experiment, settingsFor(kind, size), PictureFormat::Svg));
        QCOMPARE(svg.problem, QString());
        QVERIFY(!svg.texts.empty());
        for (const SvgText &text : svg.texts) {
            QFont font = PictureFonts::forSize(size).body;
            font.setPixelSize(static_cast<int>(text.pixels));
            font.setWeight(static_cast<QFont::Weight>(text.weight));
            if (text.family.endsWith(QStringLiteral("monospace"))) {
                font.setFamilies({text.family.section(u',', 0, 0)});
            }
            const double right = text.x + QFontMetricsF(font).horizontalAdvance(text.text);
            QVERIFY2(0 <= text.x && right <= size.width() + 0.5, qPrintable(text.text));
            QVERIFY2(0 < text.y && text.y < size.height(), qPrintable(text.text));
        }
    }
}

void TestPictureFiles::hostileTitlesStayText_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QString &title, const QString &shown) {
        QTest::newRow(name) << title << shown;
    };
    const QString markup = QStringLiteral("<b>bold</b> & \"quotes\" ]]> &amp;");
    row("markup", markup, markup);
    const QString foreign = QStringLiteral("שלום مرحبا 😀");
    row("right to left and emoji", foreign, foreign);
    row("line breaks and tabs", QStringLiteral(" a\n\tb \r c "), QStringLiteral("a b c"));
    row("control characters", QStringLiteral("a\x01 b\x1b[0m"), QStringLiteral("a b [0m"));
    row("a sheet's formula", QStringLiteral("=1+2"), QStringLiteral("=1+2"));
}

void TestPictureFiles::hostileTitlesStayText()
{
    QFETCH(const QString, title);
    QFETCH(const QString, shown);
    Experiment experiment = telling();
    experiment.title = title.toStdString();
    const PictureSettings settings = settingsFor(PictureKind::Timeline);
    const SvgDrawing svg = readSvg(bytesOf(experiment, settings, PictureFormat::Svg));
    QCOMPARE(svg.problem, QString());
    QCOMPARE(svg.title, shown + QStringLiteral(" – Timeline"));
    // Words of other scripts are drawn in an order of their own.
    for (const QString &word : shown.split(u' ')) {
        QVERIFY2(svg.allTexts().contains(word), qPrintable(word));
    }
    QCOMPARE(imageOf(experiment, settings).text(QStringLiteral("Title")), svg.title);
    QVERIFY(bytesOf(experiment, settings, PictureFormat::Pdf).startsWith("%PDF"));
}

void TestPictureFiles::pdfIsOnePageAsLargeAsThePicture()
{
    const QByteArray pdf = bytesOf(telling(), settingsFor(PictureKind::Delays), PictureFormat::Pdf);
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    const QRegularExpression box(QStringLiteral("/MediaBox \\[([0-9. ]+)\\]"));
    const QStringList numbers
        = box.match(QString::fromLatin1(pdf)).captured(1).simplified().split(u' ');
    QCOMPARE(numbers.size(), 4);
    QCOMPARE(numbers[2].toDouble() - numbers[0].toDouble(), 900.0); // points
    QCOMPARE(numbers[3].toDouble() - numbers[1].toDouble(), 450.0);
}

static QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

void TestPictureFiles::pdfIsVectorWithItsFonts_data()
{
    QTest::addColumn<PictureKind>("kind");
    QTest::addColumn<QString>("number");
    QTest::newRow("timeline") << PictureKind::Timeline << QStringLiteral("20260717");
    QTest::newRow("delays") << PictureKind::Delays << QStringLiteral("12.949");
    QTest::newRow("cumulative") << PictureKind::Cumulative << QStringLiteral("35.800");
    QTest::newRow("strategies") << PictureKind::Strategies << QStringLiteral("20260717");
    QTest::newRow("fleet") << PictureKind::Fleet << QStringLiteral("20260717");
    QTest::newRow("contention") << PictureKind::Contention << QStringLiteral("20260717");
}

void TestPictureFiles::pdfIsVectorWithItsFonts()
{
    QFETCH(const PictureKind, kind);
    QFETCH(const QString, number);
    if (QStandardPaths::findExecutable(QStringLiteral("pdffonts")).isEmpty()) {
        QSKIP("pdffonts (poppler-utils) is not installed");
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("picture.pdf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytesOf(telling(), settingsFor(kind), PictureFormat::Pdf));
    file.close();

    const QStringList fonts
        = outputOf(QStringLiteral("pdffonts"), {path}).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) { // name, type, encoding, embedded, subset, unicode
        QVERIFY2(QRegularExpression(QStringLiteral(" yes +(yes|no) +yes +\\d+ +\\d+ *$"))
                     .match(font)
                     .hasMatch(),
            qPrintable(font));
    }
    const QString images = outputOf(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
    QCOMPARE(images.split(u'\n', Qt::SkipEmptyParts).size(), 2); // the table's head alone
    QVERIFY(outputOf(QStringLiteral("pdftotext"), {path, QStringLiteral("-")}).contains(number));
    const QString about = outputOf(QStringLiteral("pdfinfo"), {path});
    QVERIFY(about.contains(QRegularExpression(QStringLiteral("Title: +Lecture 3 – "))));
    QVERIFY(about.contains(QRegularExpression(QStringLiteral("Creator: +Backoff Lab "))));
    QVERIFY(about.contains(QStringLiteral("900 x 450 pts")));
    const QString metadata = outputOf(QStringLiteral("pdfinfo"), {QStringLiteral("-meta"), path});
    QVERIFY(metadata.contains(QStringLiteral("Seed: 20260717\n")));
    QXmlStreamReader reader(metadata);
    while (!reader.atEnd()) {
        reader.readNext();
    }
    QCOMPARE(reader.errorString(), QString());
}

void TestPictureFiles::manyAttemptsMakeASmallFile()
{
    for (const PictureKind kind : allPictures) {
        const PictureSettings settings = settingsFor(kind);
        QVERIFY(bytesOf(longest(), settings, PictureFormat::Svg).size() < 1'000'000);
        QVERIFY(bytesOf(longest(), settings, PictureFormat::Pdf).size() < 300'000);
    }
}

QTEST_MAIN(TestPictureFiles)
#include "test_picture_files.moc"
