// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every bad command line: exit 2, nothing on stdout, no file, and a message that names the option,
// the value and what is accepted.

#include "tests/cli/cli_process.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void everyProblemIsTold();
    void messagesSpeakTheLanguage();
    void whatIsNoTextIsToldLikeAnyBadValue();
    void nothingLongIsRepeatedWhole();
};

namespace {

// What a field says it accepts.
const char *const duration = "a duration above 0";
const char *const durationOrZero = "a duration of 0 or more";
const char *const attempts = "a whole number from 1 to 1000000";
const char *const number = "a number above 0";
const char *const spread = "not above 1";
const char *const offsets = "1 to 1000 numbers from 0 to 1";
const char *const seed = "18446744073709551615";
const char *const failFirst = "a whole number from 0 to 10000000";
const char *const until = "a duration above the outage's start";
const char *const script = "T, P, S or R:";
const char *const jitters = "none, full, equal, decorrelated, proportional or offsets";
const char *const commands
    = "accepted: schedule, run, compare, fleet, contention, export, scenarios";
const char *const formats
    = "accepted: text, csv, csv-spreadsheet, tsv, markdown, latex, html, json, transcript";
const char *const tableFormats
    = "accepted: text, csv, csv-spreadsheet, tsv, markdown, latex, html, json\n";
const char *const scheduleFormats
    = "accepted: text, csv, csv-spreadsheet, tsv, markdown, latex, html, json, python\n";
const char *const exportUsage = "accepted: export DIR --session FILE...";
const char *const fleetJitters
    = "accepted: none, full, equal, decorrelated, proportional, offsets, all";
const char *const clients = "a whole number from 0 to 10000000";
const char *const outage = "never, or a duration of 0 or more";
const char *const capacity = "none, or calls a second enough for one call a bin";
const char *const callABin
    = "less than one call a bin; accepted: a wider bin, a greater capacity, or no capacity";
const char *const threads = "a whole number from 1 to 256";
const char *const contenders = "a whole number from 1 to 10000\n";
const char *const runs = "a whole number from 1 to 1000000";

struct Row {
    const char *arguments; // split at '|'
    const char *names; // the option (or the word) that the message names
    const char *value; // as it was typed
    const char *says; // what is accepted, or what is wrong where nothing would be
};

const Row rows[] = {
    // --base
    {"schedule|--base|", "--base", "", duration},
    {"schedule|--base=", "--base", "", duration},
    {"schedule|--base|  ", "--base", "", duration},
    {"schedule|--base|abc", "--base", "'abc'", duration},
    {"schedule|--base|0", "--base", "'0'", duration},
    {"schedule|--base|-1", "--base", "'-1'", duration},
    {"schedule|--base|-1 s|--unit|ms", "--base", "'-1 s'", duration},
    {"schedule|--base|nan", "--base", "'nan'", duration},
    {"schedule|--base|inf", "--base", "'inf'", duration},
    {"schedule|--base|-Infinity", "--base", "'-Infinity'", duration},
    {"schedule|--base|1e400", "--base", "'1e400'", duration},
    {"schedule|--base|1e-400", "--base", "'1e-400'", duration},
    {"schedule|--base|1,000,000", "--base", "'1,000,000'", duration},
    {"schedule|--base|1.000,5", "--base", "'1.000,5'", duration},
    {"schedule|--base|1'000", "--base", "'1'000'", duration},
    {"schedule|--base|1 000", "--base", "'1 000'", duration},
    {"schedule|--base|0x10", "--base", "'0x10'", duration},
    {"schedule|--base|1_000", "--base", "'1_000'", duration},
    {"schedule|--base|\u0661\u0662", "--base", "'\u0661\u0662'", duration},
    {"schedule|--base|\uff11", "--base", "'\uff11'", duration},
    {"schedule|--base|5 days", "--base", "'5 days'", duration},
    {"schedule|--base|5S", "--base", "'5S'", duration},
    {"schedule|--base|%1%2", "--base", "'%1%2'", duration},
    {"schedule|--base|none", "--base", "'none'", duration},
    {"schedule|--base", "--base", "missing", duration},
    {"schedule|--base|--cap|3", "--base", "missing", duration},
    {"schedule|--base|1|--base|2", "--base", "'2'", "once is accepted"},
    {"schedule|--base=1|--base=1", "--base", "'1'", "once is accepted"},
    // --cap
    {"schedule|--cap|", "--cap", "", "none, or a duration above 0"},
    {"schedule|--cap|None", "--cap", "'None'", "none, or a duration above 0"},
    {"schedule|--cap|0", "--cap", "'0'", "none, or a duration above 0"},
    {"schedule|--cap|-0", "--cap", "'-0'", "none, or a duration above 0"},
    {"schedule|--cap|inf", "--cap", "'inf'", "none, or a duration above 0"},
    {"schedule|--cap|1e999 h", "--cap", "'1e999 h'", "none, or a duration above 0"},
    {"schedule|--cap", "--cap", "missing", "none, or a duration above 0"},
    // --attempts
    {"schedule|--attempts|", "--attempts", "", attempts},
    {"schedule|--attempts|0", "--attempts", "'0'", attempts},
    {"schedule|--attempts|-3", "--attempts", "'-3'", attempts},
    {"schedule|--attempts|1000001", "--attempts", "'1000001'", attempts},
    {"schedule|--attempts|99999999999999999999", "--attempts", "'99999999999999999999'", attempts},
    {"schedule|--attempts|2.5", "--attempts", "'2.5'", attempts},
    {"schedule|--attempts|1e3", "--attempts", "'1e3'", attempts},
    {"schedule|--attempts|six", "--attempts", "'six'", attempts},
    {"schedule|--attempts|0x6", "--attempts", "'0x6'", attempts},
    {"schedule|--attempts|\u0666", "--attempts", "'\u0666'", attempts},
    {"schedule|--attempts|nan", "--attempts", "'nan'", attempts},
    {"schedule|--cap|none|--attempts|2000", "--cap", "'none'", "at retry 1025"},
    {"run|--cap|none|--attempts|2000|--jitter|none", "--cap", "'none'", "at retry 1025"},
    {"compare|--cap|none|--attempts|2000", "--cap", "'none'", "at retry 1025"},
    // Decorrelated grows by 3, not by 2: only a comparison meets it here.
    {"compare|--cap|none|--attempts|700", "--cap", "'none'", "at retry"},
    {"schedule|--cap|1e308|--base|1e308|--attempts|9", "--attempts", "'9'", "at retry"},
    // --multiplier
    {"schedule|--multiplier|", "--multiplier", "", number},
    {"schedule|--multiplier|0", "--multiplier", "'0'", number},
    {"schedule|--multiplier|-2", "--multiplier", "'-2'", number},
    {"schedule|--multiplier|two", "--multiplier", "'two'", number},
    {"schedule|--multiplier|2x", "--multiplier", "'2x'", number},
    {"schedule|--multiplier|2 s", "--multiplier", "'2 s'", number},
    {"schedule|--multiplier|NaN", "--multiplier", "'NaN'", number},
    {"schedule|--multiplier|1e400", "--multiplier", "'1e400'", number},
    // --seed
    {"schedule|--seed|", "--seed", "", seed},
    {"schedule|--seed|1.5", "--seed", "'1.5'", seed},
    {"schedule|--seed|abc", "--seed", "'abc'", seed},
    {"schedule|--seed|18446744073709551616", "--seed", "'18446744073709551616'", seed},
    {"schedule|--seed|-18446744073709551616", "--seed", "'-18446744073709551616'", seed},
    {"schedule|--seed|0xff", "--seed", "'0xff'", seed},
    {"schedule|--seed|- 5", "--seed", "'- 5'", seed},
    {"schedule|--seed", "--seed", "missing", seed},
    // --unit
    {"schedule|--unit|", "--unit", "", "s or ms"},
    {"schedule|--unit|min", "--unit", "'min'", "s or ms"},
    {"schedule|--unit|MS", "--unit", "'MS'", "s or ms"},
    // --jitter and its parameters
    {"schedule|--jitter|", "--jitter", "", jitters},
    {"schedule|--jitter|fuul", "--jitter", "'fuul'", jitters},
    {"schedule|--jitter|Full", "--jitter", "'Full'", jitters},
    {"schedule|--jitter|all", "--jitter", "'all'", jitters},
    {"compare|--jitter|all", "--jitter", "'all'", jitters},
    {"compare|--jitter|bogus", "--jitter", "'bogus'", jitters},
    {"schedule|--spread|0|--jitter|proportional", "--spread", "'0'", spread},
    {"schedule|--spread|1.01|--jitter|proportional", "--spread", "'1.01'", spread},
    {"schedule|--spread|-0.5", "--spread", "'-0.5'", spread},
    {"schedule|--spread|half", "--spread", "'half'", spread},
    {"schedule|--spread|50%", "--spread", "'50%'", spread},
    {"schedule|--cap-placement|between", "--cap-placement", "'between'", "after or before"},
    {"schedule|--cap-placement|", "--cap-placement", "", "after or before"},
    {"schedule|--offsets|", "--offsets", "", offsets},
    {"schedule|--offsets|0.2,1.5", "--offsets", "item 2, '1.5'", offsets},
    {"schedule|--offsets|-0.1", "--offsets", "item 1, '-0.1'", offsets},
    {"schedule|--offsets|0.2,,0.5", "--offsets", "item 2, ''", offsets},
    {"schedule|--offsets|0.2;0.5", "--offsets", "item 1, '0.2;0.5'", offsets},
    {"schedule|--offsets|0.2,nan", "--offsets", "item 2, 'nan'", offsets},
    // --scenario and its parameters
    {"run|--scenario|", "--scenario", "", "brief-blip"},
    {"run|--scenario|blip", "--scenario", "'blip'", "brief-blip"},
    {"run|--scenario|BRIEF-BLIP", "--scenario", "'BRIEF-BLIP'", "brief-blip"},
    {"run|--fail-first|-1", "--fail-first", "'-1'", failFirst},
    {"run|--fail-first|10000001", "--fail-first", "'10000001'", failFirst},
    {"run|--fail-first|two", "--fail-first", "'two'", failFirst},
    {"run|--fail-first|", "--fail-first", "", failFirst},
    {"run|--fail-first|-1|--scenario|always-down", "--fail-first", "'-1'", failFirst},
    {"run|--down-from|-1", "--down-from", "'-1'", durationOrZero},
    {"run|--down-from|x", "--down-from", "'x'", durationOrZero},
    {"run|--down-from|3|--down-until|3|--scenario|timed-outage", "--down-until", "'3'", until},
    {"run|--down-from|18s|--scenario|timed-outage",
        "--down-from",
        "'18s'",
        "before the outage's end"},
    {"run|--down-from|5|--down-until|2", "--down-until", "'2'", until},
    {"run|--down-from|5|--down-until|2|--scenario|timed-outage", "--down-until", "'2'", until},
    {"run|--down-until|0|--scenario|timed-outage", "--down-until", "'0'", until},
    {"run|--down-until|", "--down-until", "", until},
    {"run|--retry-after|-5", "--retry-after", "'-5'", durationOrZero},
    {"run|--retry-after|soon", "--retry-after", "'soon'", durationOrZero},
    {"run|--scenario|rate-limited|--retry-after|1e308",
        "--retry-after",
        "'1e+308'",
        "shorter durations"},
    {"run|--call-duration|-0.1", "--call-duration", "'-0.1'", durationOrZero},
    {"run|--call-duration|1e308", "--call-duration", "'1e+308'", "shorter durations"},
    {"compare|--call-duration|1e308", "--call-duration", "'1e+308'", "shorter durations"},
    {"run|--call-duration|inf", "--call-duration", "'inf'", durationOrZero},
    {"run|--scenario|script|--script|T X S", "--script", "token 2, 'X'", script},
    {"run|--scenario|script|--script|t", "--script", "token 1, 't'", script},
    {"run|--scenario|script|--script|R", "--script", "token 1, 'R'", script},
    {"run|--scenario|script|--script|T R:", "--script", "token 2, 'R:'", script},
    {"run|--scenario|script|--script|R:-1", "--script", "token 1, 'R:-1'", script},
    {"run|--scenario|script|--script|R:nan", "--script", "token 1, 'R:nan'", script},
    {"run|--scenario|script|--script|T,T", "--script", "token 1, 'T,T'", script},
    {"run|--scenario|script|--script|R:1e308 R:1e308",
        "--script",
        "'R:1e308 R:1e308'",
        "shorter durations"},
    {"run|--script|T", "--script", "'T'", "'--scenario script'"},
    {"run|--script|T|--scenario|long-outage", "--script", "'T'", "'--scenario script'"},
    // Output
    {"run|--format|", "--format", "''", formats},
    {"run|--format|xml", "--format", "'xml'", formats},
    {"run|--format|CSV", "--format", "'CSV'", formats},
    {"run|--format", "--format", "missing", formats},
    {"schedule|--format", "--format", "missing", scheduleFormats},
    {"schedule|--format|transcript",
        "--format",
        "the command run has the format 'transcript'",
        scheduleFormats},
    {"compare|--format|transcript", "--format", "'transcript'", tableFormats},
    {"run|--format|python", "--format", "the command schedule has the format 'python'", formats},
    {"compare|--format|python", "--format", "'python'", tableFormats},
    {"schedule|--format|python|--columns|bogus", "--columns", "'bogus'", "accepted: retry"},
    {"schedule|--format|python|--digits|18", "--digits", "'18'", "from 0 to 17"},
    {"schedule|--columns|", "--columns", "''", "accepted: retry, modelled_s"},
    {"schedule|--columns|retry,bogus", "--columns", "'bogus'", "accepted: retry, modelled_s"},
    {"schedule|--columns|attempt", "--columns", "'attempt'", "accepted: retry, modelled_s"},
    {"schedule|--columns|modelled_s|--unit|ms", "--columns", "'modelled_s'", "modelled_ms"},
    {"schedule|--columns|retry,retry", "--columns", "'retry'", "once is accepted"},
    {"run|--columns|bogus|--format|transcript", "--columns", "'bogus'", "accepted: attempt"},
    {"schedule|--digits|", "--digits", "", "full, or a whole number from 0 to 17"},
    {"schedule|--digits|18", "--digits", "'18'", "full, or a whole number from 0 to 17"},
    {"schedule|--digits|-1", "--digits", "'-1'", "full, or a whole number from 0 to 17"},
    {"schedule|--digits|3.0", "--digits", "'3.0'", "full, or a whole number from 0 to 17"},
    {"schedule|--digits|all", "--digits", "'all'", "full, or a whole number from 0 to 17"},
    {"schedule|--lang|fr", "--lang", "'fr'", "accepted: en, es"},
    {"schedule|--lang|", "--lang", "''", "accepted: en, es"},
    {"schedule|--lang|EN", "--lang", "'EN'", "accepted: en, es"},
    {"schedule|--output|", "--output", "''", "a file name"},
    {"schedule|--output", "--output", "missing", "a file name"},
    {"schedule|--output|-", "--output", "'-'", "standard output"},
    {"schedule|--title", "--title", "missing", "any text"},
    {"schedule|--title|a|--title|b", "--title", "'b'", "once is accepted"},
    // Sessions
    {"schedule|--session", "--session", "missing", "a file name"},
    {"schedule|--session|", "--session", "''", "a file name"},
    {"run|--session|a|--session|b", "--session", "'b'", "once is accepted"},
    {"run|--session|a|b", "stray", "'b'", "only options are accepted"},
    {"scenarios|--session|a", "--session", "'a'", "accepted: --lang, --help, --version"},
    {"run|--session|no-such-file|--base|0", "--base", "'0'", duration},
    // Export
    {"export", "no folder", "", exportUsage},
    {"export||--session|a", "no folder", "", exportUsage},
    {"export|--session|a", "no folder", "", exportUsage},
    {"export|no-such-folder", "no session", "", exportUsage},
    {"export|no-such-folder|--session", "--session", "missing", "a file name"},
    {"export|no-such-folder|--session|--lang|en", "--session", "missing", "a file name"},
    {"export|no-such-folder|--session|a|", "--session", "''", "a file name"},
    {"export|no-such-folder|b|--session|a", "stray", "'b'", "only options are accepted"},
    {"export|no-such-folder|--session|a|--lang|en|b", "stray", "'b'", "only options are accepted"},
    {"export|no-such-folder|--session|a|a", "'a'", "the same name as 'a'", "different names"},
    {"export|no-such-folder|--session|x/a|--session|y/a",
        "'y/a'",
        "the same name as 'x/a'",
        "different names"},
    {"export|no-such-folder|--session|A.backofflab|a.BackoffLab",
        "'a.BackoffLab'",
        "the same name as 'A.backofflab'",
        "different names"},
    {"export|no-such-folder|--session|Été|été",
        "'été'",
        "the same name as 'Été'",
        "different names"},
    {"export|no-such-folder|--session|a|--format|transcript",
        "--format",
        "'transcript'",
        tableFormats},
    {"export|no-such-folder|--session|a|--format|csv,python", "--format", "'python'", tableFormats},
    {"export|no-such-folder|--session|a|--format", "--format", "missing", tableFormats},
    {"export|no-such-folder|--session|a|--format|csv,pdf", "--format", "'pdf'", tableFormats},
    {"export|no-such-folder|--session|a|--format|csv,", "--format", "''", tableFormats},
    {"export|no-such-folder|--session|a|--format|csv,csv", "--format", "'csv'", "once is accepted"},
    {"export|no-such-folder|--session|a|--lang|en,fr", "--lang", "'fr'", "accepted: en, es"},
    {"export|no-such-folder|--session|a|--lang|en,en", "--lang", "'en'", "once is accepted"},
    {"export|no-such-folder|--session|a|--base|1",
        "--base",
        "'1'",
        "accepted: --session, --format, --lang, --help, --version"},
    {"export|no-such-folder|--session|a|--digits|3",
        "--digits",
        "'3'",
        "accepted: --session, --format, --lang, --help, --version"},
    // --policy-b
    {"compare|--policy-b", "--policy-b", "missing", "a file name"},
    {"compare|--policy-b|", "--policy-b", "''", "a file name"},
    {"compare|--policy-b|a|--policy-b|b", "--policy-b", "'b'", "once is accepted"},
    {"compare|--policy-b|a|b", "stray", "'b'", "only options are accepted"},
    {"compare|--policy-b|no-such-file|--base|0", "--base", "'0'", duration},
    {"compare|--columns|policy", "--columns", "'policy'", "accepted: jitter, outcome"},
    {"compare|--policy-b|no-such-file|--columns|policy,p",
        "--columns",
        "'p'",
        "accepted: policy, jitter, outcome"},
    {"run|--policy-b|no-such-file", "--policy-b", "'no-such-file'", "accepted: --base, --cap"},
    {"export|x|--session|a|--policy-b|b", "--policy-b", "'b'", "accepted: --session, --format"},
    // fleet
    {"fleet|--jitter|al", "--jitter", "'al'", fleetJitters},
    {"fleet|--jitter|ALL", "--jitter", "'ALL'", fleetJitters},
    {"fleet|--jitter=", "--jitter", "''", fleetJitters},
    {"fleet|--jitter", "--jitter", "missing", fleetJitters},
    {"run|--jitter|all", "--jitter", "'all'", jitters},
    {"fleet|--clients|-1", "--clients", "'-1'", clients},
    {"fleet|--clients|10000001", "--clients", "'10000001'", clients},
    {"fleet|--clients|1e3", "--clients", "'1e3'", clients},
    {"fleet|--clients|", "--clients", "", clients},
    {"fleet|--outage|-1", "--outage", "'-1'", outage},
    {"fleet|--outage|none", "--outage", "'none'", outage},
    {"fleet|--outage|1 day", "--outage", "'1 day'", outage},
    {"fleet|--capacity|0", "--capacity", "'0'", capacity},
    {"fleet|--capacity|never", "--capacity", "'never'", capacity},
    {"fleet|--capacity|120 s", "--capacity", "'120 s'", capacity},
    {"fleet|--capacity|3.9", "--capacity", "'3.9'", callABin}, // 0 a bin
    {"fleet|--capacity|3.9|--unit|ms", "--capacity", "'3.9'", callABin},
    {"fleet|--capacity|10|--bin|10ms", "--capacity", "'10'", callABin},
    {"fleet|--bin|1e-9", "--bin", "'1e-9'", "which is 120 calls a second where none is given"},
    {"fleet|--bin|1 ms", "--bin", "'1 ms'", callABin},
    {"fleet|--capacity|1|--bin|x", "--bin", "'x'", duration},
    {"fleet|--bin|0", "--bin", "'0'", duration},
    {"fleet|--bin|-0.25", "--bin", "'-0.25'", duration},
    {"fleet|--bin|nan", "--bin", "'nan'", duration},
    {"fleet|--bin|1e-9|--capacity|none", "--bin", "'1e-9'", "a wider bin"},
    {"fleet|--bin|1e-320|--capacity|none|--clients|1", "--bin", "1e-320", "a wider bin"},
    {"fleet|--bin|0.01ms|--capacity|none|--jitter|all|--histogram|--outage|never",
        "--bin",
        "'0.01ms'",
        "longer than 10000000 bins"},
    {"fleet|--threads|0", "--threads", "'0'", threads},
    {"fleet|--threads|257", "--threads", "'257'", threads},
    {"fleet|--threads|two", "--threads", "'two'", threads},
    {"fleet|--threads", "--threads", "missing", threads},
    {"fleet|--shared-seed=yes", "--shared-seed", "'yes'", "takes no value"},
    {"fleet|--histogram|--histogram", "--histogram", "''", "once is accepted"},
    {"fleet|--histogram|--columns|p50_s", "--columns", "'p50_s'", "jitter, bin_start_s, calls"},
    {"fleet|--columns|bin_start_s", "--columns", "'bin_start_s'", "first_bin_peak"},
    {"fleet|--format|transcript", "--format", "'transcript'", tableFormats},
    {"fleet|--cap|none|--attempts|700|--jitter|all", "--cap", "'none'", "at retry 647"},
    {"fleet|--scenario|always-down", "--scenario", "'always-down'", "--shared-seed"},
    {"fleet|--runs|5", "--runs", "'5'", "--capacity"},
    {"fleet|5", "stray", "'5'", "only options are accepted"},
    {"run|--clients|5", "--clients", "'5'", "--scenario"},
    {"compare|--threads|2", "--threads", "'2'", "--scenario"},
    // contention
    {"contention|--clients|0", "--clients", "'0'", contenders},
    {"contention|--clients|10001", "--clients", "'10001'", contenders},
    {"contention|--clients|", "--clients", "", contenders},
    {"contention|--clients", "--clients", "missing", contenders},
    {"fleet|--clients|--bin|1", "--clients", "missing", clients},
    {"contention|--runs|0", "--runs", "'0'", runs},
    {"contention|--runs|1000001", "--runs", "'1000001'", runs},
    {"contention|--runs|x", "--runs", "'x'", runs},
    {"contention|--seed|x", "--seed", "'x'", seed},
    {"contention|--threads|-1", "--threads", "'-1'", threads},
    {"contention|--base|1", "--base", "'1'", "accepted: --clients, --runs, --seed, --threads"},
    {"contention|--jitter|full", "--jitter", "'full'", "accepted: --clients"},
    {"contention|--unit|ms", "--unit", "'ms'", "accepted: --clients"},
    {"contention|--histogram", "--histogram", "''", "accepted: --clients"},
    {"contention|--columns|p50_ms", "--columns", "'p50_ms'", "mean_completion_ms"},
    // Commands, words and options that have no place
    {"", "no command", "", commands},
    {"--base|1", "no command", "", commands},
    {"bogus", "command", "'bogus'", commands},
    {"Schedule", "command", "'Schedule'", commands},
    {"schedule|extra", "stray", "'extra'", "only options are accepted"},
    {"schedule|run", "stray", "'run'", "only options are accepted"},
    {"run|", "stray", "''", "only options are accepted"},
    {"schedule|--base|1|2", "stray", "'2'", "only options are accepted"},
    {"scenarios|brief-blip", "stray", "'brief-blip'", "only options are accepted"},
    {"schedule|--bogus", "--bogus", "unknown option", "accepted: --base, --cap"},
    {"schedule|--bogus=3", "--bogus", "unknown option", "accepted: --base, --cap"},
    {"schedule|--bas|3", "--bas", "unknown option", "accepted: --base, --cap"},
    {"schedule|-b|3", "-b", "unknown option", "accepted: --base, --cap"},
    {"schedule|-5", "-5", "unknown option", "accepted: --base, --cap"},
    {"schedule|--", "--", "unknown option", "accepted: --base, --cap"},
    {"--bogus", "no command", "", commands},
    {"schedule|--scenario|script", "--scenario", "'script'", "accepted: --base, --cap"},
    {"schedule|--fail-first|2", "--fail-first", "'2'", "accepted: --base, --cap"},
    {"schedule|--policy-b|f", "--policy-b", "'f'", "accepted: --base, --cap"},
    {"scenarios|--base|1", "--base", "'1'", "accepted: --lang, --help, --version"},
    {"scenarios|--format|csv", "--format", "'csv'", "accepted: --lang, --help, --version"},
    {"run|--clinets|5", "--clinets", "unknown option", "accepted: --base, --cap"},
    {"run|--help=yes", "--help", "'yes'", "takes no value"},
    {"run|--help|extra", "stray", "'extra'", "only options are accepted"},
    {"--version=1", "--version", "'1'", "takes no value"},
};

QStringList split(const char *arguments)
{
    const QString text = QString::fromUtf8(arguments);
    return text.isEmpty() ? QStringList() : text.split(QLatin1Char('|'));
}

void verifyRefused(const CliResult &result, const Row &row)
{
    QVERIFY2(result.exitCode == 2, result.error.constData());
    QCOMPARE(result.out, QByteArray());
    for (const char *part : {row.names, row.value, row.says})
        QVERIFY2(result.error.contains(part), (result.error + "\nhas no: " + part).constData());
    QVERIFY(result.error.endsWith('\n'));
}

} // namespace

void TestBadInput::refused_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(rows)); ++i)
        QTest::addRow("%d %s", i, rows[i].arguments) << i;
}

void TestBadInput::refused()
{
    QFETCH(int, row);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("result.txt"));
    const QStringList arguments = split(rows[row].arguments);

    verifyRefused(runCli(arguments), rows[row]);
    // The file comes first: a value that is missing at the end must stay missing.
    const QStringList toFile = QStringList {QStringLiteral("--output"), file} + arguments;
    const CliResult result = runCli(toFile);
    QVERIFY2(result.exitCode == 2, result.error.constData());
    QCOMPARE(result.out, QByteArray());
    QVERIFY(!QFileInfo::exists(file));
    QVERIFY(!QFileInfo::exists(QStringLiteral("no-such-folder")));
}

void TestBadInput::everyProblemIsTold()
{
    const CliResult result = runCli(split("run|--base|0|--cap|x|--attempts|0|--spread|2|--offsets|7"
                                          "|--fail-first|-1|--script|T|--digits|99|--format|xml"
                                          "|--lang|fr|extra|--bogus"));
    QCOMPARE(result.exitCode, 2);
    for (const char *option : {"--base: ",
             "--cap: ",
             "--attempts: ",
             "--spread: ",
             "--offsets: ",
             "--fail-first: ",
             "--script: ",
             "--digits: ",
             "--format: ",
             "--lang: ",
             "'extra'",
             "--bogus: "})
        QVERIFY2(result.error.count(option) == 1, option);
}

void TestBadInput::messagesSpeakTheLanguage()
{
    // Whatever the option order; English where the language itself is bad.
    const QByteArray spanish = runCli(split("schedule|--bogus|--base|0|--lang|es")).error;
    QVERIFY2(spanish.contains("opción desconocida"), spanish.constData());
    QVERIFY2(!spanish.contains("unknown option"), spanish.constData());
    QVERIFY2(!spanish.contains("out of range"), spanish.constData());
    const QByteArray english = runCli(split("schedule|--bogus|--lang|fr")).error;
    QVERIFY2(english.contains("unknown option"), english.constData());
}

void TestBadInput::whatIsNoTextIsToldLikeAnyBadValue()
{
    // QProcess would encode the bytes; a shell passes them on.
    const QPair<const char *, const char *> options[] {{"--base", duration},
        {"--format", "text, csv, csv-spreadsheet"},
        {"--output", "a file name"}};
    for (const auto &[option, accepted] : options) {
        QProcess shell;
        shell.start(QStringLiteral("sh"),
            {QStringLiteral("-c"),
                QStringLiteral("\"$1\" schedule \"$2\" \"$(printf '\\377')\""),
                QStringLiteral("sh"),
                QStringLiteral(BACKOFF_PROGRAM),
                QLatin1String(option)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 2);
        const QByteArray error = shell.readAllStandardError();
        for (const char *part : {option, "is not UTF-8 text; accepted: ", accepted})
            QVERIFY2(error.contains(part), error.constData());
    }
}

void TestBadInput::nothingLongIsRepeatedWhole()
{
    const QString tooLong(10'000, QLatin1Char('x'));
    for (const QStringList &arguments : {QStringList {tooLong},
             {QStringLiteral("run"), tooLong},
             {QStringLiteral("run"), QStringLiteral("--") + tooLong},
             {QStringLiteral("run"), QStringLiteral("--format"), tooLong},
             {QStringLiteral("schedule"), QStringLiteral("--script"), tooLong}}) {
        const CliResult result = runCli(arguments);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.error.contains("xxx\u2026"));
        QVERIFY2(result.error.size() < 1000, result.error.constData());
    }
}

QTEST_GUILESS_MAIN(TestBadInput)
#include "test_bad_input.moc"
