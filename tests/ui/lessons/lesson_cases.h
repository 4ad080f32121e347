// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A short lesson with a step of each kind, in both languages, made without a file.

#pragma once

#include "core/io/lessons/lesson.h"

#include <QString>

namespace backoff {

inline LessonText both(const char *english, const char *spanish)
{
    return {QString::fromUtf8(english), QString::fromUtf8(spanish)};
}

inline Experiment blip(std::int64_t failFirst, std::int64_t attempts)
{
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.policy.base = 100;
    experiment.policy.cap.reset();
    experiment.policy.jitter = Jitter::None;
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::BriefBlip;
    experiment.scenario.failFirst = failFirst;
    return experiment;
}

// The choice 1 (of 0 to 2) is right: the run recovers.
inline LessonStep choosing()
{
    LessonStep step;
    step.title = both("Three attempts", "Tres intentos");
    step.text = both("A brief blip: the first **{fail_first}** calls fail, then the service works "
                     "again.\n\nThe policy allows {attempts} attempts.",
        "Un fallo breve: las primeras **{fail_first}** llamadas fallan y después el servicio "
        "vuelve a funcionar.\n\nLa política permite {attempts} intentos.");
    step.experiment = blip(2, 3);
    LessonQuestion question;
    question.text = both("How does the run end?", "¿Cómo acaba la ejecución?");
    question.choices = {{both("It gives up: the waits are too short for the service to come back",
                             "Se rinde: las esperas son demasiado cortas para que el servicio "
                             "vuelva"),
                            "exhausted"},
        {both("It recovers & goes on", "Se recupera y sigue"), "recovered"},
        {both("It stops at once", "Se detiene enseguida"), "permanent"}};
    step.question = question;
    step.explanation = both("It recovers on call **{calls}**, after {waited|ceiling}.",
        "Se recupera en la llamada **{calls}**, tras {waited|ceiling}.");
    return step;
}

inline LessonStep asking(AnswerUnit unit, const char *answer, double tolerance = 0)
{
    LessonStep step;
    step.title = both("How much?", "¿Cuánto?");
    step.text = both("Now one failure more.", "Ahora un fallo más.");
    step.experiment = blip(3, 4);
    LessonQuestion question;
    question.text = both("What does the run wait in all?", "¿Cuánto espera en total?");
    question.unit = unit;
    question.answer = answer;
    question.tolerance = tolerance;
    step.question = question;
    step.explanation = both("{ceiling_1} + {ceiling_2} + {ceiling_3} = {waited|ceiling}",
        "{ceiling_1} + {ceiling_2} + {ceiling_3} = {waited|ceiling}");
    return step;
}

inline LessonStep telling()
{
    LessonStep step;
    step.title = both("What to keep", "Lo que queda");
    step.text = both("- Attempts count calls.\n- Retries count *waits*.\n\n```python\nfor retry in "
                     "range(1, attempts):\n    delay = min(cap, base * multiplier ** (retry - 1))"
                     "\n```\n\nUse `seed` to draw it again.",
        "- Los intentos cuentan llamadas.\n- Los reintentos cuentan *esperas*.");
    step.experiment = blip(3, 4);
    return step;
}

// Four steps: choices, a duration (700 ms), a count (4 calls), and one that only tells.
inline Lesson smallLesson()
{
    Lesson lesson;
    lesson.title = both("A budget too small", "Un presupuesto demasiado corto");
    lesson.summary = both("The same short failure, met with three attempts and with one.",
        "El mismo fallo breve, con tres intentos y con uno.");
    LessonStep count = asking(AnswerUnit::Count, "calls");
    count.hides = false;
    lesson.steps = {choosing(), asking(AnswerUnit::Time, "waited", 50), count, telling()};
    return lesson;
}

} // namespace backoff
