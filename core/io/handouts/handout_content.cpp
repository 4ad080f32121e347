// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/handout_content.h"

#include "core/io/command_line.h"
#include "core/io/handouts/handout_settings.h"
#include "core/io/handouts/run_excerpts.h"
#include "core/io/handouts/verdict_sentence.h"
#include "core/io/reproduction.h"
#include "core/io/shown_numbers.h"
#include "core/tables/plain_text.h"

#include <QRegularExpression>

namespace backoff {

namespace {

constexpr qsizetype longestHeading = 200;

// One line without control characters, which are drawn as boxes and which HTML forbids.
QString lineOf(const std::string &text) { return QString::fromStdString(oneLine(text)); }

QString headingOf(const Experiment &experiment, const Labels &labels)
{
    const QString title = lineOf(experiment.title);
    if (title.isEmpty()) {
        return labels.text(QT_TRANSLATE_NOOP("Labels", "Retrying a flaky service: %1"))
            .arg(labels.scenario(experiment.scenario.kind).toLower());
    }
    if (title.size() <= longestHeading) {
        return title;
    }
    const bool splitsPair = title.at(longestHeading - 1).isHighSurrogate();
    return title.left(splitsPair ? longestHeading - 1 : longestHeading) + QChar(0x2026);
}

// Each line that says something is a paragraph.
QStringList paragraphsOf(const std::string &notes)
{
    static const QRegularExpression lineEnd(QStringLiteral("[\\r\\n\\x{2028}\\x{2029}]+"));
    QStringList paragraphs;
    for (const QString &line : QString::fromStdString(notes).split(lineEnd)) {
        if (const QString paragraph = lineOf(line.toStdString()); !paragraph.isEmpty()) {
            paragraphs += paragraph;
        }
    }
    return paragraphs;
}

QString verdictOf(const Trace &trace, const Labels &labels)
{
    const Policy &policy = trace.experiment.policy;
    const QString sentence = verdictSentence(trace.jittered, policy.attempts, labels);
    const QString modelled = withUnit(policyText(trace.modelled.waited), policy.unit);
    if (policy.jitter == Jitter::None) {
        return labels.text(QT_TRANSLATE_NOOP("Labels", "%1 Waited in all: %2. Really slept: 0 s."))
            .arg(sentence, modelled);
    }
    return labels
        .text(QT_TRANSLATE_NOOP(
            "Labels", "%1 Waited in all: %2 (without jitter: %3). Really slept: 0 s."))
        .arg(sentence, withUnit(drawnText(trace.jittered.waited), policy.unit), modelled);
}

} // namespace

HandoutContent makeHandout(const Trace &trace, const Schedule &schedule, const Labels &labels)
{
    const Experiment &experiment = trace.experiment;
    HandoutContent content;
    content.heading = headingOf(experiment, labels);
    content.notes = paragraphsOf(experiment.notes);
    content.verdict = verdictOf(trace, labels);
    content.settings = handoutSettings(experiment, labels);
    content.formula = handoutFormula(experiment.policy, labels);
    content.table = runExcerpt(trace, labels);
    content.transcript = transcriptExcerpt(trace, labels);
    content.questions = handoutQuestions(trace, schedule, labels);
    Experiment untitled = experiment; // the title is the heading
    untitled.title.clear();
    content.reproduction = reproductionLines(TableKind::Attempts, untitled, labels);
    content.command = QString::fromStdString(commandLine(untitled, TableKind::Attempts));
    return content;
}

} // namespace backoff
