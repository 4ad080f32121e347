// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/file_writer.h"
#include "tests/support/approved.h"
#include "tests/support/faults.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <ctime>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace backoff;
using test::FileSizeLimit;
using test::OrdinaryUser;

class TestFileWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesAndReplaces();
    void everyByte();
    void keepsTheOldFileWhenTheDiskIsFull_data();
    void keepsTheOldFileWhenTheDiskIsFull();
    void keepsALink();
    void writesThroughALinkToNothing();
    void followsALinkThroughALinkedFolder();
    void refusesALinkToAPipe();
    void refusesLinksInACircle();
    void refusesWhatIsNoRegularFile();
    void refusesBadPaths();
    void refusesAReadOnlyFolder();
    void refusesAReadOnlyFile();
    void leavesNothingWhenInterrupted();
    void messagesNameFileAndCause();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileWriter::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFileWriter::writesAndReplaces()
{
    QVERIFY(!writeFile(path("new.csv"), "a much longer first text"));
    QVERIFY(!writeFile(path("new.csv"), "second"));
    QCOMPARE(test::contentOf(path("new.csv")), QByteArray("second"));
    QCOMPARE(files(), QStringList {QStringLiteral("new.csv")});
}

void TestFileWriter::everyByte()
{
    std::string bytes(3'000'000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<char>(i * 7);
    }
    QVERIFY(!writeFile(path("all"), bytes));
    QCOMPARE(test::contentOf(path("all")), QByteArray::fromStdString(bytes));
    QVERIFY(!writeFile(path("all"), ""));
    QCOMPARE(QFileInfo(path("all")).size(), 0);
}

void TestFileWriter::keepsTheOldFileWhenTheDiskIsFull_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("within a buffer") << 6000;
    QTest::newRow("beyond a buffer") << 100'000;
}

void TestFileWriter::keepsTheOldFileWhenTheDiskIsFull()
{
    QFETCH(int, size);
    QVERIFY(!writeFile(path("old.csv"), "old"));
    std::optional<WriteFailure> failure;
    {
        const FileSizeLimit limit(5000);
        failure = writeFile(path("old.csv"), std::string(static_cast<std::size_t>(size), 'x'));
    }
    QVERIFY(failure == WriteFailure::DiskFull);
    QCOMPARE(test::contentOf(path("old.csv")), QByteArray("old"));
    QCOMPARE(files(), QStringList {QStringLiteral("old.csv")});
}

void TestFileWriter::keepsALink()
{
    QVERIFY(!writeFile(path("real.csv"), "old"));
    QVERIFY(QFile::link(QStringLiteral("real.csv"), path("first")));
    QVERIFY(QFile::link(QStringLiteral("first"), path("second")));
    QVERIFY(!writeFile(path("second"), "new"));
    QCOMPARE(test::contentOf(path("real.csv")), QByteArray("new"));
    QVERIFY(QFileInfo(path("first")).isSymLink());
    QVERIFY(QFileInfo(path("second")).isSymLink());
    QCOMPARE(files().size(), 3);
}

void TestFileWriter::writesThroughALinkToNothing()
{
    QVERIFY(QFile::link(QStringLiteral("later.csv"), path("link")));
    QVERIFY(!writeFile(path("link"), "new"));
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(test::contentOf(path("later.csv")), QByteArray("new"));
}

void TestFileWriter::followsALinkThroughALinkedFolder()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("real/inner")));
    QVERIFY(QFile::link(QStringLiteral("real/inner"), path("folder")));
    QVERIFY(QFile::link(QStringLiteral("folder/../new.csv"), path("link")));
    QVERIFY(!writeFile(path("link"), "new"));
    QCOMPARE(test::contentOf(path("real/new.csv")), QByteArray("new"));
    QVERIFY(!QFileInfo::exists(path("new.csv")));
}

void TestFileWriter::refusesALinkToAPipe()
{
    int ends[2];
    QCOMPARE(pipe(ends), 0);
    const QString pipeEnd = QStringLiteral("/proc/self/fd/%1").arg(ends[1]);
    if (QFileInfo::exists(pipeEnd)) { // a system may have no such folder
        QVERIFY(writeFile(pipeEnd, "x") == WriteFailure::NotARegularFile);
    }
    close(ends[0]);
    close(ends[1]);
}

void TestFileWriter::refusesLinksInACircle()
{
    QVERIFY(QFile::link(QStringLiteral("b"), path("a")));
    QVERIFY(QFile::link(QStringLiteral("a"), path("b")));
    QVERIFY(writeFile(path("a"), "new") == WriteFailure::BrokenLink);
    QCOMPARE(files().size(), 2);
}

void TestFileWriter::refusesWhatIsNoRegularFile()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QVERIFY(writeFile(path("folder"), "x") == WriteFailure::IsFolder);
    QVERIFY(writeFile(path("folder/"), "x") == WriteFailure::IsFolder);
    QCOMPARE(mkfifo(path("pipe").toUtf8().constData(), 0600), 0);
    QVERIFY(writeFile(path("pipe"), "x") == WriteFailure::NotARegularFile);
    QVERIFY(writeFile(QStringLiteral("/dev/null"), "x") == WriteFailure::NotARegularFile);
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), path("link")));
    QVERIFY(writeFile(path("link"), "x") == WriteFailure::NotARegularFile);
    QCOMPARE(files().size(), 3);
}

void TestFileWriter::refusesBadPaths()
{
    QVERIFY(writeFile(QString(), "x") == WriteFailure::EmptyName);
    QVERIFY(writeFile(path("missing/new.csv"), "x") == WriteFailure::NoFolder);
    QVERIFY(!writeFile(path("file"), "x"));
    QVERIFY(writeFile(path("file/new.csv"), "x") == WriteFailure::FolderNotAFolder);
    const QString tooLong = path("x") + QString(300, u'x');
    QVERIFY(writeFile(tooLong, "x") == WriteFailure::NameTooLong);
    QVERIFY(writeFile(path("new/"), "x") == WriteFailure::NoFolder);
    QCOMPARE(files(), QStringList {QStringLiteral("file")});
}

void TestFileWriter::refusesAReadOnlyFolder()
{
    QVERIFY(!writeFile(path("old.csv"), "old"));
    QCOMPARE(chmod(m_folder->path().toUtf8().constData(), 0555), 0);
    std::optional<WriteFailure> replaced;
    std::optional<WriteFailure> created;
    {
        const OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("root cannot become an ordinary user here");
        }
        replaced = writeFile(path("old.csv"), "new");
        created = writeFile(path("new.csv"), "new");
    }
    QCOMPARE(chmod(m_folder->path().toUtf8().constData(), 0755), 0);
    QVERIFY(replaced == WriteFailure::NotPermitted);
    QVERIFY(created == WriteFailure::NotPermitted);
    QCOMPARE(test::contentOf(path("old.csv")), QByteArray("old"));
    QCOMPARE(files(), QStringList {QStringLiteral("old.csv")});
}

void TestFileWriter::refusesAReadOnlyFile()
{
    QVERIFY(!writeFile(path("old.csv"), "old"));
    QCOMPARE(chmod(path("old.csv").toUtf8().constData(), 0444), 0);
    QCOMPARE(chmod(m_folder->path().toUtf8().constData(), 0777), 0);
    {
        const OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("root cannot become an ordinary user here");
        }
        QVERIFY(writeFile(path("old.csv"), "new") == WriteFailure::NotPermitted);
    }
    QCOMPARE(test::contentOf(path("old.csv")), QByteArray("old"));
    QCOMPARE(files(), QStringList {QStringLiteral("old.csv")});
}

namespace {

// As if somebody pressed Ctrl+C after that time.
void interruptAfter(long microseconds)
{
    std::signal(SIGINT, SIG_DFL); // not the test framework's
    sigevent event {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGINT;
    timer_t timer {};
    timer_create(CLOCK_MONOTONIC, &event, &timer);
    itimerspec once {};
    once.it_value.tv_nsec = microseconds * 1000;
    timer_settime(timer, 0, &once, nullptr);
}

} // namespace

void TestFileWriter::leavesNothingWhenInterrupted()
{
    QVERIFY(!writeFile(path("old.csv"), "whole"));
    for (long round = 0; round < 300; ++round) {
        const pid_t writer = fork();
        if (writer == 0) {
            interruptAfter(500 + 7 * round);
            for (;;) {
                static_cast<void>(writeFile(path("old.csv"), "whole"));
            }
        }
        int status = 0;
        QCOMPARE(waitpid(writer, &status, 0), writer);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
        QCOMPARE(files(), QStringList {QStringLiteral("old.csv")});
        QCOMPARE(test::contentOf(path("old.csv")), QByteArray("whole"));
    }
}

void TestFileWriter::messagesNameFileAndCause()
{
    const QString file = QStringLiteral("some folder/%1 %2.csv");
    for (const Language language : {Language::English, Language::Spanish}) {
        const Labels labels(language);
        QSet<QString> distinct;
        for (int i = 0; i <= static_cast<int>(WriteFailure::Other); ++i) {
            const QString text = message(static_cast<WriteFailure>(i), file, labels);
            QVERIFY(text.contains(u'\'' + file + u'\''));
            distinct += text;
        }
        QCOMPARE(distinct.size(), 10);
    }
    QCOMPARE(message(WriteFailure::DiskFull, file, Labels(Language::English)),
        QStringLiteral("Could not write 'some folder/%1 %2.csv': the disk is full or a size limit "
                       "is reached. Nothing was changed."));
    QCOMPARE(message(WriteFailure::IsFolder, file, Labels(Language::Spanish)),
        QStringLiteral("No se ha podido escribir 'some folder/%1 %2.csv': es una carpeta. No se ha "
                       "cambiado nada."));
}

QTEST_APPLESS_MAIN(TestFileWriter)
#include "test_file_writer.moc"
