// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/handout_content.h"

#include "core/io/handouts/handout_settings.h"
#include "core/io/handouts/run_excerpts.h"
#include "core/io/handouts/verdict_sentence.h"
#include "core/io/reproduction.h"
#include "core/io/shown_numbers.h"

namespace backoff {

namespace {

constexpr qsizetype longestHeading = 200;

// No control characters: they are drawn as boxes, and HTML forbids most of them.
QString cleaned(QString text)
{
    for (QChar &c : text) {
        if (c == QLatin1Char('\t')) {
            c = QLatin1Char(' ');
        } else if (!c.isPrint() && !c.isSurrogate() && c.category() != QChar::Other_Format) {
            c = QChar::ReplacementCharacter;
        }
    }
    return text;
}

QString headingOf(const Experiment &experiment, const Labels &labels)
{
    const QString title = cleaned(QString::fromStdString(experiment.title).simplified());
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
    QString text = QString::fromStdString(notes);
    for (const QLatin1String end : {QLatin1String("\r\n"), QLatin1String("\r")}) {
        text.replace(end, QLatin1String("\n"));
    }
    text.replace(QChar::LineSeparator, QLatin1Char('\n'));
    text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    QStringList paragraphs;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (const QString paragraph = cleaned(line).trimmed(); !paragraph.isEmpty()) {
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

QStringList reproductionOf(Experiment experiment, const Labels &labels)
{
    experiment.title.clear(); // it is the heading
    QStringList lines;
    for (const QString &line : reproductionLines(TableKind::Attempts, experiment, labels)) {
        lines += cleaned(line);
    }
    return lines;
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
    content.reproduction = reproductionOf(experiment, labels);
    return content;
}

} // namespace backoff
