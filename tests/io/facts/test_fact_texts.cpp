// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// {expressions} in a text, and every format.

#include "core/io/facts/facts.h"
#include "core/io/python_snippet.h"

#include <QTest>

using namespace backoff;

class FactTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filled_data();
    void filled();
    void words_data();
    void words();
    void percent_data();
    void percent();
    void faults_data();
    void faults();
    void aLongText();
};

namespace {

Experiment fullJitter()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.seed = 18446744073709551615U;
    return experiment;
}

} // namespace

void FactTextsTest::filled_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *source, const char *text) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(text);
    };
    row("", "");
    row("no facts: } | %1", "no facts: } | %1");
    row("{base}", "0.5");
    row("**{attempts}** calls, {retries} retries", "**6** calls, 5 retries");
    row("{base|ceiling} and {cap|ceiling}", "0.5 s and 30 s");
    row("{ceiling_3|time}", "2.000 s");
    row("{ base + 1 | ceiling }", "1.5 s");
    row("{clients|count}", "1,000");
    row("{clients * 1000|count}", "1,000,000");
    row("{2.6|count}", "3");
    row("{10^20|count}", "1e20");
    row("{1/3}", "0.333333");
    row("{1/3|percent}", "33 %");
    row("{0 || 1}", "1");
    row("{0 || 0|percent}", "0 %");
    row("{{base}", "{base}");
    row("f\"{{x}\" is {calls}", "f\"{x}\" is 3");
    row("{{{base}}", "{0.5}");
    row("año {base} ñ", "año 0.5 ñ");
    row("{base}{base}", "0.50.5");
    row("{|seed}", "18446744073709551615");
}

void FactTextsTest::filled()
{
    QFETCH(const QString, source);
    QFETCH(const QString, text);
    const Facts facts(fullJitter());
    const Facts::Text filled = facts.text(source, Labels(Language::English));
    QVERIFY(!filled.problem);
    QCOMPARE(filled.text, text);
    QCOMPARE(facts.text(source, Labels(Language::Spanish)).text, text);
}

void FactTextsTest::words_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("en") << static_cast<int>(Language::English);
    QTest::newRow("es") << static_cast<int>(Language::Spanish);
}

void FactTextsTest::words()
{
    QFETCH(const int, language);
    const Labels labels(static_cast<Language>(language));
    const Experiment experiment = fullJitter();
    const Facts facts(experiment);
    const auto text
        = [&](const char *source) { return facts.text(QString::fromLatin1(source), labels).text; };
    QCOMPARE(text("{|outcome}"), labels.stopReason(StopReason::Succeeded));
    QCOMPARE(text("{|jitter}"), labels.jitter(Jitter::Full));
    QCOMPARE(text("{|formula}"), labels.formula(experiment.policy));
    // In a fence of its own, with no empty line at the end.
    QCOMPARE(text("```python\n{|python}\n```"),
        QStringLiteral("```python\n") + pythonSnippet(experiment.policy, labels)
            + QStringLiteral("```"));
}

void FactTextsTest::percent_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << QStringLiteral("0 %");
    QTest::newRow("all") << 1.0 << QStringLiteral("100 %");
    QTest::newRow("some") << 0.241 << QStringLiteral("24 %");
    QTest::newRow("few") << 0.001 << QStringLiteral("0.1 %");
    QTest::newRow("fewer") << 0.00004 << QStringLiteral("0.004 %");
    QTest::newRow("next to none") << 1e-9 << QStringLiteral("0.000 %");
    QTest::newRow("nearly all") << 0.998 << QStringLiteral("99.8 %");
    QTest::newRow("more than all") << 2.5 << QStringLiteral("250 %");
    QTest::newRow("negative") << -0.5 << QStringLiteral("-50 %");
}

void FactTextsTest::percent()
{
    QFETCH(const double, share);
    QFETCH(const QString, text);
    QCOMPARE(percentText(share), text);
}

void FactTextsTest::faults_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *source, FactFault fault, const char *message) {
        QTest::newRow(source) << QString::fromUtf8(source) << static_cast<int>(fault)
                              << QString::fromUtf8(message);
    };
    row("a {base",
        FactFault::NotClosed,
        "'{base' has no closing brace; accepted: {expression}, or {{ for a brace");
    row("a {base and {cap}",
        FactFault::NotClosed,
        "'{base and {cap}' has no closing brace; accepted: {expression}, or {{ for a brace");
    row("{",
        FactFault::NotClosed,
        "'{' has no closing brace; accepted: {expression}, or {{ for a brace");
    row("{base|hours}",
        FactFault::UnknownFormat,
        "'hours' is not a known format; accepted: number, time, ceiling, count, percent, "
        "{|outcome}, {|jitter}, {|formula}, {|seed}, {|python}");
    row("{|time}",
        FactFault::UnknownFormat,
        "'time' is not a known format; accepted: number, time, ceiling, count, percent, "
        "{|outcome}, {|jitter}, {|formula}, {|seed}, {|python}");
    row("{base|outcome}",
        FactFault::UnknownFormat,
        "'outcome' is not a known format; accepted: number, time, ceiling, count, percent, "
        "{|outcome}, {|jitter}, {|formula}, {|seed}, {|python}");
    row("{wait_9|time}",
        FactFault::NoValue,
        "'wait_9' has no value in this experiment; accepted: what its policy, run or fleet has, "
        "such as a wait that is made");
    row("{}", FactFault::Syntax, "");
    row("{|}", FactFault::Syntax, "");
    row("{base||time}", FactFault::UnknownName, "");
    row("{base time}", FactFault::UnknownName, "");
}

void FactTextsTest::faults()
{
    QFETCH(const QString, source);
    QFETCH(const int, fault);
    QFETCH(const QString, message);
    const Labels labels(Language::English);
    const Facts::Text filled = Facts(fullJitter()).text(source, labels);
    QVERIFY(filled.problem.has_value());
    QVERIFY(filled.text.isEmpty());
    QCOMPARE(static_cast<int>(filled.problem->fault), fault);
    const QString told = backoff::message(*filled.problem, labels);
    QVERIFY(!told.isEmpty());
    if (!message.isEmpty()) {
        QCOMPARE(told, message);
    }
}

void FactTextsTest::aLongText()
{
    const Facts facts(fullJitter());
    const Labels labels(Language::English);
    const int many = 10'000;
    const QString text = facts.text(QStringLiteral("{base} {{").repeated(many), labels).text;
    QCOMPARE(text, QStringLiteral("0.5 {").repeated(many));
    QVERIFY(facts.text(QStringLiteral("{").repeated(100'001), labels).problem.has_value());
}

QTEST_APPLESS_MAIN(FactTextsTest)
#include "test_fact_texts.moc"
