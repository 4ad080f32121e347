// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The gallery of wrong lesson files: each is refused, and tells step, field, line and reason.

#include "tests/io/lessons/lesson_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace backoff;

class BadLessonsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messages();
    void everyMessageNamesItsPlace();
    void aMessageNamesTheFile();
    void aLongFileIsNotRead();
    void hostileAmounts_data();
    void hostileAmounts();
};

void BadLessonsTest::messages()
{
    const QString folder = test::lessonFolder("bad");
    const QStringList names = test::lessonsIn(folder);
    QVERIFY(names.size() > 100);
    QString all;
    for (const QString &name : names) {
        const auto read = readLesson(test::lessonBytes(folder + name));
        QVERIFY2(std::holds_alternative<LessonProblem>(read), qPrintable(name));
        const QString english = test::problemOf(read, Language::English);
        const QString spanish = test::problemOf(read, Language::Spanish);
        for (const QString &text : {english, spanish}) {
            QVERIFY2(
                !text.isEmpty() && text.size() < 1000 && !text.contains(u'\n'), qPrintable(text));
        }
        all += QStringLiteral("%1\n  %2\n  %3\n").arg(name, english, spanish);
    }
    QVERIFY(test::isApproved(QStringLiteral("bad-lessons.txt"), all.toStdString()));
}

// A teacher who mends a file must find the place: a line, or the field that is not there.
void BadLessonsTest::everyMessageNamesItsPlace()
{
    const QString folder = test::lessonFolder("bad");
    for (const QString &name : test::lessonsIn(folder)) {
        const auto read = readLesson(test::lessonBytes(folder + name));
        const auto &problem = std::get<LessonProblem>(read);
        const bool wholeFile = problem.fault == LessonFault::NotALesson
            || (problem.session && problem.session->fault == SessionFault::Empty);
        const bool isMissing
            = problem.fault == LessonFault::MissingText || problem.fault == LessonFault::NoSteps;
        QVERIFY2(problem.line > 0 || wholeFile || (isMissing && !problem.field.empty()),
            qPrintable(name));
    }
}

void BadLessonsTest::aMessageNamesTheFile()
{
    const Labels labels(Language::English);
    const QString path
        = test::lessonFolder("bad") + QStringLiteral("answer-no-such-wait.backofflesson");
    const LoadedLesson bad = loadLesson(path, labels);
    QVERIFY(!bad.lesson);
    QCOMPARE(bad.problem,
        QStringLiteral("Could not read '%1': step 2, question.answer (line 27): 'wait_4' has no "
                       "value in this experiment; accepted: what its policy, run or fleet has, "
                       "such as a wait that is made.")
            .arg(path));
    const LoadedLesson missing = loadLesson(QStringLiteral("no/such %1 file"), labels);
    QVERIFY(!missing.lesson);
    QCOMPARE(
        missing.problem, QStringLiteral("Could not read 'no/such %1 file': it does not exist."));
    const LoadedLesson good
        = loadLesson(test::lessonFolder("good") + QStringLiteral("plain.backofflesson"), labels);
    QVERIFY(good.lesson);
    QVERIFY(good.problem.isEmpty());
}

void BadLessonsTest::aLongFileIsNotRead()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("long.backofflesson")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000)); // takes no room on the disk
    file.close();
    const LoadedLesson loaded = loadLesson(file.fileName(), Labels(Language::English));
    QVERIFY(!loaded.lesson);
    QCOMPARE(loaded.problem,
        QStringLiteral("Could not read '%1': it is longer than 1000000 bytes.")
            .arg(file.fileName()));
    QCOMPARE(test::problemOf(readLesson(std::string(mostLessonBytes + 1, ' '))),
        QStringLiteral("it is longer than 1000000 bytes"));
}

// So much that what takes a time that grows with the square, or with a fleet, would not end.
void BadLessonsTest::hostileAmounts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto steps = [](const QByteArray &step, int count) {
        QByteArray list = step;
        for (int i = 1; i < count; ++i) {
            list += "," + step;
        }
        return R"({"lessonVersion": 1, "title": "T", "steps": [)" + list + "]}";
    };
    const auto text = [](const QByteArray &what, const QByteArray &experiment = "{}") {
        return R"({"title": "T", "text": ")" + what + R"(", "experiment": )" + experiment + "}";
    };
    QTest::newRow("many facts") << steps(text(QByteArray("{total_10000}").repeated(700)), 100)
                                << QString();
    QTest::newRow("many braces") << steps(text(QByteArray("{{").repeated(4'000)), 100) << QString();
    QTest::newRow("seeds of long runs")
        << steps(text("{p5_waited} {rising_share}", R"({"policy": {"attempts": 10000}})"), 50)
        << QStringLiteral("step 3, text (line 1): the lesson would take too long to compute; fewer "
                          "clients, fewer attempts or fewer steps help");
    QTest::newRow("large fleets")
        << steps(text("{fleet_calls}",
                     R"({"policy": {"attempts": 1}, "fleet": {"clients": 1000000}})"),
               100)
        << QStringLiteral("step 50, text (line 1): the lesson would take too long to compute; "
                          "fewer clients, fewer attempts or fewer steps help");
    QTest::newRow("a long script") << steps(text("{calls}",
                                                R"({"scenario": {"name": "script", "script": ")"
                                                    + QByteArray("T ").repeated(4'000) + R"("}})"),
        100) << QString();
    QTest::newRow("unknown keys")
        << R"({"lessonVersion": 1, "title": "T", "steps": [], )" + QByteArray(R"("k": 0)") + "}"
        << QStringLiteral(
               "k (line 1): the key 'k' is not known; accepted: lessonVersion, title, summary, "
               "steps");
}

void BadLessonsTest::hostileAmounts()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    QVERIFY(static_cast<std::size_t>(bytes.size()) < mostLessonBytes);
    QCOMPARE(test::problemOf(readLesson(bytes.toStdString())), expected);
}

QTEST_APPLESS_MAIN(BadLessonsTest)
#include "test_bad_lessons.moc"
