// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contention_options.h"

#include "core/engine/units.h"

#include <utility>

namespace backoff {

namespace {

class ContentionReader
{
public:
    explicit ContentionReader(const Arguments &arguments)
        : m_arguments(arguments)
    {
    }

    ContentionOptions read(const GivenSession &session)
    {
        ContentionStudy &study = m_result.study;
        if (session.session) {
            study.title = session.session->experiment.title;
            study.settings.seed = session.session->experiment.policy.seed;
        }
        if (const std::string *title = m_arguments.valueOf(OptionId::Title))
            study.title = *title;
        take(OptionId::Clients, study.settings.clients, [](const std::string &text) {
            return parseInteger(text, Field::Contenders);
        });
        take(OptionId::Runs, study.settings.runs, [](const std::string &text) {
            return parseInteger(text, Field::Runs);
        });
        take(OptionId::Seed, study.settings.seed, parseSeed);
        for (const Error &error : validate(study.settings))
            report(error.where == Field::Runs ? OptionId::Runs : OptionId::Clients, error);
        return std::move(m_result);
    }

private:
    template<typename T, typename Parse> void take(OptionId id, T &target, Parse parse)
    {
        const std::string *text = m_arguments.valueOf(id);
        if (!text)
            return;
        const Result<T> parsed = parse(*text);
        if (parsed)
            target = *parsed;
        else
            report(id, parsed.error());
    }

    void report(OptionId id, const Error &error)
    {
        m_result.problems.push_back({.kind = ProblemKind::BadField,
            .option = std::string(specOf(id).name),
            .value = error.value,
            .error = error});
    }

    const Arguments &m_arguments;
    ContentionOptions m_result;
};

} // namespace

ContentionOptions readContention(const Arguments &arguments, const GivenSession &session)
{
    return ContentionReader(arguments).read(session);
}

} // namespace backoff
