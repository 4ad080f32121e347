// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide says, in both languages: the lesson's numbers, and every part of it.

#include "core/engine/jitter.h"
#include "core/io/shown_numbers.h"
#include "tests/ui/fail_on_warning.h"
#include "tests/ui/guide/guide_cases.h"
#include "tests/ui/scripted.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <set>

using namespace backoff;

class TestGuideText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void theLessonsNumbers();
    void whereThePlayheadIs_data();
    void whereThePlayheadIs();
    void eachJittersNumbers_data();
    void eachJittersNumbers();
    void theWaitIsTheRuns();
    void aHintWithoutJitter();
    void everyPartInBothLanguages();
    void oneAttempt();
    void pythonAgrees();
};

static QStringList textsOf(const std::vector<GuideLine> &lines, GuideKind kind)
{
    QStringList texts;
    for (const GuideLine &line : lines) {
        if (line.kind == kind) {
            texts << QString(line.text).replace(QChar::Nbsp, u' ');
        }
    }
    return texts;
}

static std::vector<GuideLine> linesOf(
    const Experiment &experiment, std::int64_t retry, Language language = Language::English)
{
    const auto result = makeRunResult(experiment);
    return linesAt(*result, inWait(*result, retry), Labels(language));
}

void TestGuideText::theLessonsNumbers()
{
    const auto lines = linesOf(alwaysDown(), 3);
    QCOMPARE(textsOf(lines, GuideKind::Numbers),
        QStringList({QStringLiteral("min(30, 0.5 × 2^2) = 2 s"),
            QStringLiteral("uniform(0, 2) → 1.849 s"),
            QStringLiteral("0.5 + 1 + 2 = 3.5 s"),
            QStringLiteral("6 attempts = 1 call + 5 retries")}));
    QCOMPARE(textsOf(lines, GuideKind::Formula),
        QStringList({QStringLiteral("c = min(cap, base × multiplier^(r − 1))"),
            QStringLiteral("uniform(0, c)")}));
    QCOMPARE(textsOf(lines, GuideKind::Title).first(), QStringLiteral("Retry 3 of 5"));
    QVERIFY(textsOf(lines, GuideKind::Text)
                .contains(QStringLiteral("Delays tab, the bar of retry 3: its line is the ceiling, "
                                         "2 s; the solid bar is the delay, 1.849 s.")));
    const auto spanish = linesOf(alwaysDown(), 3, Language::Spanish);
    QCOMPARE(textsOf(spanish, GuideKind::Title).first(), QStringLiteral("Reintento 3 de 5"));
    QCOMPARE(
        textsOf(spanish, GuideKind::Numbers).at(0), QStringLiteral("min(30, 0.5 × 2^2) = 2 s"));
    QCOMPARE(textsOf(spanish, GuideKind::Formula),
        QStringList({QStringLiteral("c = min(tope, base × multiplicador^(r − 1))"),
            QStringLiteral("uniform(0, c)")}));
}

void TestGuideText::whereThePlayheadIs_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<EventKind>("event");
    QTest::addColumn<int>("attempt");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name,
                         const char *script,
                         EventKind event,
                         int attempt,
                         const char *title,
                         const char *text) {
        QTest::newRow(name) << QString::fromLatin1(script) << event << attempt
                            << QString::fromLatin1(title) << QString::fromLatin1(text);
    };
    // No such attempt: the cursor at the first event.
    row("start",
        "T S",
        EventKind::CallStarts,
        9,
        "Retry 1 of 2",
        "The playhead is at the start. If attempt 1 fails, this is the wait that follows.");
    row("call",
        "T T S",
        EventKind::CallStarts,
        2,
        "Retry 2 of 2",
        "Attempt 2 calls the service. If it fails, this is the wait that follows.");
    row("last call",
        "T T T",
        EventKind::CallStarts,
        3,
        "Retry 2 of 2",
        "Attempt 3 is the last one there is. This was the wait before it.");
    row("answer",
        "T T S",
        EventKind::CallAnswers,
        2,
        "Retry 2 of 2",
        "Attempt 2 failed. This is the wait that follows.");
    row("wait",
        "T T S",
        EventKind::WaitStarts,
        2,
        "Retry 2 of 2",
        "Attempt 2 failed. This is the wait that follows.");
    row("hint",
        "T R:1 S",
        EventKind::WaitStarts,
        2,
        "Retry 2 of 2",
        "Attempt 2 was rate limited. This is the wait that follows.");
    row("over",
        "T T S",
        EventKind::WaitEnds,
        1,
        "Retry 1 of 2",
        "This wait is over. Attempt 2 comes next.");
    row("end",
        "T S",
        EventKind::CallAnswers,
        2,
        "Retry 1 of 2",
        "The run has ended. This was its last wait.");
    row("gave up",
        "T T T",
        EventKind::CallAnswers,
        3,
        "Retry 2 of 2",
        "The run has ended. This was its last wait.");
    row("at once",
        "S",
        EventKind::CallAnswers,
        1,
        "Retry 1 of 2",
        "The run has ended with attempt 1: nothing was waited.");
}

void TestGuideText::whereThePlayheadIs()
{
    QFETCH(const QString, script);
    QFETCH(const EventKind, event);
    QFETCH(const int, attempt);
    const auto result = makeRunResult(scripted(script.toLatin1().constData(), 3));
    const auto lines
        = linesAt(*result, cursorAt(*result, event, attempt), Labels(Language::English));
    QTEST(lines.at(0).text, "title");
    QTEST(lines.at(1).text, "text");
}

void TestGuideText::eachJittersNumbers_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("numbers");
    const auto row = [](const char *name, int index, const char *numbers) {
        QTest::newRow(name) << index << QString::fromUtf8(numbers);
    };
    // %1: the delay before the retry, %2: the one before it. The cap is 3, or there is none.
    row("none", 0, "c = %3 s");
    row("full", 1, "uniform(0, 3) → %1 s");
    row("equal", 2, "1.5 + uniform(0, 1.5) → %1 s");
    row("decorrelated", 3, "min(3, uniform(0.5, 3 × %2)) → %1 s");
    row("decorrelated, no cap", 4, "uniform(0.5, 3 × %2) → %1 s");
    row("proportional", 5, "3 × uniform(0.5, 1.5) → %1 s");
    row("proportional before the cap", 6, "min(3, 4 × uniform(0.5, 1.5)) → %1 s");
    row("proportional, no cap", 7, "4 × uniform(0.5, 1.5) → %1 s");
    row("offsets", 8, "0.2 × 3 = %1 s");
}

void TestGuideText::eachJittersNumbers()
{
    QFETCH(const int, index);
    QFETCH(const QString, numbers);
    static constexpr std::pair<Jitter, bool> kinds[] = {{Jitter::None, true},
        {Jitter::Full, true},
        {Jitter::Equal, true},
        {Jitter::Decorrelated, true},
        {Jitter::Decorrelated, false},
        {Jitter::Proportional, true},
        {Jitter::Proportional, true},
        {Jitter::Proportional, false},
        {Jitter::Offsets, true}};
    const auto &[jitter, capped] = kinds[index];
    for (const Language language : {Language::English, Language::Spanish}) {
        Experiment experiment = alwaysDown(jitter, 8);
        experiment.policy.cap = capped ? std::optional(3.0) : std::nullopt;
        experiment.policy.capPlacement = index == 6 ? CapPlacement::Before : CapPlacement::After;
        const Schedule schedule = makeSchedule(experiment.policy);
        const QString expected
            = QString(numbers)
                  .replace(QLatin1String("%1"), drawnText(schedule[3].jittered))
                  .replace(QLatin1String("%2"), drawnText(schedule[2].jittered))
                  .replace(QLatin1String("%3"), policyText(schedule[3].modelled));
        QCOMPARE(textsOf(linesOf(experiment, 4, language), GuideKind::Numbers).at(1), expected);
    }
}

// After a hint the run's draws are no longer the schedule's: the guide has what the chart has.
void TestGuideText::theWaitIsTheRuns()
{
    const auto result = makeRunResult(scripted("T R:5 T S"));
    const Labels labels(Language::English);
    const auto hinted = linesAt(*result, inWait(*result, 2), labels);
    QVERIFY(textsOf(hinted, GuideKind::Text)
                .contains(QStringLiteral("The service answers attempt 2 with 429, retry after 5 s. "
                                         "So much is waited: nothing is drawn, and the cap does "
                                         "not bound it.")));
    QVERIFY(textsOf(hinted, GuideKind::Numbers).filter(QLatin1String("uniform")).isEmpty());
    const double waited = result->trace.jittered.attempts[2].waited;
    QVERIFY(waited != result->schedule[2].jittered);
    const auto after = linesAt(*result, inWait(*result, 3), labels);
    QCOMPARE(textsOf(after, GuideKind::Numbers).at(1),
        QStringLiteral("uniform(0, 2) → %1 s").arg(drawnText(waited)));
}

// The hint is waited, not c, although nothing would be drawn anyway.
void TestGuideText::aHintWithoutJitter()
{
    Experiment experiment = scripted("T R:5 T S");
    experiment.policy.jitter = Jitter::None;
    const auto itself = QStringLiteral("Each wait is c itself.");
    const auto named
        = QStringLiteral("The service named this wait itself: the formula is not used for it.");
    const QStringList hinted = textsOf(linesOf(experiment, 2), GuideKind::Text);
    QVERIFY(hinted.contains(named) && !hinted.contains(itself));
    const QStringList after = textsOf(linesOf(experiment, 3), GuideKind::Text);
    QVERIFY(after.contains(itself) && !after.contains(named));
}

// Every part is shown by some case, each with its numbers and nothing of the notation left.
void TestGuideText::everyPartInBothLanguages()
{
    const Labels english(Language::English);
    const Labels spanish(Language::Spanish);
    const auto contentEn = guideContent(Language::English);
    const auto contentEs = guideContent(Language::Spanish);
    std::set<std::pair<std::size_t, std::size_t>> unseen;
    for (std::size_t i = 0; i < contentEn.size(); ++i) {
        for (std::size_t j = 0; j < contentEn[i].parts.size(); ++j) {
            QVERIFY(!contentEn[i].parts[j].text.isEmpty());
            QVERIFY(!contentEs[i].parts[j].text.isEmpty());
            unseen.insert({i, j});
        }
    }
    for (const ChartCase &guideCase : guideCases()) {
        const auto result = makeRunResult(guideCase.experiment);
        const auto rows = retryRows(*result);
        GuideValues values(result->experiment());
        std::optional<GuideMoment> last;
        for (const Cursor &cursor : cursorsOf(*result)) {
            const GuideMoment moment = guideMomentAt(*result, cursor);
            if (std::exchange(last, moment) == moment) {
                continue;
            }
            values.setNames(guideFacts(*result, rows, moment));
            const auto linesEn = guideLines(contentEn, values, english);
            const auto linesEs = guideLines(contentEs, values, spanish);
            QCOMPARE(linesEn.size(), linesEs.size());
            for (const auto *lines : {&linesEn, &linesEs}) {
                GuideKind before = GuideKind::Title;
                for (const GuideLine &line : *lines) {
                    QVERIFY(!line.text.isEmpty());
                    QVERIFY2(!line.text.contains(u'{') && !line.text.contains(u'}'),
                        qUtf8Printable(line.text));
                    // A section always says something: two titles never meet.
                    QVERIFY2(&line == &lines->front() || line.kind != GuideKind::Title
                            || before != GuideKind::Title,
                        guideCase.name);
                    before = line.kind;
                }
            }
            for (auto part = unseen.begin(); part != unseen.end();) {
                const GuideSection &section = contentEn[part->first];
                const std::string &when = section.parts[part->second].when;
                const bool shown = (section.when.empty() || values.value(section.when).number != 0)
                    && (when.empty() || values.value(when).number != 0);
                part = shown ? unseen.erase(part) : std::next(part);
            }
        }
    }
    for (const auto &[section, part] : unseen) {
        QFAIL(
            qUtf8Printable(QStringLiteral("never shown: ") + contentEn[section].parts[part].text));
    }
}

void TestGuideText::oneAttempt()
{
    const auto result = makeRunResult(alwaysDown(1));
    const auto lines = linesAt(*result, {}, Labels(Language::English));
    QCOMPARE(lines.front().text, QStringLiteral("No retry"));
    QCOMPARE(
        textsOf(lines, GuideKind::Numbers), QStringList {QStringLiteral("1 attempt = 1 call")});
}

// The line of Python prints the very first draw.
void TestGuideText::pythonAgrees()
{
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty()) {
        QSKIP("python3 is not installed");
    }
    for (const ChartCase &policyCase : policyCases()) {
        Experiment experiment = policyCase.experiment;
        experiment.policy.base *= 1.23456789123;
        const auto code = textsOf(linesOf(experiment, 1), GuideKind::Code);
        const Policy &policy = experiment.policy;
        QCOMPARE(code.size(), makesDraw(policy.jitter) ? 1 : 0);
        if (!code.isEmpty()) {
            QProcess process;
            process.start(python, {QStringLiteral("-c"), code.first()});
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.readAllStandardOutput().trimmed().toDouble(),
                makeSchedule(policy).front().jittered);
        }
    }
}

QTEST_GUILESS_MAIN(TestGuideText)
#include "test_guide_text.moc"
