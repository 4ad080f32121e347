// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the snippets read. That Python prints the schedule is asked of Python: tests/io/python.

#include "core/io/python_snippet.h"

#include <QTest>

#include <algorithm>

using namespace backoff;

namespace {

QStringList linesOf(const Policy &policy, Language language = Language::English)
{
    return pythonSnippet(policy, Labels(language)).split(u'\n');
}

} // namespace

class TestPythonSnippet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void writesManyOut();
    void isShort_data();
    void isShort();
    void commentsAreInTheLanguage();
    void longListsAreBroken();
};

void TestPythonSnippet::reads_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<QString>("text");
    QTest::newRow("full") << Policy {} << QStringLiteral(R"(# Full jitter: uniform(0, c)
import random

rng = random.Random(20260717)
base = 0.5  # s
cap = 30.0
for r in range(1, 6):
    c = min(cap, base * 2 ** (r - 1))
    print(rng.uniform(0, c))
)");
    QTest::newRow("none, ms, no cap, 1.5") << Policy {.base = 100,
        .multiplier = 1.5,
        .cap = {},
        .jitter = Jitter::None,
        .unit = Unit::Milliseconds} << QStringLiteral(R"(# No jitter: c
base = 100.0  # ms
for r in range(1, 6):
    c = base * 1.5 ** (r - 1)
    print(c)
)");
    QTest::newRow("decorrelated, one attempt, the last seed")
        << Policy {.attempts = 1, .jitter = Jitter::Decorrelated, .seed = ~std::uint64_t {0}}
        << QStringLiteral(R"(# Decorrelated jitter: min(cap, uniform(base, 3 × previous))
import random

rng = random.Random(18446744073709551615)
base = 0.5  # s
cap = 30.0
delay = base
for r in range(1, 1):
    delay = min(cap, rng.uniform(base, 3 * delay))
    print(delay)
)");
    QTest::newRow("proportional before the cap, 0.7") << Policy {.multiplier = 0.7,
        .jitter = Jitter::Proportional,
        .capPlacement = CapPlacement::Before,
        .spread = 1} << QStringLiteral(R"(# Proportional jitter:
# min(cap, uncapped × uniform(1 − spread, 1 + spread))
import random
from fractions import Fraction  # exact, rounded once

rng = random.Random(20260717)
base = Fraction(0.5)  # s
factor = Fraction(0.7)
cap = 30.0
spread = 1
for r in range(1, 6):
    raw = base * factor ** (r - 1)
    raw = float(raw) if raw < 2 ** 1024 else float('inf')
    delay = raw * rng.uniform(1 - spread, 1 + spread)
    print(min(cap, delay))
)");
    QTest::newRow("offsets, too many powers for a double") << Policy {.attempts = 1026,
        .jitter = Jitter::Offsets} << QStringLiteral(R"(# Fixed offsets: offset[(r − 1) mod n] × c
base = 0.5  # s
factor = 2
cap = 30.0
offsets = [0.2, 0.9, 0.5]
# min(cap, base * factor ** (r - 1))
# rounded as the program rounds it
modelled = [0.5, 1.0, 2.0, 4.0, 8.0, 16.0] + [30.0] * 1019
for r in range(1, 1026):
    c = modelled[r - 1]
    print(offsets[(r - 1) % len(offsets)] * c)
)");
    QTest::newRow("100 ms, 1.6: fractions say 256.00000000000006") << Policy {.base = 100,
        .multiplier = 1.6,
        .cap = {},
        .attempts = 4,
        .jitter = Jitter::Full,
        .unit = Unit::Milliseconds} << QStringLiteral(R"(# Full jitter: uniform(0, c)
import random

rng = random.Random(20260717)
base = 100.0  # ms
factor = 1.6
# base * factor ** (r - 1)
# rounded as the program rounds it
modelled = [100.0, 160.0, 256.0]
for r in range(1, 4):
    c = modelled[r - 1]
    print(rng.uniform(0, c))
)");
    QTest::newRow("the same below a cap") << Policy {.base = 100,
        .multiplier = 1.6,
        .cap = 255.5,
        .attempts = 4,
        .jitter = Jitter::None,
        .unit = Unit::Milliseconds} << QStringLiteral(R"(# No jitter: c
from fractions import Fraction  # exact, rounded once

base = Fraction(100.0)  # ms
factor = Fraction(1.6)
cap = 255.5
for r in range(1, 4):
    c = float(min(cap, base * factor ** (r - 1)))
    print(c)
)");
    QTest::newRow("1e300, capped at once")
        << Policy {.multiplier = 1e300, .attempts = 10'000, .jitter = Jitter::None}
        << QStringLiteral(R"(# No jitter: c
base = 0.5  # s
factor = 1e+300
cap = 30.0
# min(cap, base * factor ** (r - 1))
# rounded as the program rounds it
modelled = [0.5] + [30.0] * 9998
for r in range(1, 10000):
    c = modelled[r - 1]
    print(c)
)");
    QTest::newRow("all above the cap")
        << Policy {.base = 31, .multiplier = 1.1, .attempts = 10'000, .jitter = Jitter::None}
        << QStringLiteral(R"(# No jitter: c
base = 31.0  # s
factor = 1.1
cap = 30.0
# min(cap, base * factor ** (r - 1))
# rounded as the program rounds it
modelled = [30.0] * 9999
for r in range(1, 10000):
    c = modelled[r - 1]
    print(c)
)");
    QTest::newRow("proportional before the cap, many") << Policy {.base = 1,
        .multiplier = 2.5,
        .attempts = 1'000,
        .jitter = Jitter::Proportional,
        .capPlacement = CapPlacement::Before} << QStringLiteral(R"(# Proportional jitter:
# min(cap, uncapped × uniform(1 − spread, 1 + spread))
import random

rng = random.Random(20260717)
base = 1.0  # s
factor = 2.5
cap = 30.0
spread = 0.5
# base * factor ** (r - 1)
# rounded as the program rounds it
# inf: above the cap whatever is drawn
uncapped = [
    1.0, 2.5, 6.25, 15.625, 39.0625,
] + [float('inf')] * 994
for r in range(1, 1000):
    raw = uncapped[r - 1]
    delay = raw * rng.uniform(1 - spread, 1 + spread)
    print(min(cap, delay))
)");
}

void TestPythonSnippet::reads()
{
    QFETCH(const Policy, policy);
    QTEST(pythonSnippet(policy, Labels(Language::English)), "text");
}

// Fractions up to 200 retries, no more.
void TestPythonSnippet::writesManyOut()
{
    const Policy few {.multiplier = 1.1, .attempts = 201};
    QVERIFY(pythonSnippet(few, Labels(Language::English)).contains(u"Fraction"));
    Policy many = few;
    many.attempts = 202;
    const QString snippet = pythonSnippet(many, Labels(Language::English));
    QVERIFY(!snippet.contains(u"Fraction"));
    QVERIFY(snippet.contains(u"\n] + [30.0] * 158\n"));
    many.jitter = Jitter::Decorrelated; // which never raises anything
    QVERIFY(!pythonSnippet(many, Labels(Language::English)).contains(u"modelled"));
}

void TestPythonSnippet::isShort_data()
{
    QTest::addColumn<Policy>("policy");
    for (const Jitter jitter : allJitters) {
        for (const double multiplier : {2.0, 1.4142135623730951}) {
            for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
                QTest::addRow(
                    "%s, %g, %s", nameOf(jitter).data(), multiplier, nameOf(placement).data())
                    << Policy {.base = 0.30000000000000004,
                           .multiplier = multiplier,
                           .attempts = 10'000,
                           .jitter = jitter,
                           .capPlacement = placement,
                           .spread = 0.30000000000000004,
                           .seed = ~std::uint64_t {0}};
            }
        }
    }
}

void TestPythonSnippet::isShort()
{
    QFETCH(const Policy, policy);
    for (const Language language : {Language::English, Language::Spanish}) {
        const QStringList lines = linesOf(policy, language);
        QVERIFY(lines.last().isEmpty()); // ended by LF
        QVERIFY2(lines.size() - 1 <= 27, qPrintable(lines.join(u'\n')));
        for (const QString &line : lines) {
            QVERIFY2(line.size() <= 60, qPrintable(line));
            QVERIFY2(!line.endsWith(u' '), qPrintable(line));
        }
    }
}

// And nothing else is.
void TestPythonSnippet::commentsAreInTheLanguage()
{
    for (const std::int64_t attempts : {6, 600}) {
        const Policy policy {.multiplier = 0.7, .attempts = attempts};
        const QStringList english = linesOf(policy);
        const QStringList spanish = linesOf(policy, Language::Spanish);
        QCOMPARE(spanish.size(), english.size());
        QVERIFY(spanish.first() != english.first());
        for (qsizetype i = 0; i < english.size(); ++i) {
            QCOMPARE(spanish[i].section(u'#', 0, 0), english[i].section(u'#', 0, 0));
        }
    }
}

void TestPythonSnippet::longListsAreBroken()
{
    const QStringList lines
        = linesOf({.jitter = Jitter::Offsets, .offsets = std::vector<double>(1000, 0.125)});
    QVERIFY(std::ranges::all_of(lines, [](const QString &line) { return line.size() <= 60; }));
    QVERIFY(lines.contains(QStringLiteral("offsets = [")) && lines.contains(QStringLiteral("]")));
    QCOMPARE(lines.join(u' ').count(QStringLiteral("0.125,")), 1000);
}

QTEST_GUILESS_MAIN(TestPythonSnippet)
#include "test_python_snippet.moc"
