// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words for everything the engine says in enums and numbers, in English and Spanish.
//
// One Labels object speaks one language, whatever the window's is: an export or a transcript has a
// language of its own. Spanish comes from the same translation file as the window's texts; English
// is the source text. Numbers keep a decimal point in every language. Logic never reads a label.

#pragma once

#include "core/engine/contention.h"
#include "core/engine/policy.h"
#include "core/engine/result.h"
#include "core/engine/scenario.h"
#include "core/engine/trace.h"
#include "core/engine/transcript.h"
#include "core/tables/number_format.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QTranslator;

namespace backoff {

enum class Language { English, Spanish };

[[nodiscard]] std::string_view nameOf(Language language); // `en`, `es`
[[nodiscard]] std::optional<Language> languageNamed(std::string_view name);

// How a message names a field: as the form does ("Base") or as the command line does ("--base").
enum class FieldNaming { Form, Option };

// One line whatever was typed: control characters, line ends and what turns the direction of the
// text become `instead`. A terminal would obey them.
[[nodiscard]] QString onOneLine(QString text, QChar instead = QChar::ReplacementCharacter);
// What was typed, as a message repeats it: not endlessly long.
[[nodiscard]] QString shortened(const QString &typed);
// The same on one line, and what cannot be seen is marked: it may be all that is wrong.
[[nodiscard]] QString shortLine(const std::string &typed);

class Labels
{
public:
    explicit Labels(Language language);
    ~Labels();
    Labels(Labels &&) noexcept;
    Labels &operator=(Labels &&) noexcept;

    [[nodiscard]] Language language() const;

    [[nodiscard]] QString unit(Unit unit) const; // "s", "ms"
    [[nodiscard]] QString jitter(Jitter jitter) const; // "Full jitter"
    [[nodiscard]] QString backoff(Backoff backoff) const; // "No backoff"
    [[nodiscard]] QString formula(Backoff backoff) const; // "uniform(0, c)"
    [[nodiscard]] QString formula(const Policy &policy) const; // "uniform(0, c)"
    [[nodiscard]] QString capPlacement(CapPlacement placement) const;
    [[nodiscard]] QString scenario(ScenarioKind kind) const; // "Brief blip"
    [[nodiscard]] QString scenarioDescription(ScenarioKind kind) const; // one line
    [[nodiscard]] QString outcome(Outcome outcome) const; // "transient"
    [[nodiscard]] QString stopReason(StopReason reason) const; // "exhausted"
    [[nodiscard]] QString errorText(const Answer &answer, std::int64_t attempt, Unit unit) const;

    [[nodiscard]] QString field(Field field, FieldNaming naming) const;
    [[nodiscard]] QString notice(Notice notice) const;

    // What the field accepts, for a hint: "a duration above 0, such as 0.5, 500 ms or 2 min".
    [[nodiscard]] QString accepted(Field field, Limits limits) const;
    // "'abc' is not a number; accepted: ..." without the field's name, to stand beside the field.
    [[nodiscard]] QString reason(const Error &error, Limits limits) const;
    // The same where something else is accepted than in the form.
    [[nodiscard]] QString reason(const Error &error, const QString &accepted) const;
    // The first one with the field's name in front.
    [[nodiscard]] QString message(const Error &error, Limits limits, FieldNaming naming) const;

    // One line, without its line end; digits are for drawn values.
    [[nodiscard]] QString transcriptLine(
        const TranscriptLine &line, Unit unit, Digits digits) const;
    // The whole transcript, each line ended by LF.
    [[nodiscard]] QString transcript(const Trace &trace, Digits digits) const;

    // Any other text marked with QT_TRANSLATE_NOOP("Labels", ...), in this language.
    [[nodiscard]] QString text(const char *source) const;

private:
    Language m_language;
    std::unique_ptr<QTranslator> m_translator; // none for English
};

} // namespace backoff
