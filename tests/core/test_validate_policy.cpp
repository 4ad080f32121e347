// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a policy may be: every problem at once, each with its field; and what is legal but worth a
// word.

#include "core/engine/policy.h"
#include "tests/core/support/print.h"

#include <QtTest>

#include <limits>

using namespace backoff;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

QStringList codesAndFields(const std::vector<Error> &errors)
{
    QStringList result;
    for (const QString &line : print(errors)) {
        result.append(line.section(u' ', 0, 1));
    }
    return result;
}

} // namespace

class ValidatePolicyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void everyProblemAtOnce();
    void limitsOfTheTwoPrograms();
    void overflowNamesTheRetry_data();
    void overflowNamesTheRetry();
    void notices_data();
    void notices();
};

void ValidatePolicyTest::accepts_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::newRow("the defaults") << Policy {};
    QTest::newRow("one attempt") << Policy {.attempts = 1};
    QTest::newRow("10,000 attempts") << Policy {.attempts = 10'000};
    QTest::newRow("cap below base") << Policy {.base = 5, .cap = 1};
    QTest::newRow("tiny base") << Policy {.base = 1e-9};
    QTest::newRow("the tiniest") << Policy {.base = 5e-324, .multiplier = 5e-324, .cap = 5e-324};
    QTest::newRow("shrinking") << Policy {.multiplier = 0.5, .cap = {}, .attempts = 10'000};
    QTest::newRow("constant") << Policy {.multiplier = 1, .cap = {}, .attempts = 10'000};
    QTest::newRow("huge multiplier under a cap")
        << Policy {.multiplier = 1e308, .attempts = 10'000};
    QTest::newRow("spread 1") << Policy {.jitter = Jitter::Proportional, .spread = 1};
    QTest::newRow("offsets 0 and 1") << Policy {.offsets = {0, 1}};
    QTest::newRow("a thousand offsets") << Policy {.offsets = std::vector<double>(1000, 0.5)};
    QTest::newRow("no cap, just finite") << Policy {.cap = {}, .attempts = 1024};
}

void ValidatePolicyTest::accepts()
{
    QFETCH(const Policy, policy);
    QCOMPARE(print(validate(policy, windowLimits)), QStringList());
}

void ValidatePolicyTest::refuses_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Policy &policy, const char *expected) {
        QTest::newRow(name) << policy << QString::fromLatin1(expected);
    };
    row("base 0", {.base = 0}, "OutOfRange Base");
    row("base -1", {.base = -1}, "OutOfRange Base");
    row("base nan", {.base = notANumber}, "NotFinite Base");
    row("base inf", {.base = inf}, "NotFinite Base");
    row("base -inf", {.base = -inf}, "NotFinite Base");
    row("multiplier 0", {.multiplier = 0}, "OutOfRange Multiplier");
    row("multiplier -2", {.multiplier = -2}, "OutOfRange Multiplier");
    row("multiplier nan", {.multiplier = notANumber}, "NotFinite Multiplier");
    row("multiplier inf", {.multiplier = inf}, "NotFinite Multiplier");
    row("cap 0", {.cap = 0}, "OutOfRange Cap");
    row("cap -1", {.cap = -1}, "OutOfRange Cap");
    row("cap nan", {.cap = notANumber}, "NotFinite Cap");
    row("cap inf", {.cap = inf}, "NotFinite Cap");
    row("attempts 0", {.attempts = 0}, "OutOfRange Attempts");
    row("attempts -1", {.attempts = -1}, "OutOfRange Attempts");
    row("attempts 10,001", {.attempts = 10'001}, "OutOfRange Attempts");
    row("attempts 2^63-1",
        {.attempts = std::numeric_limits<std::int64_t>::max()},
        "OutOfRange Attempts");
    row("spread 0", {.spread = 0}, "OutOfRange Spread");
    row("spread -0.5", {.spread = -0.5}, "OutOfRange Spread");
    row("spread above 1", {.spread = 1.0000000000000002}, "OutOfRange Spread");
    row("spread nan", {.spread = notANumber}, "NotFinite Spread");
    row("spread inf", {.spread = inf}, "NotFinite Spread");
    row("no offsets", {.offsets = {}}, "Empty Offsets");
    row("offset -0.1", {.offsets = {0.5, -0.1}}, "BadItem Offsets");
    row("offset above 1", {.offsets = {1.1}}, "BadItem Offsets");
    row("offset nan", {.offsets = {0, 1, notANumber}}, "BadItem Offsets");
    row("1,001 offsets", {.offsets = std::vector<double>(1001, 0.5)}, "TooMany Offsets");
}

void ValidatePolicyTest::refuses()
{
    QFETCH(const Policy, policy);
    QFETCH(const QString, expected);
    QCOMPARE(codesAndFields(validate(policy, windowLimits)), QStringList(expected));
}

void ValidatePolicyTest::everyProblemAtOnce()
{
    const Policy policy {.base = 0,
        .multiplier = notANumber,
        .cap = -1,
        .attempts = 0,
        .spread = 2,
        .offsets = {0.5, 7}};
    QCOMPARE(print(validate(policy, windowLimits)), lines(R"(
        OutOfRange Base '0' 0
        OutOfRange Cap '-1' 0
        OutOfRange Attempts '0' 0
        NotFinite Multiplier 'nan' 0
        OutOfRange Spread '2' 0
        BadItem Offsets '7' 2)"));
}

void ValidatePolicyTest::limitsOfTheTwoPrograms()
{
    QVERIFY(validate({.attempts = 10'000}, windowLimits).empty());
    QVERIFY(!validate({.attempts = 10'001}, windowLimits).empty());
    QVERIFY(validate({.attempts = 1'000'000}, commandLineLimits).empty());
    QVERIFY(!validate({.attempts = 1'000'001}, commandLineLimits).empty());
}

// Base 0.5: ceiling(1025) is 2^1023, and with it the total is 2^1024.
void ValidatePolicyTest::overflowNamesTheRetry_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<int>("retry");
    const auto noCap
        = [](Jitter jitter) { return Policy {.cap = {}, .attempts = 2000, .jitter = jitter}; };
    QTest::newRow("none") << noCap(Jitter::None) << 1025;
    QTest::newRow("full") << noCap(Jitter::Full) << 1025;
    QTest::newRow("equal") << noCap(Jitter::Equal) << 1025;
    QTest::newRow("offsets do not help the modelled total") << noCap(Jitter::Offsets) << 1025;
    // 1.5 * 0.5 * 2^(r-1) alone: the total 1.5 * (2^(r-1) - 0.5) passes 2^1024 at the same retry.
    QTest::newRow("proportional") << noCap(Jitter::Proportional) << 1025;
    Policy wide = noCap(Jitter::Proportional);
    wide.spread = 1; // twice the ceiling: one retry earlier
    QTest::newRow("proportional, spread 1") << wide << 1024;
    // m(r) = 0.5 * 3^r: its total 0.75 * (3^r - 1) passes 2^1024 at r = 647.
    QTest::newRow("decorrelated") << noCap(Jitter::Decorrelated) << 647;
    Policy slow = noCap(Jitter::Decorrelated);
    slow.multiplier = 1; // decorrelated grows all the same
    QTest::newRow("decorrelated, multiplier 1") << slow << 647;
    QTest::newRow("just one too many") << Policy {.cap = {}, .attempts = 1025} << 1025;
    QTest::newRow("at once") << Policy {.base = 1.7e308, .cap = {}, .attempts = 2} << 2;
    QTest::newRow("a total of capped waits")
        << Policy {.base = 1e308, .cap = 1e308, .attempts = 6} << 2;
    QTest::newRow("largest above the cap") << Policy {.base = 1e308,
        .cap = 1e308,
        .attempts = 1,
        .jitter = Jitter::Proportional,
        .spread = 1} << 1;
}

void ValidatePolicyTest::overflowNamesTheRetry()
{
    QFETCH(const Policy, policy);
    const std::vector<Error> problems = validate(policy, windowLimits);
    QCOMPARE(problems.size(), std::size_t {1});
    QCOMPARE(problems.front().code, ErrorCode::DelayOverflows);
    QTEST(static_cast<int>(problems.front().detail), "retry");
    for (const std::uint64_t seed : {0U, 1U, 2U}) { // whatever the seed
        Policy other = policy;
        other.seed = seed;
        QCOMPARE(validate(other, windowLimits), problems);
    }
}

void ValidatePolicyTest::notices_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<QList<Notice>>("expected");
    using enum Notice;
    QTest::newRow("the defaults") << Policy {} << QList<Notice> {};
    QTest::newRow("no cap") << Policy {.cap = {}} << QList<Notice> {};
    QTest::newRow("cap below base") << Policy {.base = 5, .cap = 1} << QList {CapBelowBase};
    QTest::newRow("cap at base") << Policy {.base = 5, .cap = 5} << QList {CapAtFirstRetry};
    QTest::newRow("shrinks") << Policy {.multiplier = 0.5} << QList {Shrinks};
    QTest::newRow("constant") << Policy {.multiplier = 1} << QList {Constant};
    QTest::newRow("shrinks below its cap")
        << Policy {.base = 5, .multiplier = 0.5, .cap = 5} << QList {Shrinks};
}

void ValidatePolicyTest::notices()
{
    QFETCH(const Policy, policy);
    const std::vector<Notice> found = backoff::notices(policy);
    QTEST(QList<Notice>(found.begin(), found.end()), "expected");
}

QTEST_GUILESS_MAIN(ValidatePolicyTest)
#include "test_validate_policy.moc"
