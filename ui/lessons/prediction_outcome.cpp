// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/prediction_outcome.h"

#include "core/io/lessons/lesson_answer.h"

#include <QCoreApplication>
#include <QStringList>

namespace backoff {

namespace {

class OutcomeWords
{
    Q_DECLARE_TR_FUNCTIONS(PredictionOutcome)

public:
    static QString verdict(PredictionOutcome::Kind kind)
    {
        switch (kind) {
        case PredictionOutcome::Kind::Right:
            return tr("Right");
        case PredictionOutcome::Kind::Near:
            return tr("Near enough");
        case PredictionOutcome::Kind::Wrong:
            return tr("Not right");
        case PredictionOutcome::Kind::NotPredicted:
            break;
        }
        return tr("Not predicted");
    }

    static QString predicted(const QString &what) { return tr("You predicted: %1").arg(what); }
    static QString answer(const QString &what) { return tr("The answer: %1").arg(what); }
};

QString markOf(PredictionOutcome::Kind kind)
{
    switch (kind) {
    case PredictionOutcome::Kind::Right:
    case PredictionOutcome::Kind::Near:
        return QStringLiteral("\u2713");
    case PredictionOutcome::Kind::Wrong:
        return QStringLiteral("\u2715");
    case PredictionOutcome::Kind::NotPredicted:
        break;
    }
    return QStringLiteral("\u25cb");
}

} // namespace

QString PredictionOutcome::sentence() const
{
    QStringList parts {verdict};
    for (const QString &part : {predicted, answer}) {
        if (!part.isEmpty()) {
            parts << part;
        }
    }
    for (QString &part : parts) {
        if (!part.endsWith(u'.')) {
            part += u'.';
        }
    }
    return parts.join(u' ');
}

PredictionOutcome outcomeOf(
    const LessonStep &step, const StepProgress &progress, const Labels &labels)
{
    const LessonAnswer answer = answerOf(step);
    const QString is = answerText(step, answer, labels);
    PredictionOutcome outcome;
    if (progress.prediction) {
        const QString said = answerText(step, *progress.prediction, labels);
        outcome.predicted = OutcomeWords::predicted(said);
        outcome.kind = PredictionOutcome::Kind::Wrong;
        if (isRight(step, *progress.prediction)) {
            outcome.kind
                = said == is ? PredictionOutcome::Kind::Right : PredictionOutcome::Kind::Near;
        }
    }
    outcome.answer = OutcomeWords::answer(is);
    outcome.mark = markOf(outcome.kind);
    outcome.verdict = OutcomeWords::verdict(outcome.kind);
    return outcome;
}

} // namespace backoff
