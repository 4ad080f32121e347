// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/message_box.h"
#include "ui/exports/saving/save_target.h"

#include <QTest>

using namespace backoff;

namespace {

SaveKind kind(const char *suffix)
{
    const QString text = QString::fromLatin1(suffix);
    return {QStringLiteral("Kind (*.%1)").arg(text), text};
}

enum Kinds : std::size_t { Csv, Spreadsheet, Json };
const std::vector<SaveKind> kinds {kind("csv"), kind("spreadsheet.csv"), kind("json")};

} // namespace

class TestSaveTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suffixOfAKindDecides_data();
    void suffixOfAKindDecides();
    void lastPartOfALongSuffixWillDo();
    void chosenOneOfTwoWithOneSuffix();
    void movesTheSuffix_data();
    void movesTheSuffix();
    void longWordsCanBreak();
};

void TestSaveTarget::suffixOfAKindDecides_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<std::size_t>("chosen");
    QTest::addColumn<QString>("path");
    QTest::addColumn<std::size_t>("kind");
    const auto row = [](const char *typed, Kinds chosen, const char *path, Kinds kind) {
        QTest::newRow(qPrintable(
            QStringLiteral("%1 as %2").arg(QString::fromUtf8(typed), kinds[chosen].suffix)))
            << QString::fromUtf8(typed) << std::size_t {chosen} << QString::fromUtf8(path)
            << std::size_t {kind};
    };
    row("/d/foo", Csv, "/d/foo.csv", Csv);
    row("/d/foo", Spreadsheet, "/d/foo.spreadsheet.csv", Spreadsheet);
    row("/d/foo.v2", Csv, "/d/foo.v2.csv", Csv);
    row("/d/foo.v2", Json, "/d/foo.v2.json", Json);
    row("/d/foo.json", Csv, "/d/foo.json", Json);
    row("/d/foo.JSON", Csv, "/d/foo.JSON", Json);
    row("/d/foo.csv", Spreadsheet, "/d/foo.csv", Csv);
    row("/d/foo.spreadsheet.csv", Csv, "/d/foo.spreadsheet.csv", Spreadsheet);
    row("/d/foo.Spreadsheet.CSV", Json, "/d/foo.Spreadsheet.CSV", Spreadsheet);
    row("/d/spreadsheet.csv", Json, "/d/spreadsheet.csv", Csv);
    row("/d/foocsv", Csv, "/d/foocsv.csv", Csv);
    row("/a.json/foo", Csv, "/a.json/foo.csv", Csv);
    row("/d/ä €#%1\n", Csv, "/d/ä €#%1\n.csv", Csv);
}

void TestSaveTarget::suffixOfAKindDecides()
{
    QFETCH(QString, typed);
    QFETCH(std::size_t, chosen);
    QFETCH(QString, path);
    QFETCH(std::size_t, kind);
    const SaveTarget target = saveTarget(typed, kinds, chosen);
    QCOMPARE(target.path, path);
    QCOMPARE(target.kind, kind);
}

void TestSaveTarget::lastPartOfALongSuffixWillDo()
{
    const std::vector<SaveKind> one {kind("spreadsheet.csv")};
    QCOMPARE(saveTarget(QStringLiteral("a.csv"), one, 0).path, QStringLiteral("a.csv"));
    QCOMPARE(
        saveTarget(QStringLiteral("a.txt"), one, 0).path, QStringLiteral("a.txt.spreadsheet.csv"));
}

void TestSaveTarget::chosenOneOfTwoWithOneSuffix()
{
    const std::vector<SaveKind> two {kind("png"), kind("png")};
    for (const std::size_t chosen : {0U, 1U}) {
        QCOMPARE(saveTarget(QStringLiteral("a.png"), two, chosen).kind, chosen);
        QCOMPARE(saveTarget(QStringLiteral("a"), two, chosen).kind, chosen);
    }
}

void TestSaveTarget::movesTheSuffix_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::size_t>("kind");
    QTest::addColumn<QString>("moved");
    const auto row = [](const char *name, Kinds kind, const char *moved) {
        QTest::newRow(name) << QString::fromUtf8(name) << std::size_t {kind}
                            << QString::fromUtf8(moved);
    };
    row("mine.csv", Json, "mine.json");
    row("mine.CSV", Csv, "mine.csv");
    row("mine.spreadsheet.csv", Csv, "mine.csv");
    row("mine.json", Spreadsheet, "mine.spreadsheet.csv");
    row("mine.spreadsheet.json", Json, "mine.json"); // Qt moved the last part
    row("mine", Json, "mine.json");
    row("mine.v2", Json, "mine.v2.json");
}

void TestSaveTarget::movesTheSuffix()
{
    QFETCH(QString, name);
    QFETCH(std::size_t, kind);
    QFETCH(QString, moved);
    QCOMPARE(withSuffixOf(kind, name, kinds), moved);
}

void TestSaveTarget::longWordsCanBreak()
{
    const QString shortWords = QStringLiteral("Could not write '/tmp/some folder/run.csv': no.");
    QCOMPARE(withBreaks(shortWords), shortWords);
    const QString longWord(200, u'x');
    QString broken = withBreaks(longWord);
    QCOMPARE(broken.count(QChar(0x200B)), 4);
    QCOMPARE(broken.remove(QChar(0x200B)), longWord);
    // Neither a surrogate pair nor a letter and its accent are torn apart.
    const QString emoji = QStringLiteral("x") + QString::fromUtf8("😀").repeated(100);
    QVERIFY(withBreaks(emoji).isValidUtf16());
    const QString accents = QString::fromUtf8("e\u0301").repeated(100);
    QVERIFY(!withBreaks(accents).contains(QString::fromUtf8("\u200B\u0301")));
}

QTEST_APPLESS_MAIN(TestSaveTarget)
#include "test_save_target.moc"
