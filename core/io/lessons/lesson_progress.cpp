// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_progress.h"

#include <cmath>

namespace backoff {

namespace {

const LessonStep &stepOf(const Lesson &lesson, const LessonProgress &progress)
{
    return lesson.steps[progress.step];
}

// Of the kind that the question asks for.
bool fits(const LessonQuestion &question, const LessonAnswer &answer)
{
    if (const auto *choice = std::get_if<std::size_t>(&answer)) {
        return *choice < question.choices.size();
    }
    return question.choices.empty() && std::isfinite(std::get<double>(answer));
}

// The step as it is shown: there is nothing to reveal where nothing is asked.
LessonProgress arrivedAt(const Lesson &lesson, LessonProgress progress, std::size_t step)
{
    progress.step = step;
    if (!lesson.steps[step].question) {
        progress.steps[step].revealed = true;
    }
    return progress;
}

// What each intent makes of the progress.
struct Reducer {
    const Lesson &lesson;
    LessonProgress progress;

    LessonProgress operator()(const lesson_intent::Predict &predict)
    {
        StepProgress &current = progress.steps[progress.step];
        const auto &question = stepOf(lesson, progress).question;
        if (question && !current.revealed
            && (!predict.answer || fits(*question, *predict.answer))) {
            current.prediction = predict.answer;
        }
        return progress;
    }

    LessonProgress operator()(const lesson_intent::Reveal &)
    {
        progress.steps[progress.step].revealed = true;
        return progress;
    }

    LessonProgress operator()(const lesson_intent::Next &)
    {
        const bool isLast = progress.step + 1 == lesson.steps.size();
        return isLast ? progress : arrivedAt(lesson, progress, progress.step + 1);
    }

    LessonProgress operator()(const lesson_intent::Back &)
    {
        return progress.step == 0 ? progress : arrivedAt(lesson, progress, progress.step - 1);
    }

    LessonProgress operator()(const lesson_intent::AskAgain &)
    {
        if (stepOf(lesson, progress).question) {
            progress.steps[progress.step] = {};
        }
        return progress;
    }
};

} // namespace

LessonProgress startOf(const Lesson &lesson)
{
    return arrivedAt(lesson, {.steps = std::vector<StepProgress>(lesson.steps.size())}, 0);
}

LessonProgress reduce(const Lesson &lesson, LessonProgress progress, const LessonIntent &intent)
{
    return std::visit(Reducer {lesson, std::move(progress)}, intent);
}

bool isHidden(const Lesson &lesson, const LessonProgress &progress)
{
    const LessonStep &step = stepOf(lesson, progress);
    return step.question && step.hides && !progress.current().revealed;
}

} // namespace backoff
