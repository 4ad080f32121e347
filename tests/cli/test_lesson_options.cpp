// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons and presentation on the window's command line, as values.

#include "app/messages.h"
#include "app/run_command.h"
#include "app/window_options.h"
#include "core/io/lessons/lesson_reader.h"
#include "core/io/lessons/lessons.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace backoff;

namespace {

using Kinds = std::vector<ProblemKind>;

WindowOptions parse(const std::vector<std::string> &arguments)
{
    return parseWindowOptions(arguments, Language::English);
}

Kinds kindsOf(const WindowOptions &options)
{
    Kinds kinds;
    for (const Problem &problem : options.problems)
        kinds.push_back(problem.kind);
    return kinds;
}

QString told(const WindowOptions &options, Language language = Language::English)
{
    const Messages messages(language, windowLimits);
    QStringList lines;
    for (const Problem &problem : options.problems)
        lines += messages.problem(problem);
    for (const Ignored &ignored : options.ignored)
        lines += messages.ignored(ignored);
    return lines.join(u'\n');
}

} // namespace

class TestLessonOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void builtInByItsId();
    void aFile_data();
    void aFile();
    void unknownIdsNameTheKnown();
    void noIdAtAll();
    void anUnusableFileIsNoBadUsage();
    void messagesAreInTheLanguage();
    void theExperimentIsTheLessons();
    void whatIsIgnoredIsStillChecked();
    void notTogether_data();
    void notTogether();
    void presentation();
    void helpReadsNoFile();

private:
    [[nodiscard]] std::string path(const char *name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

void TestLessonOptions::initTestCase()
{
    for (const char *name : {"mine.backofflesson", "MINE.BackoffLesson", "ñandú 1.backofflesson"}) {
        QVERIFY(QFile::copy(
            QStringLiteral(BACKOFF_SOURCE_DIR "/resources/lessons/doorbell.backofflesson"),
            QString::fromStdString(path(name))));
    }
    QFile wrong(QString::fromStdString(path("wrong.backofflesson")));
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    QVERIFY(wrong.write("{\"lessonVersion\": 1}") > 0);
}

void TestLessonOptions::builtInByItsId()
{
    QVERIFY(!lessonIds().empty());
    for (const std::string &id : lessonIds()) {
        const WindowOptions options = parse({"--lesson", id});
        QCOMPARE(told(options), QString());
        QCOMPARE(options.lesson.name, id);
        QVERIFY(options.lesson.lesson == builtInLesson(id));
        QVERIFY(!options.session.isGiven);
    }
    QVERIFY(!parse({}).lesson.isGiven());
}

void TestLessonOptions::aFile_data()
{
    QTest::addColumn<bool>("isNamed");
    for (const char *name : {"mine.backofflesson", "MINE.BackoffLesson", "ñandú 1.backofflesson"}) {
        QTest::addRow("%s", name) << false;
        QTest::addRow("--lesson %s", name) << true;
    }
}

void TestLessonOptions::aFile()
{
    QFETCH(const bool, isNamed);
    const char *tag = QTest::currentDataTag();
    const std::string file = path(isNamed ? tag + qstrlen("--lesson ") : tag);
    const WindowOptions options
        = isNamed ? parse({"--lesson", file}) : parse({file, "--lang", "es"});
    QCOMPARE(told(options), QString());
    QCOMPARE(options.lesson.name, file);
    Lesson expected = builtInLesson("doorbell");
    expected.id.clear();
    QVERIFY(options.lesson.lesson == expected);
    QVERIFY(!options.session.isGiven);
}

void TestLessonOptions::unknownIdsNameTheKnown()
{
    const WindowOptions options = parse({"--lesson", "door"});
    QVERIFY(!options.lesson.lesson);
    QCOMPARE(exitCodeOf(options.problems), ExitBadUsage);
    QString ids;
    for (const std::string &id : lessonIds())
        ids += (ids.isEmpty() ? QString() : QStringLiteral(", ")) + QString::fromStdString(id);
    QCOMPARE(told(options), QStringLiteral("--lesson: unknown name 'door'; accepted: ") + ids);
}

void TestLessonOptions::noIdAtAll()
{
    QVERIFY(kindsOf(parse({"--lesson", ""})) == Kinds {ProblemKind::EmptyValue});
    QVERIFY(kindsOf(parse({"--lesson"})) == Kinds {ProblemKind::MissingValue});
    QVERIFY(kindsOf(parse({"--lesson", "a\xff"})) == Kinds {ProblemKind::NotUtf8});
    QVERIFY(kindsOf(parse({"a\xff.backofflesson"})) == Kinds {ProblemKind::NotUtf8});
    QVERIFY(kindsOf(parse({"--lesson=herd", "--lesson=cap"})) == Kinds {ProblemKind::Repeated});
    for (const auto &arguments :
        {std::vector<std::string> {"--lesson", ""}, std::vector<std::string> {"--lesson"}})
        QVERIFY(told(parse(arguments)).contains(QStringLiteral("accepted: doorbell, ")));
}

void TestLessonOptions::anUnusableFileIsNoBadUsage()
{
    for (const char *name : {"wrong.backofflesson", "missing.backofflesson"}) {
        const WindowOptions options = parse({path(name)});
        QVERIFY(!options.lesson.lesson);
        QVERIFY(kindsOf(options) == Kinds {ProblemKind::UnreadFile});
        QCOMPARE(exitCodeOf(options.problems), ExitNotWritten);
        const QString problem
            = loadLesson(QString::fromStdString(path(name)), Labels(Language::English)).problem;
        QVERIFY(problem.contains(QString::fromUtf8(name)));
        QCOMPARE(told(options), problem);
    }
}

void TestLessonOptions::messagesAreInTheLanguage()
{
    const auto problemOf = [this](Language language) {
        return loadLesson(QString::fromStdString(path("wrong.backofflesson")), Labels(language))
            .problem;
    };
    const std::string file = path("wrong.backofflesson");
    QCOMPARE(told(parse({file, "--lang", "es"})), problemOf(Language::Spanish));
    QCOMPARE(told(parseWindowOptions(std::vector {file}, Language::Spanish)),
        problemOf(Language::Spanish));
}

void TestLessonOptions::theExperimentIsTheLessons()
{
    const WindowOptions options = parse({"--lesson=cap",
        "--base=3",
        "--jitter",
        "none",
        "--spread=0.1",
        "--scenario",
        "always-down",
        "--call-duration=1",
        "--clients=7",
        "--shared-seed",
        "--play",
        "--lang=en"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.experiment == Experiment());
    QVERIFY(!options.play);
    const QStringList lines = told(options).split(u'\n');
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines.first(), QStringLiteral("--base is ignored: --lesson cap does not use it"));
    for (const QString &line : lines)
        QVERIFY2(line.endsWith(QStringLiteral("--lesson cap does not use it")), qPrintable(line));
}

void TestLessonOptions::whatIsIgnoredIsStillChecked()
{
    const WindowOptions options = parse({"--lesson=cap", "--base=0", "--scenario=blip"});
    QVERIFY(kindsOf(options) == (Kinds {ProblemKind::BadField, ProblemKind::BadField}));
}

void TestLessonOptions::notTogether_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *arguments, const char *says) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(says);
    };
    row("MINE --lesson herd", "--lesson: 'herd' is not accepted together with 'MINE'");
    row("MINE --session a", "--session: 'a' is not accepted together with 'MINE'");
    row("a --lesson herd", "--lesson: 'herd' is not accepted together with 'a'");
    row("--session a --lesson herd", "--session: 'a' is not accepted together with '--lesson'");
    row("MINE --picture delays --output a.svg", "'MINE' is not accepted together with '--picture'");
    row("--lesson herd --handout --output a.pdf",
        "--lesson: 'herd' is not accepted together with '--handout'");
    row("--present --picture delays --output a.svg",
        "'--present' is not accepted together with '--picture'");
    row("--present --handout --output a.pdf",
        "'--present' is not accepted together with '--handout'");
    row("MINE b", "'b' is one file too many; one is accepted");
    row("--lesson herd --threads 2", "--threads: '2' is accepted only together with '--picture'");
}

void TestLessonOptions::notTogether()
{
    QFETCH(QString, arguments);
    QFETCH(QString, says);
    const QString mine = QString::fromStdString(path("mine.backofflesson"));
    std::vector<std::string> list;
    for (const QString &word : arguments.split(u' '))
        list.push_back((word == u"MINE" ? mine : word).toStdString());
    const LoadedSession session {Session(), {}};
    const WindowOptions options = parseWindowOptions(
        list, Language::English, [&](const QString &, Limits, const Labels &) { return session; });
    QCOMPARE(exitCodeOf(options.problems), ExitBadUsage);
    QCOMPARE(told(options), says.replace(QStringLiteral("MINE"), mine));
}

void TestLessonOptions::presentation()
{
    QVERIFY(!parse({}).present);
    const WindowOptions options = parse({"--present", "--play", "--base", "2"});
    QCOMPARE(told(options), QString());
    QVERIFY(options.present && options.play);
    QCOMPARE(options.experiment.policy.base, 2.0);
    QVERIFY(parse({"--lesson", "herd", "--present"}).present);
    QVERIFY(kindsOf(parse({"--present=yes"})) == Kinds {ProblemKind::UnexpectedValue});
}

void TestLessonOptions::helpReadsNoFile()
{
    const WindowOptions options = parse({"--help", path("wrong.backofflesson")});
    QCOMPARE(told(options), QString());
    QVERIFY(!options.lesson.isGiven());
}

QTEST_APPLESS_MAIN(TestLessonOptions)
#include "test_lesson_options.moc"
