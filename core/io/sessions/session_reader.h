// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a session file: every value is checked, nothing is clamped, and what is wrong is told with
// its place in the file.

#pragma once

#include "core/engine/result.h"
#include "core/io/labels.h"
#include "core/io/sessions/session.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace backoff {

enum class SessionFault {
    TooLarge, // more bytes than are accepted: value says how many are
    Empty,
    HasNul,
    NotUtf8,
    NotJson,
    CutOff, // JSON up to its end
    TooDeep,
    DuplicateKey,
    NumberTooLarge, // for any double, wherever it stands
    NotASession, // JSON, but no object with a formatVersion
    NewerVersion,
    UnknownVersion, // 0 or less
    WrongType, // expected says which one
    BadValue, // error says what the engine has against it
};

struct SessionProblem {
    SessionFault fault = SessionFault::NotJson;
    std::string where = {}; // "policy.cap", "policy.offsets[2]"; empty: the whole file
    int line = 0; // from 1; 0: unknown
    int column = 0;
    std::string value = {}; // as the file has it, shortened
    std::string expected = {}; // of WrongType: "number", "whole number", "number or null", ...
    std::optional<Error> error = {}; // of BadValue
};

[[nodiscard]] std::variant<Session, SessionProblem> readSession(
    std::string_view bytes, Limits limits);

// "policy.cap (line 7): 'abc' is not a number; accepted: ..." without the file's name.
[[nodiscard]] QString message(const SessionProblem &problem, Limits limits, const Labels &labels);

// The same of any problem in a text: what is not known (no place, line 0) is left out.
[[nodiscard]] QString atPlace(
    const QString &where, int line, int column, const QString &why, const Labels &labels);

// A session from a file, or one message that names the file, the place and the reason.
struct LoadedSession {
    std::optional<Session> session;
    QString problem; // empty where there is a session
};
[[nodiscard]] LoadedSession loadSession(const QString &path, Limits limits, const Labels &labels);

} // namespace backoff
