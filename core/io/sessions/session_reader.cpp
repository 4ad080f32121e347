// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/sessions/session_reader.h"

#include "core/io/file_reader.h"
#include "core/io/sessions/experiment_reader.h"
#include "core/io/sessions/json_document.h"
#include "core/io/sessions/object_reader.h"
#include "core/io/sessions/session_origin.h"
#include "core/io/sessions/view_reader.h"

#include <string>
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
        readVersion(top, "formatVersion", m_findings);
        if (!m_findings.problem()) {
            readParts(top);
        }
        if (!m_findings.problem()) {
            checkExperiment(m_experiment, m_limits, m_findings);
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
    void readParts(ObjectReader &top)
    {
        ObjectReader policy("policy", top.takeOf(JsonKind::Object, "policy", "object"), m_findings);
        m_experiment = defaultExperiment(readUnit(policy, Unit::Seconds));
        top.text("title", m_experiment.title);
        top.text("notes", m_experiment.notes);
        readPolicy(policy, m_experiment.policy);
        m_origin.unknownOfPolicy = policy.unknown();
        ObjectReader scenario(
            "scenario", top.takeOf(JsonKind::Object, "scenario", "object"), m_findings);
        readScenario(scenario, m_experiment.scenario);
        m_origin.unknownOfScenario = scenario.unknown();
        ObjectReader fleet("fleet", top.takeOf(JsonKind::Object, "fleet", "object"), m_findings);
        readFleet(fleet, m_experiment.fleet);
        m_origin.unknownOfFleet = fleet.unknown();
    }

    void readShown(ObjectReader &top)
    {
        ObjectReader view("view", top.takeOf(JsonKind::Object, "view", "object"), m_findings);
        readPinned(view);
        readView(view, m_origin);
        m_origin.unknown = top.unknown();
        const SessionView &shown = m_origin.view;
        for (const Error &error : validate(ContentionSettings {
                 shown.contentionClients, shown.contentionRuns, m_experiment.policy.seed})) {
            m_findings.bad(error);
        }
    }

    void readPinned(ObjectReader &view)
    {
        const auto object = view.takeOf(JsonKind::Object, "policyB", "object");
        if (!object) {
            return;
        }
        ObjectReader reader("view.policyB", object, m_findings);
        m_origin.view.policyB = readPolicyB(reader, m_experiment, m_limits, m_findings);
        m_origin.unknownOfPolicyB = reader.unknown();
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
        return SessionProblem {
            .fault = SessionFault::TooLarge, .value = std::to_string(mostSessionBytes)};
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
