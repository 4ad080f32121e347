// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The script of a service: `T T R:5 S`, one token a call.

#include "core/engine/scenario.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/print.h"

#include <QtTest>

using namespace backoff;

namespace {

QString print(const std::vector<ScriptToken> &tokens)
{
    QStringList result;
    for (const ScriptToken &token : tokens) {
        static constexpr const char *letters[] = {"S", "T", "R:", "P"};
        const QString letter = QString::fromLatin1(letters[static_cast<int>(token.outcome)]);
        result.append(token.outcome == Outcome::RateLimited ? letter + exact(token.hint) : letter);
    }
    return result.join(u' ');
}

} // namespace

class ScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void convertsBareHints_data();
    void convertsBareHints();
    void refusesToConvertWhatDoesNotFit();
};

void ScriptTest::reads_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *script, Unit unit, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(script) << unit << QString::fromLatin1(expected);
    };
    using enum Unit;
    row("the design's", "T T R:5 S", Seconds, "T T R:5 S");
    row("every token", "S P T R:0", Seconds, "S P T R:0");
    row("empty", "", Seconds, "");
    row("blanks only", "   ", Seconds, "");
    row("many blanks, tabs", "  T\t \tS ", Seconds, "T S");
    row("bare hint in s", "R:2.5", Seconds, "R:2.5");
    row("bare hint in ms", "R:2.5", Milliseconds, "R:2.5");
    row("ms in s", "R:500ms", Seconds, "R:0.5");
    row("s in ms", "R:2.01s", Milliseconds, "R:2010");
    row("min", "R:2min", Seconds, "R:120");
    row("h", "R:1h", Milliseconds, "R:3600000");
    row("decimal comma", "R:0,5", Seconds, "R:0.5");
    row("exponent", "R:1e-3", Seconds, "R:0.001");
}

void ScriptTest::reads()
{
    QFETCH(const QString, script);
    QFETCH(const Unit, unit);
    const auto parsed = parseScript(script.toStdString(), unit);
    QVERIFY2(parsed.ok(), parsed.ok() ? "" : qPrintable(backoff::print(parsed.error())));
    QTEST(print(*parsed), "expected");
}

void ScriptTest::refuses_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("token");
    QTest::addColumn<int>("position");
    const auto row = [](const char *script, const char *token, int position) {
        QTest::newRow(script) << QString::fromUtf8(script) << QString::fromUtf8(token) << position;
    };
    row("X", "X", 1);
    row("T T X S", "X", 3);
    row("  T   t", "t", 2);
    row("TT", "TT", 1);
    row("T,S", "T,S", 1);
    row("S R", "R", 2);
    row("R:", "R:", 1);
    row("R:abc", "R:abc", 1);
    row("r:5", "r:5", 1);
    row("R5", "R5", 1);
    row("T R:-1", "R:-1", 2);
    row("R:nan", "R:nan", 1);
    row("R:inf", "R:inf", 1);
    row("R:1e400", "R:1e400", 1);
    row("R:5 ms", "ms", 2);
    row("R:5x", "R:5x", 1);
    row("T:5", "T:5", 1);
    row("T é", "é", 2);
    row("X Y", "X", 1);
}

void ScriptTest::refuses()
{
    QFETCH(const QString, script);
    QFETCH(const QString, token);
    QFETCH(const int, position);
    const auto parsed = parseScript(script.toStdString(), Unit::Seconds);
    QVERIFY(!parsed.ok());
    QCOMPARE(backoff::print(parsed.error()),
        QStringLiteral("BadToken Script '%1' %2").arg(token).arg(position));
}

void ScriptTest::convertsBareHints_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("inMilliseconds");
    const auto row = [](const char *script, const char *inMilliseconds) {
        QTest::newRow(script) << QString::fromLatin1(script) << QString::fromLatin1(inMilliseconds);
    };
    row("T T R:5 S", "T T R:5000 S");
    row("R:2.01", "R:2010");
    row("R:0", "R:0");
    row("R:5s R:500ms R:1min", "R:5s R:500ms R:1min");
    row("T S", "T S");
    row("", "");
}

void ScriptTest::convertsBareHints()
{
    QFETCH(const QString, script);
    QFETCH(const QString, inMilliseconds);
    const auto there = convertScript(script.toStdString(), Unit::Seconds, Unit::Milliseconds);
    QVERIFY(there.ok());
    QCOMPARE(QString::fromStdString(*there), inMilliseconds);
    const auto back = convertScript(*there, Unit::Milliseconds, Unit::Seconds);
    QVERIFY(back.ok());
    QCOMPARE(QString::fromStdString(*back), script);
    const auto same = convertScript(script.toStdString(), Unit::Seconds, Unit::Seconds);
    QVERIFY(same.ok());
    QCOMPARE(QString::fromStdString(*same), script);
}

void ScriptTest::refusesToConvertWhatDoesNotFit()
{
    const auto converted = convertScript("T R:1e308", Unit::Seconds, Unit::Milliseconds);
    QVERIFY(!converted.ok());
    QCOMPARE(backoff::print(converted.error()), QStringLiteral("BadToken Script 'R:1e308' 2"));
}

QTEST_GUILESS_MAIN(ScriptTest)
#include "test_script.moc"
