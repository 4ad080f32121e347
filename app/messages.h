// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line's own words, in one language: problems, notes, help, the list of scenarios.
//
// Fields and errors of the engine are worded by core/io/labels; this adds what only a command line
// has to say. Names that are typed (options, formats, columns) are the same in every language.

#pragma once

#include "app/options.h"
#include "core/io/labels.h"

#include <QString>

#include <memory>

class QTranslator;

namespace backoff {

class Messages
{
public:
    // The limits are the program's: what it says is accepted.
    explicit Messages(Language language, Limits limits = commandLineLimits);
    ~Messages();

    [[nodiscard]] const Labels &labels() const { return m_labels; }

    // One line each, without its line end and without the program's name.
    [[nodiscard]] QString problem(const Problem &problem) const;
    [[nodiscard]] QString ofPolicyB(const QString &what) const;
    [[nodiscard]] QString note(const QString &what) const; // what keeps nothing from being made
    [[nodiscard]] QString ignored(const Ignored &ignored) const;
    [[nodiscard]] QString seeHelp(std::optional<Command> command) const;
    [[nodiscard]] QString seeCall(const QString &call) const;
    [[nodiscard]] QString noDisplay() const;
    [[nodiscard]] QString standardOutputFailed(bool full) const;

    [[nodiscard]] QString summary(Command command) const;

    // A source text of the context CommandLine in this language.
    [[nodiscard]] QString text(const char *source) const;

private:
    [[nodiscard]] QString badField(const Problem &problem) const;
    [[nodiscard]] QString reason(const Problem &problem) const;
    [[nodiscard]] QString accepted(const Problem &problem) const;
    [[nodiscard]] QString acceptedValue(const OptionSpec &option) const;

    Labels m_labels;
    Limits m_limits;
    std::unique_ptr<QTranslator> m_translator; // none for English
};

} // namespace backoff
