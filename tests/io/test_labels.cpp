// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/labels.h"

#include <QRegularExpression>
#include <QTest>

using namespace backoff;

namespace {

constexpr Language languages[] = {Language::English, Language::Spanish};

// Every enumerator of an enum that counts from 0 to `end`.
template<typename Enum> std::vector<Enum> upTo(Enum end)
{
    std::vector<Enum> values;
    for (int i = 0; i <= static_cast<int>(end); ++i) {
        values.push_back(static_cast<Enum>(i));
    }
    return values;
}

const auto fields = upTo(Field::Digits);
const auto codes = upTo(ErrorCode::TooManyBins);

} // namespace

class TestLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void languagesByName();
    void everyEnumHasWords();
    void spanishIsSpanish();
    void formulaFollowsThePolicy();
    void acceptedFollowsTheLimits();
    void everyCodeHasAMessage();
    void message_data();
    void message();
    void namesTheRetry();
    void valuesAreTamed();
    void namesStayOnOneLine();
};

void TestLabels::languagesByName()
{
    for (const Language language : languages) {
        QVERIFY(languageNamed(nameOf(language)) == language);
        QCOMPARE(Labels(language).language(), language);
    }
    QVERIFY(!languageNamed("de"));
    QVERIFY(!languageNamed(""));
}

void TestLabels::everyEnumHasWords()
{
    for (const Language language : languages) {
        const Labels labels(language);
        QSet<QString> distinct;
        for (const Jitter jitter : allJitters) {
            distinct += labels.jitter(jitter);
        }
        QCOMPARE(distinct.size(), 6);
        distinct.clear();
        for (const Backoff backoff : allBackoffs) {
            distinct += labels.backoff(backoff);
            distinct += labels.formula(backoff);
        }
        QCOMPARE(distinct.size(), 10);
        distinct.clear();
        for (const ScenarioKind kind : allScenarios) {
            distinct += labels.scenario(kind);
            distinct += labels.scenarioDescription(kind);
        }
        QCOMPARE(distinct.size(), 14);
        distinct.clear();
        for (const Notice notice : upTo(Notice::Constant)) {
            distinct += labels.notice(notice);
        }
        QCOMPARE(distinct.size(), 4);
        distinct.clear();
        for (const Field field : fields) {
            distinct += labels.field(field, FieldNaming::Form);
            distinct += labels.field(field, FieldNaming::Option);
            QVERIFY(!labels.accepted(field, windowLimits).isEmpty());
        }
        QCOMPARE(distinct.size(), 2 * 24); // two of them are both Clients, --clients
        QVERIFY(!distinct.contains(QString()));
        for (const Outcome outcome : upTo(Outcome::Permanent)) {
            QVERIFY(!labels.outcome(outcome).isEmpty());
        }
        for (const StopReason reason : upTo(StopReason::Exhausted)) {
            QVERIFY(!labels.stopReason(reason).isEmpty());
        }
        QVERIFY(
            labels.capPlacement(CapPlacement::After) != labels.capPlacement(CapPlacement::Before));
    }
}

void TestLabels::spanishIsSpanish()
{
    const Labels english(Language::English);
    const Labels spanish(Language::Spanish);
    for (const Jitter jitter : allJitters) {
        QVERIFY(english.jitter(jitter) != spanish.jitter(jitter));
    }
    for (const ScenarioKind kind : allScenarios) {
        QVERIFY(english.scenarioDescription(kind) != spanish.scenarioDescription(kind));
    }
    for (const ErrorCode code : codes) {
        const Error error {code, Field::Base, "x", 7};
        QVERIFY(english.reason(error, windowLimits) != spanish.reason(error, windowLimits));
    }
    QCOMPARE(spanish.field(Field::Seed, FieldNaming::Form), QStringLiteral("Semilla"));
    QCOMPARE(spanish.field(Field::Seed, FieldNaming::Option), QStringLiteral("--seed"));
    // Numbers and names that are typed are the same in both.
    QVERIFY(spanish.accepted(Field::Base, windowLimits).contains(QStringLiteral("0.5, 500 ms")));
    QVERIFY(spanish.accepted(Field::Jitter, windowLimits)
                .endsWith(QStringLiteral("proportional o offsets")));
}

void TestLabels::formulaFollowsThePolicy()
{
    const Labels labels(Language::English);
    Policy policy;
    policy.jitter = Jitter::Proportional;
    QVERIFY(!labels.formula(policy).contains(QStringLiteral("cap")));
    policy.capPlacement = CapPlacement::Before;
    QVERIFY(labels.formula(policy).startsWith(QStringLiteral("min(cap, uncapped")));
    policy.jitter = Jitter::Decorrelated;
    QCOMPARE(labels.formula(policy), QStringLiteral("min(cap, uniform(base, 3 × previous))"));
    policy.cap = std::nullopt;
    QCOMPARE(labels.formula(policy), QStringLiteral("uniform(base, 3 × previous)"));
}

void TestLabels::acceptedFollowsTheLimits()
{
    const Labels labels(Language::English);
    QCOMPARE(labels.accepted(Field::Attempts, windowLimits),
        QStringLiteral("a whole number from 1 to 10000"));
    QCOMPARE(labels.accepted(Field::Attempts, commandLineLimits),
        QStringLiteral("a whole number from 1 to 1000000"));
    QCOMPARE(labels.accepted(Field::Clients, windowLimits),
        QStringLiteral("a whole number from 0 to 1000000"));
    QCOMPARE(labels.accepted(Field::Clients, commandLineLimits),
        QStringLiteral("a whole number from 0 to 10000000"));
}

void TestLabels::everyCodeHasAMessage()
{
    for (const Language language : languages) {
        const Labels labels(language);
        for (const Field field : fields) {
            for (const ErrorCode code : codes) {
                const Error error {code, field, "99", 7};
                const QString message
                    = labels.message(error, commandLineLimits, FieldNaming::Option);
                QVERIFY(message.startsWith(
                    labels.field(field, FieldNaming::Option) + QStringLiteral(": ")));
                QVERIFY(message.contains(QStringLiteral("; ")));
                QVERIFY(!message.contains(u'%'));
                QVERIFY(code == ErrorCode::Empty || code == ErrorCode::TooMany
                    || message.contains(QStringLiteral("'99'")));
            }
        }
    }
}

void TestLabels::message_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](ErrorCode code, Field field, const char *value, const char *text) {
        QTest::newRow(text) << static_cast<int>(code) << static_cast<int>(field)
                            << QString::fromUtf8(value) << QString::fromUtf8(text);
    };
    row(ErrorCode::NotANumber,
        Field::Base,
        "abc",
        "--base: 'abc' is not a number; accepted: a duration above 0, such as 0.5, 500 ms or 2 "
        "min");
    row(ErrorCode::OutOfRange,
        Field::Spread,
        "2",
        "--spread: '2' is out of range; accepted: a number above 0 and not above 1, such as 0.5");
    row(ErrorCode::UnknownName,
        Field::Unit,
        "h",
        "--unit: 'h' is not a known name; accepted: s or ms");
    row(ErrorCode::BadToken,
        Field::Script,
        "x",
        "--script: token 7, 'x', is not understood; accepted: T, P, S or R: with a duration of 0 "
        "or more, between blanks, such as T T R:5 S");
    row(ErrorCode::Empty,
        Field::Capacity,
        "",
        "--capacity: nothing is given; accepted: none, or calls a second enough for one call a "
        "bin, such as 120");
    row(ErrorCode::NotANumber,
        Field::Bin,
        "%1 %2",
        "--bin: '%1 %2' is not a number; accepted: a duration above 0, such as 0.5, 500 ms or "
        "2 min");
}

void TestLabels::message()
{
    QFETCH(int, code);
    QFETCH(int, field);
    QFETCH(QString, value);
    const Error error {
        static_cast<ErrorCode>(code), static_cast<Field>(field), value.toStdString(), 7};
    QTEST(Labels(Language::English).message(error, commandLineLimits, FieldNaming::Option), "text");
}

void TestLabels::namesTheRetry()
{
    Policy policy;
    policy.cap = std::nullopt;
    policy.attempts = 2000;
    const auto errors = validate(policy, windowLimits);
    QCOMPARE(errors.size(), std::size_t(1));
    QVERIFY(Labels(Language::English)
                .message(errors.front(), windowLimits, FieldNaming::Form)
                .contains(QStringLiteral("at retry 1025")));
    QVERIFY(Labels(Language::Spanish)
                .message(errors.front(), windowLimits, FieldNaming::Form)
                .contains(QStringLiteral("en el reintento 1025")));
}

void TestLabels::valuesAreTamed()
{
    const Labels labels(Language::English);
    const auto shown = [&labels](std::string value) {
        const Error error {ErrorCode::NotANumber, Field::Base, std::move(value)};
        return labels.reason(error, windowLimits).section(u';', 0, 0);
    };
    QCOMPARE(shown("a\n\x1b[31m"), QStringLiteral("'a��[31m' is not a number"));
    QCOMPARE(shown("1\u2028\u20292"), QStringLiteral("'1��2' is not a number"));
    QCOMPARE(shown("1\u200B"), QStringLiteral("'1�' is not a number"));
    QCOMPARE(
        shown(std::string(100'000, '1')).size(), QStringLiteral("'' is not a number").size() + 61);
    QVERIFY(shown(std::string(59, '1') + "😀😀").contains(QStringLiteral("1…'")));
    QCOMPARE(shown("😀"), QStringLiteral("'😀' is not a number"));
}

// The names of files, in messages and titles: letters stay as they are written.
void TestLabels::namesStayOnOneLine()
{
    QCOMPARE(onOneLine(QStringLiteral("a\r\nb\x7f\u0085c\u2028d")), QStringLiteral("a��b��c�d"));
    QCOMPARE(onOneLine(QStringLiteral("a\n\u202Eb\u2069"), u' '), QStringLiteral("a  b "));
    for (const QString &name : {QStringLiteral("می\u200Cخواهم"), QStringLiteral("👩\u200D👧 ä€")})
        QCOMPARE(onOneLine(name), name);
}

QTEST_APPLESS_MAIN(TestLabels)
#include "test_labels.moc"
