// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/session_reader.h"

#include "core/io/file_reader.h"
#include "core/io/sessions/json_document.h"
#include "core/io/sessions/object_reader.h"
#include "core/io/sessions/session_origin.h"
#include "core/io/sessions/view_reader.h"

#include <cmath>
#include <utility>

namespace backoff {

namespace {

class SessionReader
{
public:
    SessionReader(const JsonDocument &document, std::string_view bytes, Limits limits)
        : m_document(document)
        , m_bytes(bytes)
        , m_limits(limits)
        , m_findings(bytes)
    {
    }

    std::variant<Session, SessionProblem> read()
    {
        const JsonValue root = m_document.root();
        if (root.kind() != JsonKind::Object) {
            return SessionProblem {.fault = SessionFault::NotASession};
        }
        ObjectReader top({}, root, m_findings);
        readVersion(top);
        if (!m_findings.problem()) {
            readParts(top);
        }
        if (!m_findings.problem()) {
            checkWhole();
        }
        if (!m_findings.problem()) { // policy B has the same fields: those of the first are done
            readShown(top);
        }
        if (m_findings.problem()) {
            return *m_findings.problem();
        }
        m_origin.bytes = std::string(m_bytes);
        m_origin.experiment = m_experiment;
        return Session {m_experiment,
            m_origin.view,
            std::make_shared<const SessionOrigin>(std::move(m_origin))};
    }

private:
    void readVersion(ObjectReader &top)
    {
        const std::optional<JsonValue> version = top.take("formatVersion");
        if (!version) {
            m_findings.report({.fault = SessionFault::NotASession});
        } else if (version->kind() != JsonKind::Number) {
            m_findings.wrongType("formatVersion", *version, "whole number");
        } else if (version->raw() != "1") {
            checkOtherVersion(*version);
        }
    }

    void checkOtherVersion(const JsonValue &version)
    {
        const Result<double> number = parseNumber(version.raw(), Field::Digits);
        const double value = number ? *number : 0;
        if (value == 1) {
            return; // written 1.0, or 1e0
        }
        if (value != std::trunc(value)) {
            m_findings.wrongType("formatVersion", version, "whole number");
            return;
        }
        const SessionFault fault
            = value > 1 ? SessionFault::NewerVersion : SessionFault::UnknownVersion;
        m_findings.report(
            problemAt(m_bytes, version.offset(), fault, "formatVersion", version.raw()));
    }

    void readParts(ObjectReader &top)
    {
        ObjectReader policy("policy", top.takeOf(JsonKind::Object, "policy", "object"), m_findings);
        Unit unit = Unit::Seconds;
        policy.name("unit", unit, Field::Unit, parseUnit);
        m_experiment = defaultExperiment(unit);
        top.text("title", m_experiment.title);
        top.text("notes", m_experiment.notes);
        readPolicy(policy, m_experiment.policy);
        m_origin.unknownOfPolicy = policy.unknown();
        readScenario({"scenario", top.takeOf(JsonKind::Object, "scenario", "object"), m_findings});
        readFleet({"fleet", top.takeOf(JsonKind::Object, "fleet", "object"), m_findings});
    }

    void readShown(ObjectReader &top)
    {
        ObjectReader view("view", top.takeOf(JsonKind::Object, "view", "object"), m_findings);
        readPolicyB(view);
        readView(view, m_origin);
        m_origin.unknown = top.unknown();
        const SessionView &shown = m_origin.view;
        for (const Error &error : validate(ContentionSettings {
                 shown.contentionClients, shown.contentionRuns, m_experiment.policy.seed})) {
            m_findings.bad(error);
        }
    }

    void readPolicyB(ObjectReader &view)
    {
        const auto object = view.takeOf(JsonKind::Object, "policyB", "object");
        if (!object) {
            return;
        }
        ObjectReader reader("view.policyB", object, m_findings);
        Unit unit = m_experiment.policy.unit;
        reader.name("unit", unit, Field::Unit, parseUnit);
        Policy policy = defaultExperiment(unit).policy;
        readPolicy(reader, policy);
        m_origin.unknownOfPolicyB = reader.unknown();
        if (m_findings.problem()) {
            return;
        }
        const Result<Policy> converted = inUnit(policy, m_experiment.policy.unit);
        if (!converted) {
            m_findings.bad(converted.error());
            return;
        }
        for (const Error &error : validate(withPolicy(m_experiment, *converted), m_limits)) {
            m_findings.bad(error);
        }
        m_origin.view.policyB = *converted;
    }

    static void readPolicy(ObjectReader &reader, Policy &policy)
    {
        reader.number("base", policy.base, Field::Base);
        reader.number("multiplier", policy.multiplier, Field::Multiplier);
        reader.numberOrNull("cap", policy.cap, Field::Cap);
        reader.integer("attempts", policy.attempts, Field::Attempts);
        reader.name("jitter", policy.jitter, Field::Jitter, parseJitter);
        reader.number("spread", policy.spread, Field::Spread);
        reader.name("capPlacement", policy.capPlacement, Field::CapPlacement, parseCapPlacement);
        reader.numbers("offsets", policy.offsets, Field::Offsets);
        reader.seed("seed", policy.seed);
    }

    void readScenario(ObjectReader reader)
    {
        Scenario &scenario = m_experiment.scenario;
        reader.name("name", scenario.kind, Field::Scenario, parseScenarioKind);
        scenario.failFirst = defaultFailFirst(scenario.kind);
        reader.integer("failFirst", scenario.failFirst, Field::FailFirst);
        reader.number("downFrom", scenario.downFrom, Field::DownFrom);
        reader.number("downUntil", scenario.downUntil, Field::DownUntil);
        reader.number("retryAfter", scenario.retryAfter, Field::RetryAfter);
        reader.text("script", scenario.script, Field::Script);
        reader.number("callDuration", scenario.callDuration, Field::CallDuration);
        m_origin.unknownOfScenario = reader.unknown();
    }

    void readFleet(ObjectReader reader)
    {
        FleetSettings &fleet = m_experiment.fleet;
        reader.integer("clients", fleet.clients, Field::Clients);
        reader.numberOrNull("outage", fleet.outage, Field::Outage);
        reader.numberOrNull("capacity", fleet.capacity, Field::Capacity);
        reader.number("bin", fleet.bin, Field::Bin);
        reader.boolean("sharedSeed", fleet.sharedSeed);
        m_origin.unknownOfFleet = reader.unknown();
    }

    void checkWhole()
    {
        const Unit unit = m_experiment.policy.unit;
        for (const Error &error : validate(m_experiment, m_limits)) {
            m_findings.bad(asGiven(error));
        }
        for (const Error &error : validate(m_experiment.fleet, unit, m_limits)) {
            m_findings.bad(error);
        }
    }

    // What the file says is named: the start, where only that is given.
    [[nodiscard]] Error asGiven(Error error) const
    {
        if (error.code == ErrorCode::UntilNotAfterFrom && m_findings.isGiven(Field::DownFrom)
            && !m_findings.isGiven(Field::DownUntil)) {
            error.where = Field::DownFrom;
            error.value = m_findings.rawOf(Field::DownFrom);
        }
        return error;
    }

    const JsonDocument &m_document;
    std::string_view m_bytes;
    Limits m_limits;
    ReadingFindings m_findings;
    Experiment m_experiment;
    SessionOrigin m_origin;
};

} // namespace

std::variant<Session, SessionProblem> readSession(std::string_view bytes, Limits limits)
{
    if (bytes.size() > mostSessionBytes) {
        return SessionProblem {.fault = SessionFault::TooLarge};
    }
    const auto parsed = JsonDocument::parse(bytes);
    if (const auto *problem = std::get_if<SessionProblem>(&parsed)) {
        return *problem;
    }
    return SessionReader(std::get<JsonDocument>(parsed), bytes, limits).read();
}

LoadedSession loadSession(const QString &path, Limits limits, const Labels &labels)
{
    const auto bytes = readFile(path, mostSessionBytes);
    if (const auto *failure = std::get_if<ReadFailure>(&bytes)) {
        return {{}, message(*failure, path, mostSessionBytes, labels)};
    }
    auto session = readSession(std::get<std::string>(bytes), limits);
    if (const auto *problem = std::get_if<SessionProblem>(&session)) {
        const QString reason = message(*problem, limits, labels);
        return {{},
            labels.text(QT_TRANSLATE_NOOP("Labels", "Could not read '%1': %2.")).arg(path, reason)};
    }
    return {std::get<Session>(std::move(session)), {}};
}

} // namespace backoff
