// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of recent files: newest first, each file once, at most ten, whatever the settings hold.

#include "tests/ui/own_settings.h"
#include "ui/documents/recent_files.h"

#include <QDir>
#include <QTest>

using namespace backoff;

class TestRecentFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newestFirstAndAtMostTen();
    void eachFileOnce();
    void goneFilesAreRemovedByName();
    void otherWindowsSeeIt();
    void rubbishIsNoPath();

private:
    [[nodiscard]] QString put(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    RecentFiles m_files;
};

void TestRecentFiles::init()
{
    const QString settings = test::useOwnSettings();
    QVERIFY(QSettings().fileName().startsWith(settings));
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestRecentFiles::newestFirstAndAtMostTen()
{
    QCOMPARE(m_files.paths(), QStringList());
    QStringList expected;
    for (int i = 0; i < 12; ++i) {
        const QString path = put(QStringLiteral("%1 ä €#%\n.backofflab").arg(i));
        m_files.add(path);
        expected.prepend(path);
    }
    QCOMPARE(m_files.paths(), expected.mid(0, 10));
    m_files.clear();
    QCOMPARE(m_files.paths(), QStringList());
}

void TestRecentFiles::eachFileOnce()
{
    const QString a = put(QStringLiteral("a"));
    const QString b = put(QStringLiteral("b"));
    const QString link = m_folder->filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(a, link));
    m_files.add(a);
    m_files.add(b);
    m_files.add(QDir::current().relativeFilePath(a));
    QCOMPARE(m_files.paths().size(), 2);
    QVERIFY(QDir::isAbsolutePath(m_files.paths().front()));
    m_files.add(link); // the path used last
    QCOMPARE(m_files.paths(), (QStringList {link, b}));
    m_files.add(m_folder->path() + QStringLiteral("/./b"));
    QCOMPARE(m_files.paths().size(), 2);
    QCOMPARE(m_files.paths().back(), link);
}

void TestRecentFiles::goneFilesAreRemovedByName()
{
    const QString a = put(QStringLiteral("a"));
    const QString b = put(QStringLiteral("b"));
    m_files.add(a);
    m_files.add(b);
    QVERIFY(QFile::remove(a) && QFile::remove(b));
    m_files.remove(a);
    QCOMPARE(m_files.paths(), QStringList {b});
}

void TestRecentFiles::otherWindowsSeeIt()
{
    const QString a = put(QStringLiteral("a"));
    m_files.add(a);
    QCOMPARE(RecentFiles().paths(), QStringList {a});
}

void TestRecentFiles::rubbishIsNoPath()
{
    QSettings().setValue(QStringLiteral("recent1/files"), 42);
    QCOMPARE(m_files.paths(), QStringList());
    QSettings().setValue(QStringLiteral("recent1/files"), QStringList {{}, QStringLiteral("x")});
    QCOMPARE(m_files.paths(), QStringList());
}

QTEST_APPLESS_MAIN(TestRecentFiles)
#include "test_recent_files.moc"
