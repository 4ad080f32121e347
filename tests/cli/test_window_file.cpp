// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures and handouts from the command line: no display, no chatter, the bytes that the window's
// exports make.

#include "tests/cli/cli_process.h"
#include "ui/exports/handouts/handout.h"
#include "ui/exports/pictures/picture.h"

#include <QDir>
#include <QHashSeed>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace backoff;

class TestWindowFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pictures_data();
    void pictures();
    void handouts_data();
    void handouts();
    void theSessionIsTheStart();
    void surroundingsChangeNothing_data();
    void surroundingsChangeNothing();
    void sizeAndScaleAreDots();
    void unusedOptionsAreTold_data();
    void unusedOptionsAreTold();
    void strategiesUseWhatTheChosenOneDoesNot();
    void theFleetIsTheOptions();
    void theStudyIsTheSessions();
    void refused_data();
    void refused();
    void unwritable_data();
    void unwritable();
    void oddNamesAreNames();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray made(const QString &arguments, const QString &name) const;

    QTemporaryDir m_folder;
};

namespace {

using Variables = QList<std::pair<const char *, const char *>>;

QProcessEnvironment bare(const Variables &more = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name :
        {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_LOGGING_RULES", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(name));
    for (const auto &[name, value] : more)
        environment.insert(QString::fromLatin1(name), QString::fromUtf8(value));
    return environment;
}

QStringList words(const QString &text) { return text.split(u' ', Qt::SkipEmptyParts); }

QByteArray bytesOf(const std::string &bytes) { return QByteArray::fromStdString(bytes); }

// With what the picture needs.
ExportSource sourceFor(const Experiment &experiment, PictureKind kind)
{
    const ExportSource source(makeRunResult(experiment));
    const auto view = herdViewOf(kind);
    return view ? *computed(source, *view) : source;
}

QByteArray withoutDate(const QByteArray &pdf)
{
    static const QRegularExpression date(QStringLiteral("/CreationDate [^\n]*"));
    return QString::fromLatin1(pdf).remove(date).toLatin1();
}

} // namespace

QByteArray TestWindowFile::made(const QString &arguments, const QString &name) const
{
    const CliResult result
        = runCli(words(arguments) + QStringList {QStringLiteral("--output"), path(name)}, bare());
    if (result.exitCode != 0 || !result.out.isEmpty() || !result.error.isEmpty())
        return "failed: " + result.error;
    return contentOf(path(name));
}

void TestWindowFile::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QHashSeed::setDeterministicGlobalSeed(); // as the program does: the fonts of a PDF follow it
}

void TestWindowFile::pictures_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<PictureSettings>("settings");
    for (const PictureKind kind : allPictures) {
        for (const PictureFormat format : allPictureFormats) {
            const QString name = QString::fromLatin1(nameOf(kind).data());
            const QString suffix = QString::fromLatin1(suffixOf(format).data());
            PictureSettings settings;
            settings.kind = kind;
            settings.size = defaultSizeOf(kind);
            QTest::addRow("%s %s", nameOf(kind).data(), suffixOf(format).data())
                << QStringLiteral("--picture ") + name << suffix << settings;
            settings.size = {700, 350};
            settings.scale = format == PictureFormat::Png ? 2 : 1;
            settings.dark = true;
            QTest::addRow("%s %s, dark", nameOf(kind).data(), suffixOf(format).data())
                << QStringLiteral("--palette dark --size 700x350 --picture=%1 %2")
                       .arg(name,
                           format == PictureFormat::Png ? QStringLiteral("--scale 2") : QString())
                << suffix.toUpper() << settings;
        }
    }
}

void TestWindowFile::pictures()
{
    QFETCH(QString, arguments);
    QFETCH(QString, suffix);
    QFETCH(PictureSettings, settings);
    const QString name = QStringLiteral("picture.") + suffix;
    const PictureFormat format = *pictureFormatOf(name.toStdString());
    const QByteArray written = made(QStringLiteral("--lang en ") + arguments, name);
    const QByteArray expected = bytesOf(pictureBytes(
        sourceFor(Experiment(), settings.kind), settings, format, Labels(Language::English)));
    if (format == PictureFormat::Pdf)
        QVERIFY2(withoutDate(written) == withoutDate(expected), written.left(300).constData());
    else
        QVERIFY2(written == expected, written.left(300).constData());
}

void TestWindowFile::handouts_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<bool>("answers");
    QTest::newRow("") << QString() << true;
    QTest::newRow("yes") << QStringLiteral("--answers yes") << true;
    QTest::newRow("no") << QStringLiteral("--answers=no") << false;
}

void TestWindowFile::handouts()
{
    QFETCH(QString, arguments);
    QFETCH(bool, answers);
    const RunResultPtr result = makeRunResult(Experiment());
    for (const char *name : {"handout.html", "handout.pdf"}) {
        const QByteArray written
            = made(QStringLiteral("--handout --lang en ") + arguments, QString::fromLatin1(name));
        const QByteArray expected = bytesOf(
            handoutBytes(result, {answers}, *handoutFormatOf(name), Labels(Language::English)));
        QVERIFY2(withoutDate(written) == withoutDate(expected), written.left(300).constData());
    }
}

void TestWindowFile::theSessionIsTheStart()
{
    QFile file(path(QStringLiteral("lesson.backofflab")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"formatVersion": 1, "title": "Mine", "policy": {"base": 2, "attempts": 9},
        "scenario": {"name": "long-outage"}, "view": {"logScale": true}})");
    file.close();
    Experiment experiment;
    experiment.title = "Mine";
    experiment.policy.base = 3;
    experiment.policy.attempts = 9;
    experiment.scenario.kind = ScenarioKind::LongOutage;
    experiment.scenario.failFirst = 2; // as the file says nothing
    const PictureSettings settings {.kind = PictureKind::Delays, .logScale = true};
    const QByteArray written
        = made(QStringLiteral("%1 --base 3 --lang en --fail-first 2 --picture delays")
                   .arg(file.fileName()),
            QStringLiteral("a.svg"));
    QVERIFY2(written
            == bytesOf(pictureBytes(makeRunResult(experiment),
                settings,
                PictureFormat::Svg,
                Labels(Language::English))),
        written.left(300).constData());
    const CliResult bad = runCli(words(QStringLiteral("no-such-file --handout --output %1")
                                           .arg(path(QStringLiteral("never.pdf")))),
        bare());
    QCOMPARE(bad.exitCode, 3);
    QCOMPARE(bad.error.count('\n'), 1);
    QVERIFY2(bad.error.contains("'no-such-file'"), bad.error.constData());
    QVERIFY(!QFile::exists(path(QStringLiteral("never.pdf"))));
}

void TestWindowFile::surroundingsChangeNothing_data()
{
    QTest::addColumn<Variables>("variables");
    QTest::newRow("German") << Variables {{"LC_ALL", "de_DE.UTF-8"}, {"LANG", "de_DE.UTF-8"}};
    QTest::newRow("C") << Variables {{"LC_ALL", "C"}};
    QTest::newRow("a display that is not there") << Variables {{"DISPLAY", ":4711"}};
    QTest::newRow("another platform") << Variables {{"QT_QPA_PLATFORM", "xcb"}};
    QTest::newRow("a desktop") << Variables {{"QT_QPA_PLATFORMTHEME", "gtk3"},
        {"QT_STYLE_OVERRIDE", "no-such-style"},
        {"XDG_CURRENT_DESKTOP", "GNOME"}};
    QTest::newRow("a sharp screen") << Variables {{"QT_SCALE_FACTOR", "2"}};
    QTest::newRow("large letters") << Variables {{"QT_FONT_DPI", "192"}};
}

void TestWindowFile::surroundingsChangeNothing()
{
    QFETCH(Variables, variables);
    for (const char *arguments : {"--lang en --picture timeline --output %1.png",
             "--lang en --picture delays --output %1.svg",
             "--lang en --picture strategies --output %1.svg",
             "--lang en --picture fleet --output %1.svg",
             "--lang en --picture contention --output %1.svg",
             "--lang en --handout --output %1.html"}) {
        const QString here = QString::fromLatin1(arguments);
        const QString suffix = here.mid(here.lastIndexOf(u'.'));
        const QString plain = path(QStringLiteral("plain"));
        const QString other = path(QStringLiteral("other"));
        QCOMPARE(runCli(words(here.arg(plain)), bare()).exitCode, 0);
        const CliResult result = runCli(words(here.arg(other)), bare(variables));
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(contentOf(other + suffix) == contentOf(plain + suffix), arguments);
    }
}

void TestWindowFile::sizeAndScaleAreDots()
{
    (void)made(
        QStringLiteral("--picture cumulative --size 400x300 --scale 3"), QStringLiteral("a.png"));
    QCOMPARE(QImage(path(QStringLiteral("a.png"))).size(), QSize(1200, 900));
    const QByteArray svg
        = made(QStringLiteral("--picture cumulative --size 400x300"), QStringLiteral("a.svg"));
    QVERIFY(svg.contains("viewBox=\"0 0 400 300\""));
}

void TestWindowFile::unusedOptionsAreTold_data()
{
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("--picture delays --scale 2 --output %1.svg") << QByteArray("--scale is ignored");
    QTest::newRow("--picture delays --play --output %1.pdf") << QByteArray("--play is ignored");
    QTest::newRow("--handout --play --output %1.html") << QByteArray("--play is ignored");
    QTest::newRow("--handout --spread 0.3 --output %1.html") << QByteArray("--spread is ignored");
    QTest::newRow("--handout --clients 5 --output %1.html")
        << QByteArray("--clients is ignored: --handout does not use it");
    QTest::newRow("--picture delays --shared-seed --output %1.svg")
        << QByteArray("--shared-seed is ignored: --picture delays does not use it");
    QTest::newRow("--picture fleet --call-duration 2 --output %1.svg")
        << QByteArray("--call-duration is ignored: --picture fleet does not use it");
    QTest::newRow("--picture delays --threads 2 --output %1.svg")
        << QByteArray("--threads is ignored: --picture delays does not use it");
    QTest::newRow("--picture contention --spread 0.5 --output %1.svg")
        << QByteArray("--spread is ignored");
}

void TestWindowFile::unusedOptionsAreTold()
{
    QFETCH(QByteArray, says);
    const QString arguments
        = QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(" --lang en");
    const CliResult result = runCli(words(arguments.arg(path(QStringLiteral("x\ny")))), bare());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.error.count('\n'), 1); // whatever the file is called
    QVERIFY2(result.error.startsWith("backofflab: note: "), result.error.constData());
    QVERIFY2(result.error.contains(says), result.error.constData());
}

// Every strategy is shown, whichever is chosen.
void TestWindowFile::strategiesUseWhatTheChosenOneDoesNot()
{
    const QByteArray one
        = made(QStringLiteral("--picture strategies --spread 0.3"), QStringLiteral("a.svg"));
    const QByteArray other
        = made(QStringLiteral("--picture strategies --spread 0.4"), QStringLiteral("b.svg"));
    QVERIFY(one != other);
}

void TestWindowFile::theFleetIsTheOptions()
{
    Experiment experiment;
    experiment.policy.jitter = Jitter::Equal;
    experiment.fleet
        = {.clients = 300, .outage = {}, .capacity = {}, .bin = 0.1, .sharedSeed = true};
    const PictureSettings settings {.kind = PictureKind::Fleet, .size = {800, 500}};
    const QByteArray expected = bytesOf(pictureBytes(sourceFor(experiment, PictureKind::Fleet),
        settings,
        PictureFormat::Svg,
        Labels(Language::English)));
    for (const char *threads : {"1", "2", "8"}) {
        const QByteArray written
            = made(QStringLiteral("--lang en --picture fleet --size 800x500 --clients 300 --outage "
                                  "never --capacity none --bin 100ms --shared-seed --jitter equal "
                                  "--threads %1")
                       .arg(QLatin1String(threads)),
                QStringLiteral("a.svg"));
        QVERIFY2(written == expected, threads);
    }
}

// The study is the session's: the command line has no options for it here.
void TestWindowFile::theStudyIsTheSessions()
{
    QFile file(path(QStringLiteral("study.backofflab")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"formatVersion": 1, "policy": {"seed": "7"},
        "view": {"contentionClients": 20, "contentionRuns": 5}})");
    file.close();
    const QByteArray written
        = made(QStringLiteral("%1 --lang en --picture contention").arg(file.fileName()),
            QStringLiteral("a.svg"));
    QVERIFY(written.contains("clients 20, runs 5"));
    QVERIFY(written.contains("Seed: 7"));
}

void TestWindowFile::refused_data()
{
    QTest::addColumn<QByteArray>("names"); // the option
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("accepted");
    const auto row
        = [](const char *arguments, const char *names, const char *value, const char *accepted) {
              QTest::newRow(arguments)
                  << QByteArray(names) << QByteArray(value) << QByteArray(accepted);
          };
    const char *const sizes = "accepted: 320x200 ... 4000x4000";
    row("--picture",
        "--picture",
        "missing",
        "timeline, delays, cumulative, strategies, fleet or contention");
    row("--picture delays --palette", "--palette", "missing", "accepted: light|dark");
    row("--handout --answers", "--answers", "missing", "accepted: yes|no");
    row("--picture delays --size", "--size", "missing", "320x200 to 4000x4000");
    row("--handout --output", "--output", "missing", "a file name");
    row("--picture herd --output %1.png", "--picture", "'herd'", "strategies, fleet, contention");
    row("--picture Delays --output %1.png",
        "--picture",
        "'Delays'",
        "timeline, delays, cumulative");
    row("--picture delays", "--picture", "--output", "accepted: png, svg, pdf");
    row("--handout", "--handout", "--output", "accepted: pdf, html");
    row("--handout=yes --output %1.pdf", "--handout", "'yes'", "takes no value");
    row("--picture delays --output %1.gif", "--output", ".gif'", "accepted: png, svg, pdf");
    row("--picture delays --output %1.html", "--output", ".html'", "accepted: png, svg, pdf");
    row("--picture delays --output %1", "--output", "'", "accepted: png, svg, pdf");
    row("--picture delays --output=", "--output", "''", "a file name");
    row("--picture delays --output png", "--output", "'png'", "accepted: png, svg, pdf");
    row("--handout --output %1.svg", "--output", ".svg'", "accepted: pdf, html");
    row("--handout --output -", "--output", "'-'", "accepted: pdf, html");
    row("--output %1.png", "--output", ".png'", "'--picture, --handout'");
    row("--handout --picture delays --output %1.pdf", "--picture", "'delays'", "'--handout'");
    row("--size 700x300", "--size", "'700x300'", "'--picture'");
    row("--scale 2", "--scale", "'2'", "'--picture'");
    row("--palette dark", "--palette", "'dark'", "'--picture'");
    row("--answers no", "--answers", "'no'", "'--handout'");
    row("--handout --size 700x300 --output %1.pdf", "--size", "'700x300'", "'--picture'");
    row("--picture delays --answers no --output %1.pdf", "--answers", "'no'", "'--handout'");
    for (const char *size : {"",
             "700",
             "700x",
             "x300",
             "700X300",
             "700x300x1",
             "-700x300",
             "7e2x300",
             "700.0x300",
             "319x200",
             "320x199",
             "4001x400",
             "400x4001",
             "99999999999x300",
             "0x0",
             "+700x300",
             "\u0667\u0660\u0660x300"})
        row(qPrintable(QStringLiteral("--picture delays --output %1.png --size=%2")
                           .arg(QStringLiteral("%1"), QString::fromUtf8(size))),
            "--size",
            qPrintable(QStringLiteral("'%1'").arg(QString::fromUtf8(size))),
            sizes);
    for (const char *scale : {"", "0", "5", "-1", "1.5", "2x", "two", "99999999999"})
        row(qPrintable(QStringLiteral("--picture delays --output %1.png --scale=%2")
                           .arg(QStringLiteral("%1"), QString::fromLatin1(scale))),
            "--scale",
            qPrintable(QStringLiteral("'%1'").arg(QString::fromLatin1(scale))),
            "accepted: 1, 2, 3, 4\n");
    row("--picture delays --size 4000x4000 --scale 3 --output %1.png",
        "--scale",
        "'3'",
        "accepted: 1, 2\n");
    row("--picture delays --palette blue --output %1.png", "--palette", "'blue'", "dark, light");
    row("--handout --answers maybe --output %1.pdf", "--answers", "'maybe'", "yes, no");
    row("a b", "one file too many", "'b'", "one is accepted");
    row("a --session b", "--session", "'b'", "'a'");
    row("--clients 1000001", "--clients", "'1000001'", "a whole number from 0 to 1000000");
    row("--clients 1e3", "--clients", "'1e3'", "a whole number from 0 to 1000000");
    row("--outage -1", "--outage", "'-1'", "never");
    row("--outage none", "--outage", "'none'", "never");
    row("--capacity 3", "--capacity", "'3'", "one call a bin");
    row("--capacity never", "--capacity", "'never'", "none");
    row("--bin 0", "--bin", "'0'", "a duration above 0");
    row("--bin", "--bin", "missing", "a duration above 0");
    row("--shared-seed=yes", "--shared-seed", "'yes'", "takes no value");
    row("--histogram", "--histogram", "does not belong here", "--clients");
    row("--runs 5", "--runs", "'5'", "--clients");
    row("--jitter all", "--jitter", "'all'", "decorrelated");
    row("--threads 2", "--threads", "'2'", "'--picture'");
    row("--picture fleet --threads 0 --output %1.svg", "--threads", "'0'", "from 1 to 256");
    row("--picture fleet --bin 1e-9 --capacity none --output %1.svg",
        "--bin",
        "'1e-9'",
        "a wider bin");
    row("--format csv", "--format", "'csv'", "accepted: --base");
    row("--columns attempt --handout --output %1.pdf", "--columns", "'attempt'", "--picture");
}

void TestWindowFile::refused()
{
    QFETCH(QByteArray, names);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, accepted);
    const QTemporaryDir folder;
    QString arguments = QString::fromUtf8(QTest::currentDataTag());
    arguments.replace(QStringLiteral("%1"), folder.filePath(QStringLiteral("x")));
    const CliResult result = runCli(words(QStringLiteral("--lang=en ") + arguments), bare());
    QVERIFY2(result.exitCode == 2, result.error.constData());
    QCOMPARE(result.out, QByteArray());
    for (const QByteArray &part : {names, value, accepted})
        QVERIFY2(result.error.contains(part), (result.error + "has no: " + part).constData());
    QVERIFY2(result.error.endsWith("see 'backofflab --help'\n"), result.error.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestWindowFile::unwritable_data()
{
    QTest::addColumn<QString>("command");
    const auto shell = [](const char *name, const char *command) {
        QTest::newRow(name) << QString::fromLatin1(command);
    };
    shell("no folder", "$CLI --handout --output %1/no/x.pdf");
    shell("a folder", "$CLI --picture delays --output %1/folder.png");
    shell("a device", "ln -s /dev/full %1/full.svg; $CLI --picture delays --output %1/full.svg");
    shell("size limit", "ulimit -f 1; $CLI --handout --output %1/x.html");
    shell("read-only", "$CLI --picture timeline --output /sys/x.png");
}

void TestWindowFile::unwritable()
{
    QFETCH(QString, command);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.png")));
    const CliResult result = runShell(command.replace(QStringLiteral("%1"), folder.path()));
    QVERIFY2(result.exitCode == 3, result.error.constData());
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error.count('\n'), 1);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("x.html"))));
}

void TestWindowFile::oddNamesAreNames()
{
    const QString odd = path(QStringLiteral("50%1 ä€ #x\n'\"$HOME*%2.png"));
    const CliResult result = runCli(
        {QStringLiteral("--picture"), QStringLiteral("timeline"), QStringLiteral("--output"), odd},
        bare());
    QVERIFY2(result.exitCode == 0, result.error.constData());
    QVERIFY(!QImage(odd).isNull());
}

QTEST_MAIN(TestWindowFile)
#include "test_window_file.moc"
