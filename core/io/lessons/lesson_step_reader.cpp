// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_step_reader.h"

#include "core/io/sessions/experiment_reader.h"
#include "core/io/sessions/view_names.h"
#include "core/io/sessions/view_reader.h"

#include <algorithm>
#include <utility>

namespace backoff {

LessonStep LessonStepReader::read(const JsonValue &value)
{
    const LessonStep before = std::exchange(m_step, {});
    m_step.experiment = before.experiment;
    m_step.view = before.view;
    if (value.kind() != JsonKind::Object) {
        m_findings.values().wrongType({}, value, "object");
        return {};
    }
    ObjectReader step({}, value, m_findings.values());
    const auto experiment = step.takeOf(JsonKind::Object, "experiment", "object");
    readExperiment({"experiment", experiment, m_findings.values()});
    if (m_findings.isGood()) { // policy B has the same fields: those of the first are done
        const auto view = step.takeOf(JsonKind::Object, "view", "object");
        readView({"view", view, m_findings.values()}, view);
    }
    if (m_findings.isGood()) {
        readTold(step);
    }
    return m_step;
}

void LessonStepReader::readExperiment(ObjectReader experiment)
{
    ReadingFindings &values = m_findings.values();
    const auto reader = [&](std::string_view key) {
        return ObjectReader(
            experiment.pathOf(key), experiment.takeOf(JsonKind::Object, key, "object"), values);
    };
    Experiment &target = m_step.experiment;
    ObjectReader policy = reader("policy");
    convert(readUnit(policy, target.policy.unit));
    readPolicy(policy, target.policy);
    m_findings.refuseUnknown(policy);
    ObjectReader scenario = reader("scenario");
    readScenario(scenario, target.scenario);
    m_findings.refuseUnknown(scenario);
    ObjectReader fleet = reader("fleet");
    readFleet(fleet, target.fleet);
    m_findings.refuseUnknown(fleet);
    m_findings.refuseUnknown(experiment);
    if (m_findings.isGood()) {
        checkExperiment(target, windowLimits, values);
    }
}

// What goes on from the step before stays what it was, in another unit.
void LessonStepReader::convert(Unit unit)
{
    if (unit == m_step.experiment.policy.unit) {
        return;
    }
    const Result<Experiment> converted = inUnit(m_step.experiment, unit);
    if (!converted) {
        m_findings.values().bad(converted.error());
        return;
    }
    m_step.experiment = *converted;
    std::optional<Policy> &pinned = m_step.view.policyB;
    if (!pinned) {
        return;
    }
    const Result<Policy> other = inUnit(*pinned, unit);
    if (other) {
        pinned = *other;
    } else {
        m_findings.values().bad(other.error());
    }
}

void LessonStepReader::readView(ObjectReader view, const std::optional<JsonValue> &object)
{
    JsonMembers unknownNames;
    readTabs(view, m_step.view, unknownNames);
    readPinned(view);
    m_findings.refuseUnknown(view);
    if (!unknownNames.empty()) {
        const std::string &key = unknownNames.front().key;
        const std::vector<JsonValue> parts = object->parts();
        const auto part
            = std::ranges::find_if(parts, [&](const JsonValue &p) { return p.key() == key; });
        m_findings.report(LessonFault::UnknownName,
            view.pathOf(key),
            *part,
            key == "chart" ? allChartNames() : allTableNames());
    }
}

void LessonStepReader::readPinned(ObjectReader &view)
{
    constexpr std::string_view key = "policyB";
    ReadingFindings &values = m_findings.values();
    const std::optional<JsonValue> value = view.take(key);
    if (value && value->kind() == JsonKind::Object) {
        ObjectReader reader(view.pathOf(key), value, values);
        m_step.view.policyB = readPolicyB(reader, m_step.experiment, windowLimits, values);
        m_findings.refuseUnknown(reader);
        return;
    }
    if (value && value->kind() == JsonKind::Null) {
        m_step.view.policyB.reset(); // pinned no longer
    } else if (value) {
        values.wrongType(view.pathOf(key), *value, "object or null");
    }
    if (m_step.view.policyB) { // still, beside another service
        const Experiment beside = withPolicy(m_step.experiment, *m_step.view.policyB);
        for (const Error &error : validate(beside, windowLimits)) {
            values.bad(error);
        }
    }
}

void LessonStepReader::readTold(ObjectReader &step)
{
    const Facts facts(m_step.experiment);
    LessonTextReader texts(m_findings, &facts, m_work);
    texts.read(step, "title", {.isOneLine = true}, m_step.title);
    texts.read(step, "text", {}, m_step.text);
    if (const auto question = step.takeOf(JsonKind::Object, "question", "object")) {
        m_step.question = readQuestion(*question, texts, m_findings);
    }
    texts.read(step, "explanation", {.isNeeded = false}, m_step.explanation);
    step.boolean("hides", m_step.hides);
    m_findings.refuseUnknown(step);
    m_work += facts.work();
}

} // namespace backoff
