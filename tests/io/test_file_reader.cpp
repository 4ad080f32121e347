// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/file_reader.h"
#include "core/io/file_writer.h"
#include "tests/support/faults.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace backoff;

namespace {

constexpr std::size_t limit = 1000;

using Read = std::variant<std::string, ReadFailure>;

bool failedWith(ReadFailure failure, const Read &read)
{
    const auto *found = std::get_if<ReadFailure>(&read);
    return found && *found == failure;
}

} // namespace

class TestFileReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyByte();
    void everyName_data();
    void everyName();
    void upToTheLimit();
    void followsALink();
    void refusesWhatIsMissing();
    void refusesWhatIsNoRegularFile();
    void refusesWhatIsNotPermitted();
    void readsWhatHasNoSize();
    void messagesNameFileAndCause();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileReader::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFileReader::everyByte()
{
    std::string bytes(3'000'000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<char>(i * 7);
    }
    QVERIFY(!writeFile(path("all"), bytes));
    QVERIFY(readFile(path("all"), bytes.size()) == Read(bytes));
    QVERIFY(!writeFile(path("empty"), ""));
    QVERIFY(readFile(path("empty"), 0) == Read(std::string()));
}

void TestFileReader::everyName_data()
{
    QTest::addColumn<QString>("name");
    const QString names[] = {QStringLiteral("a b.backofflab"),
        QStringLiteral("ä €.backofflab"),
        QStringLiteral("#1.backofflab"),
        QStringLiteral("50%.backofflab"),
        QStringLiteral("%1 %2.backofflab"),
        QStringLiteral("two\nlines.backofflab"),
        QStringLiteral("'quoted'.backofflab"),
        QStringLiteral("-dash"),
        QStringLiteral(":colon"),
        QStringLiteral("file:")};
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestFileReader::everyName()
{
    QFETCH(const QString, name);
    const QString file = m_folder->path() + u'/' + name;
    QVERIFY(!writeFile(file, name.toStdString()));
    QVERIFY(readFile(file, limit) == Read(name.toStdString()));
}

void TestFileReader::upToTheLimit()
{
    QVERIFY(!writeFile(path("full"), std::string(limit, 'x')));
    QVERIFY(readFile(path("full"), limit) == Read(std::string(limit, 'x')));
    QVERIFY(!writeFile(path("more"), std::string(limit + 1, 'x')));
    QVERIFY(failedWith(ReadFailure::TooLarge, readFile(path("more"), limit)));

    QFile huge(path("huge"));
    QVERIFY(huge.open(QIODevice::WriteOnly));
    QVERIFY(huge.resize(qint64 {1} << 40)); // takes no room on the disk, nor in memory
    QVERIFY(failedWith(ReadFailure::TooLarge, readFile(path("huge"), limit)));
}

void TestFileReader::followsALink()
{
    QVERIFY(!writeFile(path("real"), "content"));
    QVERIFY(QFile::link(QStringLiteral("real"), path("first")));
    QVERIFY(QFile::link(QStringLiteral("first"), path("second")));
    QVERIFY(readFile(path("second"), limit) == Read(std::string("content")));
}

void TestFileReader::refusesWhatIsMissing()
{
    QVERIFY(failedWith(ReadFailure::EmptyName, readFile(QString(), limit)));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("missing"), limit)));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("missing/file"), limit)));
    QVERIFY(!writeFile(path("file"), "x"));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("file/inside"), limit)));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("file/"), limit)));
    const QString withNul = path("file") + QChar(QChar::Null) + QStringLiteral("more");
    QVERIFY(failedWith(ReadFailure::Missing, readFile(withNul, limit)));
    const QString tooLong = path("x") + QString(300, u'x');
    QVERIFY(failedWith(ReadFailure::Missing, readFile(tooLong, limit)));
    QVERIFY(QFile::link(QStringLiteral("nowhere"), path("link")));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("link"), limit)));
    QVERIFY(QFile::link(QStringLiteral("circle"), path("circle")));
    QVERIFY(failedWith(ReadFailure::Missing, readFile(path("circle"), limit)));
}

void TestFileReader::refusesWhatIsNoRegularFile()
{
    QVERIFY(failedWith(ReadFailure::IsFolder, readFile(m_folder->path(), limit)));
    // Nobody writes into it: to open it would wait for ever.
    QCOMPARE(mkfifo(path("pipe").toUtf8().constData(), 0600), 0);
    QVERIFY(failedWith(ReadFailure::NotARegularFile, readFile(path("pipe"), limit)));
    QVERIFY(QFile::link(QStringLiteral("pipe"), path("link")));
    QVERIFY(failedWith(ReadFailure::NotARegularFile, readFile(path("link"), limit)));
    const auto device = [](const char *name) { return readFile(QString::fromLatin1(name), limit); };
    QVERIFY(failedWith(ReadFailure::NotARegularFile, device("/dev/zero")));
    QVERIFY(failedWith(ReadFailure::NotARegularFile, device("/dev/null")));
}

void TestFileReader::refusesWhatIsNotPermitted()
{
    QVERIFY(!writeFile(path("secret"), "x"));
    QCOMPARE(chmod(path("secret").toUtf8().constData(), 0000), 0);
    QCOMPARE(chmod(m_folder->path().toUtf8().constData(), 0755), 0);
    Read ofFile;
    Read ofFolder;
    {
        const test::OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("root cannot become an ordinary user here");
        }
        ofFile = readFile(path("secret"), limit);
    }
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("closed")));
    QVERIFY(!writeFile(path("closed/file"), "x"));
    QCOMPARE(chmod(path("closed").toUtf8().constData(), 0000), 0);
    {
        const test::OrdinaryUser user;
        ofFolder = readFile(path("closed/file"), limit);
    }
    QCOMPARE(chmod(path("closed").toUtf8().constData(), 0755), 0);
    QVERIFY(failedWith(ReadFailure::NotPermitted, ofFile));
    QVERIFY(failedWith(ReadFailure::NotPermitted, ofFolder));
}

// Some regular files are said to be 0 bytes long and hold more.
void TestFileReader::readsWhatHasNoSize()
{
    const QString status = QStringLiteral("/proc/self/status");
    if (!QFile::exists(status)) {
        QSKIP("there is no such file here");
    }
    const Read read = readFile(status, 1'000'000);
    QVERIFY(std::get_if<std::string>(&read) && !std::get<std::string>(read).empty());
    QVERIFY(failedWith(ReadFailure::TooLarge, readFile(status, 10)));
}

void TestFileReader::messagesNameFileAndCause()
{
    const QString file = QStringLiteral("some folder/%1 %2.backofflab");
    for (const Language language : {Language::English, Language::Spanish}) {
        const Labels labels(language);
        QSet<QString> distinct;
        for (int i = 0; i <= static_cast<int>(ReadFailure::Other); ++i) {
            const QString text = message(static_cast<ReadFailure>(i), file, limit, labels);
            QVERIFY(text.contains(u'\'' + file + u'\''));
            distinct += text;
        }
        QCOMPARE(distinct.size(), 7);
    }
    const Labels labels(Language::English);
    QCOMPARE(message(ReadFailure::Missing, file, limit, labels),
        QStringLiteral("Could not read 'some folder/%1 %2.backofflab': it does not exist."));
    QCOMPARE(message(ReadFailure::TooLarge, file, limit, labels),
        QStringLiteral(
            "Could not read 'some folder/%1 %2.backofflab': it is longer than 1000 bytes."));
}

QTEST_APPLESS_MAIN(TestFileReader)
#include "test_file_reader.moc"
