// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What --session means: where the options start from, and who is to blame for what is wrong.

#include "app/options.h"
#include "app/run_command.h"
#include "app/window_options.h"

#include <QTest>

#include <algorithm>

using namespace backoff;

class TestSessionOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSessionIsTheStart_data();
    void theSessionIsTheStart();
    void optionsOverrideIt();
    void bareNumbersAreInItsUnit();
    void anotherUnitConvertsIt();
    void whatCannotBeConvertedIsTold();
    void itsOwnScenarioKeepsItsParameters();
    void anotherScenarioStartsFromItsDefaults();
    void oneEndOfItsOutageIsEnough();
    void aScriptNeedsAScript();
    void anUnreadSessionHidesWhatDependsOnIt();
    void anUnfitSessionIsNamed();
    void whatDoesNotFitTheSessionIsBadUsage();
    void theLoaderIsToldWhatToLoad();
    void policyBComesFromAnotherFile();
    void policyBIsFittedToTheExperiment_data();
    void policyBIsFittedToTheExperiment();
    void anUnreadPolicyBIsToldBesideTheRest();
    void theBinOfASessionIsNamed();
    void theWindowTakesAFile();
    void theWindowTakesAFleet();
    void theWindowTakesOneFile();
};

namespace {

Session sessionOf(const Experiment &experiment)
{
    Session session;
    session.experiment = experiment;
    return session;
}

SessionLoader always(const Session &session)
{
    return [session](const QString &, Limits, const Labels &) {
        return LoadedSession {session, {}};
    };
}

SessionLoader never(const char *why)
{
    return [why](const QString &, Limits, const Labels &) {
        return LoadedSession {std::nullopt, QString::fromLatin1(why)};
    };
}

Experiment lesson()
{
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.title = "A lesson";
    experiment.policy.base = 200;
    experiment.policy.attempts = 9;
    experiment.policy.jitter = Jitter::Equal;
    experiment.scenario.kind = ScenarioKind::RateLimited;
    experiment.scenario.failFirst = 4;
    experiment.scenario.retryAfter = 700;
    experiment.scenario.callDuration = 30;
    experiment.fleet.clients = 50;
    return experiment;
}

Options parse(
    std::vector<std::string> arguments, const SessionLoader &load = always(sessionOf(lesson())))
{
    arguments.insert(arguments.end(), {"--session", "lesson.backofflab"});
    return parseOptions(arguments, load);
}

std::vector<ProblemKind> kindsOf(const std::vector<Problem> &problems)
{
    std::vector<ProblemKind> kinds;
    for (const Problem &problem : problems)
        kinds.push_back(problem.kind);
    return kinds;
}

using Kinds = std::vector<ProblemKind>;

struct Told {
    int exitCode = 0;
    QString error;
};

// Where it is refused.
Told tellOf(const Options &options)
{
    std::string error;
    const Streams streams {.program = "backofflab-cli",
        .out = [](std::string_view) { return StreamResult::Failed; },
        .error = [&](std::string_view text) { error += text; }};
    const ExitCode code = runCommand(options, streams);
    return {int(code), QString::fromStdString(error)};
}

} // namespace

void TestSessionOptions::theSessionIsTheStart_data()
{
    QTest::addColumn<std::string>("command");
    for (const char *command : {"schedule", "run", "compare"})
        QTest::newRow(command) << std::string(command);
}

void TestSessionOptions::theSessionIsTheStart()
{
    QFETCH(std::string, command);
    const Options options = parse({command});
    QVERIFY(options.problems.empty());
    QVERIFY(options.ignored.empty()); // what the file says was not typed
    QVERIFY(options.experiment == lesson());
}

void TestSessionOptions::optionsOverrideIt()
{
    const Options options = parse({"run",
        "--base=0.3s",
        "--cap=none",
        "--jitter=none",
        "--seed=7",
        "--title=Mine",
        "--fail-first=1"});
    QVERIFY(options.problems.empty());
    Experiment expected = lesson();
    expected.policy.base = 300;
    expected.policy.cap = std::nullopt;
    expected.policy.jitter = Jitter::None;
    expected.policy.seed = 7;
    expected.title = "Mine";
    expected.scenario.failFirst = 1;
    QVERIFY(options.experiment == expected);
}

void TestSessionOptions::bareNumbersAreInItsUnit()
{
    QCOMPARE(parse({"run", "--base", "3"}).experiment.policy.base, 3.0);
    QCOMPARE(parse({"run", "--base", "3s"}).experiment.policy.base, 3000.0);
    QCOMPARE(parse({"run", "--base", "3", "--unit", "ms"}).experiment.policy.base, 3.0);
    QVERIFY(parse({"schedule", "--columns", "modelled_ms"}).problems.empty());
}

void TestSessionOptions::anotherUnitConvertsIt()
{
    const Options options = parse({"run", "--unit", "s", "--base", "3"});
    QVERIFY(options.problems.empty());
    Experiment expected = *inUnit(lesson(), Unit::Seconds);
    QCOMPARE(expected.scenario.retryAfter, 0.7);
    expected.policy.base = 3;
    QVERIFY(options.experiment == expected);
}

void TestSessionOptions::whatCannotBeConvertedIsTold()
{
    Experiment huge = defaultExperiment(Unit::Seconds);
    huge.policy.cap = 1e307;
    const Options options = parse({"schedule", "--unit", "ms"}, always(sessionOf(huge)));
    QVERIFY(kindsOf(options.problems) == Kinds {ProblemKind::BadField});
    QCOMPARE(options.problems.front().option, std::string("--cap"));
    QCOMPARE(options.problems.front().other, std::string("lesson.backofflab"));
    // A field that no option sets.
    huge = defaultExperiment(Unit::Seconds);
    huge.fleet.outage = 1e307;
    const Options fleet = parse({"schedule", "--unit", "ms"}, always(sessionOf(huge)));
    QVERIFY(kindsOf(fleet.problems) == Kinds {ProblemKind::BadField});
}

void TestSessionOptions::itsOwnScenarioKeepsItsParameters()
{
    const Options options = parse({"run", "--scenario", "rate-limited", "--retry-after", "800"});
    QVERIFY(options.problems.empty());
    Experiment expected = lesson();
    expected.scenario.retryAfter = 800;
    QVERIFY(options.experiment == expected);
}

void TestSessionOptions::anotherScenarioStartsFromItsDefaults()
{
    const Options options = parse({"run", "--scenario", "long-outage"});
    QVERIFY(options.problems.empty());
    Scenario expected = defaultExperiment(Unit::Milliseconds).scenario;
    expected.kind = ScenarioKind::LongOutage;
    expected.failFirst = 6;
    expected.callDuration = 30; // every scenario has one: the session's
    QVERIFY(options.experiment.scenario == expected);
}

void TestSessionOptions::oneEndOfItsOutageIsEnough()
{
    Experiment outage = lesson();
    outage.scenario.kind = ScenarioKind::TimedOutage;
    outage.scenario.downFrom = 2000;
    outage.scenario.downUntil = 3000;
    const SessionLoader load = always(sessionOf(outage));
    const Options later = parse({"run", "--down-until", "9s"}, load);
    QVERIFY(later.problems.empty());
    QCOMPARE(later.experiment.scenario.downFrom, 2000.0);
    QCOMPARE(later.experiment.scenario.downUntil, 9000.0);
    const Options empty = parse({"run", "--down-from", "5s"}, load);
    QVERIFY(kindsOf(empty.problems) == Kinds {ProblemKind::BadField});
    QCOMPARE(empty.problems.front().option, std::string("--down-from"));
    QCOMPARE(empty.problems.front().value, std::string("5s"));
    QVERIFY(empty.problems.front().other.empty()); // it was typed
}

void TestSessionOptions::aScriptNeedsAScript()
{
    QVERIFY(kindsOf(parse({"run", "--script", "T"}).problems) == Kinds {ProblemKind::OnlyTogether});
    Experiment scripted = lesson();
    scripted.scenario.kind = ScenarioKind::Script;
    const Options options = parse({"run", "--script", "T S"}, always(sessionOf(scripted)));
    QVERIFY(options.problems.empty());
    QCOMPARE(options.experiment.scenario.script, std::string("T S"));
}

void TestSessionOptions::anUnreadSessionHidesWhatDependsOnIt()
{
    const SessionLoader load = never("Could not read it.");
    QVERIFY(kindsOf(parse({"schedule", "--columns", "modelled_ms"}, load).problems)
        == Kinds {ProblemKind::UnreadFile});
    const Options script
        = parse({"run", "--script", "T", "--cap", "none", "--attempts", "5000"}, load);
    QVERIFY(kindsOf(script.problems) == Kinds {ProblemKind::UnreadFile});
    QCOMPARE(int(exitCodeOf(script.problems)), int(ExitNotWritten));
    QCOMPARE(script.problems.front().value, std::string("Could not read it."));
    // What is bad whatever the session says is told with it, and is bad usage.
    const Options bad = parse({"run", "--base", "0", "--format", "xml"}, load);
    QVERIFY(kindsOf(bad.problems)
        == (Kinds {ProblemKind::UnreadFile, ProblemKind::BadField, ProblemKind::UnknownName}));
    QCOMPARE(int(exitCodeOf(bad.problems)), int(ExitBadUsage));
    // Its unit is known where it is given.
    const Options columns = parse({"run", "--columns", "elapsed_s", "--unit", "ms"}, load);
    QVERIFY(
        kindsOf(columns.problems) == (Kinds {ProblemKind::UnreadFile, ProblemKind::UnknownName}));
}

void TestSessionOptions::anUnfitSessionIsNamed()
{
    // Valid with its own strategy, but decorrelated overflows.
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.cap = std::nullopt;
    experiment.policy.multiplier = 1;
    experiment.policy.attempts = 1000;
    const SessionLoader load = always(sessionOf(experiment));
    QVERIFY(parse({"run"}, load).problems.empty());
    const Options options = parse({"compare"}, load);
    QVERIFY(kindsOf(options.problems) == Kinds {ProblemKind::UnfitSession});
    const Told told = tellOf(options);
    QCOMPARE(told.exitCode, int(ExitNotWritten));
    QVERIFY2(told.error.startsWith(u"backofflab-cli: 'lesson.backofflab': --cap: "),
        qPrintable(told.error));
    QCOMPARE(told.error.count(u'\n'), 1);
}

void TestSessionOptions::whatDoesNotFitTheSessionIsBadUsage()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.cap = std::nullopt;
    experiment.policy.multiplier = 1;
    experiment.policy.attempts = 1000;
    const Options options = parse({"run", "--multiplier", "3"}, always(sessionOf(experiment)));
    QVERIFY(kindsOf(options.problems) == Kinds {ProblemKind::BadField});
    QCOMPARE(options.problems.front().option, std::string("--cap"));
    QCOMPARE(options.problems.front().other, std::string("lesson.backofflab"));
    QCOMPARE(int(exitCodeOf(options.problems)), int(ExitBadUsage));
}

void TestSessionOptions::theLoaderIsToldWhatToLoad()
{
    QStringList loaded;
    const SessionLoader load = [&](const QString &path, Limits limits, const Labels &labels) {
        loaded.append(QStringLiteral("%1 %2 %3")
                          .arg(path,
                              QString::number(limits.maxAttempts),
                              QString::fromLatin1(nameOf(labels.language()).data())));
        return LoadedSession {Session(), {}};
    };
    (void)parseOptions(std::vector<std::string> {"run"}, load);
    (void)parse({"run", "--help"}, load);
    (void)parse({"export", "DIR"}, load); // they are read one by one, when it is their turn
    (void)parseWindowOptions(std::vector<std::string> {"a", "--help"}, Language::English, load);
    QCOMPARE(loaded, QStringList());
    (void)parse({"run", "--lang", "es"}, load);
    (void)parseWindowOptions(std::vector<std::string> {"a b"}, Language::Spanish, load);
    (void)parseWindowOptions(
        std::vector<std::string> {"--session=c", "--lang=en"}, Language::Spanish, load);
    QCOMPARE(loaded,
        (QStringList {QStringLiteral("lesson.backofflab 1000000 es"),
            QStringLiteral("a b 10000 es"),
            QStringLiteral("c 10000 en")}));
}

// B is the file's policy alone, in the unit of A, and stands under A's service.
void TestSessionOptions::policyBComesFromAnotherFile()
{
    Experiment other = defaultExperiment(Unit::Seconds);
    other.policy.base = 0.1;
    other.policy.cap = std::nullopt;
    other.policy.jitter = Jitter::None;
    other.policy.seed = 7;
    other.scenario.kind = ScenarioKind::AlwaysDown;
    const SessionLoader load = [&](const QString &path, Limits, const Labels &) {
        const bool isB = path == QStringLiteral("b.backofflab");
        return LoadedSession {sessionOf(isB ? other : lesson()), {}};
    };
    const Options options = parse({"compare", "--policy-b", "b.backofflab"}, load);
    QVERIFY(options.problems.empty());
    QVERIFY(options.ignored.empty());
    QVERIFY(options.experiment == lesson()); // in ms
    Policy expected = other.policy;
    expected.base = 100;
    expected.unit = Unit::Milliseconds;
    QVERIFY(options.policyB == expected);
    QVERIFY(!parse({"compare"}, load).policyB);
    QVERIFY(parse({"compare", "--policy-b", "b.backofflab", "--columns", "policy,waited_ms"}, load)
                .problems.empty());
}

void TestSessionOptions::policyBIsFittedToTheExperiment_data()
{
    QTest::addColumn<Experiment>("other");
    QTest::addColumn<std::vector<std::string>>("options");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    using Words = std::vector<std::string>;
    Experiment endless = defaultExperiment(Unit::Seconds);
    endless.policy.cap = std::nullopt;
    endless.policy.multiplier = 1;
    endless.policy.attempts = 1000;
    QTest::newRow("another strategy overflows")
        << endless << Words {} << int(ExitNotWritten)
        << QStringLiteral("Cap: with 'none' the delay or the total is too large to compute with "
                          "at retry ");
    Experiment huge = defaultExperiment(Unit::Seconds);
    huge.policy.cap = 1e307;
    QTest::newRow("too large in the unit of A")
        << huge << Words {"--unit", "ms"} << int(ExitBadUsage)
        << QStringLiteral("Cap: '1e+307' is too large to compute with; accepted: none, or a "
                          "duration above 0");
    QTest::newRow("more calls than the clock holds")
        << defaultExperiment(Unit::Seconds) << Words {"--attempts", "1", "--call-duration", "1e308"}
        << int(ExitBadUsage)
        << QStringLiteral("Call duration: with '1e+308' the virtual clock would grow too large to "
                          "compute with; accepted: shorter durations, or fewer attempts");
}

// The message names the option, the file, the field and the value, and what is accepted.
void TestSessionOptions::policyBIsFittedToTheExperiment()
{
    QFETCH(Experiment, other);
    QFETCH(std::vector<std::string>, options);
    QFETCH(QString, message);
    options.insert(options.begin(), {"compare", "--policy-b", "b.backofflab"});
    const Told told = tellOf(parseOptions(options, always(sessionOf(other))));
    QTEST(told.exitCode, "exitCode");
    QVERIFY2(told.error.startsWith(
                 QStringLiteral("backofflab-cli: --policy-b 'b.backofflab': ") + message),
        qPrintable(told.error));
    QCOMPARE(told.error.count(u'\n'), told.exitCode == int(ExitNotWritten) ? 1 : 2);
}

void TestSessionOptions::anUnreadPolicyBIsToldBesideTheRest()
{
    std::vector<std::string> arguments {"compare", "--policy-b", "b.backofflab"};
    const SessionLoader load = never("Could not read it.");
    const Options unread = parseOptions(arguments, load);
    QVERIFY(kindsOf(unread.problems) == Kinds {ProblemKind::UnreadFile});
    QCOMPARE(unread.problems.front().option, std::string("--policy-b"));
    QCOMPARE(int(exitCodeOf(unread.problems)), int(ExitNotWritten));

    arguments.insert(arguments.end(), {"--base", "0", "--columns", "policy,x"});
    QVERIFY(kindsOf(parseOptions(arguments, load).problems)
        == (Kinds {ProblemKind::UnreadFile, ProblemKind::BadField, ProblemKind::UnknownName}));
    // Elsewhere the option has no place, and no file is read for it.
    arguments = {"run", "--policy-b", "b.backofflab"};
    QVERIFY(kindsOf(parseOptions(arguments, load).problems) == Kinds {ProblemKind::OptionNotTaken});
}

// Whoever typed no --bin looks for it in the session.
void TestSessionOptions::theBinOfASessionIsNamed()
{
    Experiment herd = lesson();
    herd.fleet.bin = 1e-6;
    herd.fleet.capacity = std::nullopt;
    const SessionLoader load = always(sessionOf(herd));
    const Told kept = tellOf(parse({"fleet"}, load));
    QVERIFY2(
        kept.error.startsWith(u"backofflab-cli: 'lesson.backofflab': --bin: with bins of '1e-06' "),
        qPrintable(kept.error));
    const Told typed = tellOf(parse({"fleet", "--bin", "1e-7"}, load));
    QVERIFY2(typed.error.startsWith(u"backofflab-cli: --bin: with bins of '1e-7' "),
        qPrintable(typed.error));
}

void TestSessionOptions::theWindowTakesAFile()
{
    Session session = sessionOf(lesson());
    session.view.logScale = true;
    for (const auto &arguments : {std::vector<std::string> {"x.backofflab", "--base", "9"},
             std::vector<std::string> {"--base=9", "--session=x.backofflab"}}) {
        const WindowOptions options
            = parseWindowOptions(arguments, Language::English, always(session));
        QVERIFY(options.problems.empty());
        QCOMPARE(options.session.path, std::string("x.backofflab"));
        QCOMPARE(options.bin.session, std::string("x.backofflab"));
        QVERIFY(options.session.session->experiment == lesson());
        QVERIFY(options.session.session->view.logScale);
        Experiment expected = lesson();
        expected.policy.base = 9;
        QVERIFY(options.experiment == expected);
    }
}

void TestSessionOptions::theWindowTakesAFleet()
{
    Session session;
    session.experiment = defaultExperiment(Unit::Milliseconds);
    session.experiment.fleet.clients = 7;
    session.experiment.fleet.outage = 9000;
    const WindowOptions options = parseWindowOptions(
        std::vector<std::string> {
            "x", "--outage", "never", "--capacity=none", "--bin", "0.5s", "--shared-seed"},
        Language::English,
        always(session));
    QVERIFY(options.problems.empty());
    Experiment expected = session.experiment;
    expected.fleet = {.clients = 7, .outage = {}, .capacity = {}, .bin = 500, .sharedSeed = true};
    QVERIFY(options.experiment == expected);
    QVERIFY(options.ignored.empty());
    // Both parts are checked, each problem is told.
    const auto problems = parseWindowOptions(
        std::vector<std::string> {"--attempts", "0", "--clients", "-1", "--call-duration", "-1"})
                              .problems;
    QCOMPARE(problems.size(), std::size_t(3));
}

void TestSessionOptions::theWindowTakesOneFile()
{
    const auto kinds = [](const std::vector<std::string> &arguments) {
        return kindsOf(
            parseWindowOptions(arguments, Language::English, always(Session())).problems);
    };
    QVERIFY(kinds({"a", "b"}) == Kinds {ProblemKind::TooManyFiles});
    QVERIFY(kinds({"a", "--session", "b"}) == Kinds {ProblemKind::NotTogether});
    QVERIFY(kinds({""}) == Kinds {ProblemKind::EmptyValue});
    QVERIFY(kinds({"a\xff"}) == Kinds {ProblemKind::NotUtf8});
}

QTEST_APPLESS_MAIN(TestSessionOptions)
#include "test_session_options.moc"
