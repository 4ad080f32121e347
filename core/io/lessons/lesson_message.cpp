// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a lesson file, in words.

#include "core/io/lessons/lesson_reader.h"
#include "core/io/qt_text.h"

namespace backoff {

namespace {

// %1 is what the file has there, %2 what is accepted.
const char *pattern(LessonFault fault)
{
    switch (fault) {
    case LessonFault::NotALesson:
        return QT_TRANSLATE_NOOP("Labels", "it is not a lesson: it has no lessonVersion");
    case LessonFault::NewerVersion:
        return QT_TRANSLATE_NOOP("Labels",
            "it was written for a newer version: its lessonVersion is %1, this version reads 1");
    case LessonFault::UnknownVersion:
        return QT_TRANSLATE_NOOP("Labels", "lessonVersion %1 is not known; this version reads 1");
    case LessonFault::NoSteps:
        return QT_TRANSLATE_NOOP("Labels", "a lesson needs at least one step");
    case LessonFault::UnknownKey:
        return QT_TRANSLATE_NOOP("Labels", "the key '%1' is not known; accepted: %2");
    case LessonFault::UnknownName:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is not a known name; accepted: %2");
    case LessonFault::MissingText:
        return QT_TRANSLATE_NOOP("Labels", "this must be given, and must not be empty");
    case LessonFault::MissingLanguage:
        return QT_TRANSLATE_NOOP("Labels", "a text in en, in es or in both is expected");
    case LessonFault::TextTooLong:
        return QT_TRANSLATE_NOOP("Labels", "the text is too long; accepted: at most %2 characters");
    case LessonFault::NotOneLine:
        return QT_TRANSLATE_NOOP("Labels", "a title or a choice is one line");
    case LessonFault::ControlCharacter:
        return QT_TRANSLATE_NOOP("Labels", "the character %1 cannot be shown");
    case LessonFault::TooManySteps:
        return QT_TRANSLATE_NOOP("Labels", "there are too many steps; accepted: at most %2");
    case LessonFault::NoAnswer:
        return QT_TRANSLATE_NOOP("Labels", "a question needs choices, or an answer");
    case LessonFault::TwoKindsOfAnswer:
        return QT_TRANSLATE_NOOP("Labels", "a question has choices or an answer, not both");
    case LessonFault::TooFewChoices:
        return QT_TRANSLATE_NOOP("Labels", "a question needs at least two choices");
    case LessonFault::TooManyChoices:
        return QT_TRANSLATE_NOOP("Labels", "there are too many choices; accepted: at most %2");
    case LessonFault::BadTolerance:
        return QT_TRANSLATE_NOOP("Labels", "'%1' is out of range; accepted: a number of 0 or more");
    case LessonFault::NoRightChoice:
        return QT_TRANSLATE_NOOP(
            "Labels", "no choice is right in this experiment; exactly one must be");
    case LessonFault::SeveralRightChoices:
        return QT_TRANSLATE_NOOP(
            "Labels", "the choices %1 are right in this experiment; exactly one must be");
    case LessonFault::TooMuchWork:
        return QT_TRANSLATE_NOOP("Labels",
            "the lesson would take too long to compute; fewer clients, fewer attempts or fewer "
            "steps help");
    case LessonFault::Json:
    case LessonFault::BadFact:
        break; // they say it themselves
    }
    return "";
}

QString reason(const LessonProblem &problem, const Labels &labels)
{
    if (problem.fact) {
        return message(*problem.fact, labels);
    }
    if (problem.session && problem.fault == LessonFault::Json) {
        SessionProblem unplaced = *problem.session;
        unplaced.where.clear();
        unplaced.line = 0;
        return message(unplaced, windowLimits, labels);
    }
    // What the file says last: a '%2' in it must stay as it was written.
    return labels.text(pattern(problem.fault))
        .replace(QStringLiteral("%2"), toQString(problem.accepted))
        .replace(QStringLiteral("%1"), shortLine(problem.value));
}

} // namespace

QString message(const LessonProblem &problem, const Labels &labels)
{
    QString where = shortLine(problem.field);
    if (problem.step > 0) {
        const QString step = labels.text(QT_TRANSLATE_NOOP("Labels", "step %1"))
                                 .arg(QString::number(problem.step));
        where = where.isEmpty() ? step : step + QStringLiteral(", ") + where;
    }
    const int column = problem.session ? problem.session->column : 0;
    return atPlace(where, problem.line, column, reason(problem, labels), labels);
}

} // namespace backoff
