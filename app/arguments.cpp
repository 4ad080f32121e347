// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include <QUtf8StringView>

#include <algorithm>

namespace backoff {

namespace {

bool isUtf8(const std::string &text)
{
    return QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8();
}

class Reader
{
public:
    explicit Reader(std::span<const std::string> arguments)
        : m_left(arguments)
    {
    }

    Arguments read()
    {
        while (!m_left.empty()) {
            const std::string &argument = takeNext();
            if (argument.size() > 1 && argument.front() == '-')
                readOption(argument);
            else
                m_result.words.push_back(argument);
        }
        return std::move(m_result);
    }

private:
    const std::string &takeNext()
    {
        const std::string &next = m_left.front();
        m_left = m_left.subspan(1);
        return next;
    }

    void readOption(const std::string &argument)
    {
        const std::size_t equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        const OptionSpec *spec = findOption(name);
        if (!spec)
            return report(ProblemKind::UnknownOption, name);

        std::string value;
        const bool attached = equals != std::string::npos;
        if (attached)
            value = argument.substr(equals + 1);
        if (attached && !spec->takesValue())
            return report(ProblemKind::UnexpectedValue, name, value);
        if (!attached && spec->takesValue()) {
            if (m_left.empty() || m_left.front().starts_with("--"))
                return report(ProblemKind::MissingValue, name);
            value = takeNext();
        }
        keep(*spec, std::move(value));
    }

    void keep(const OptionSpec &spec, std::string value)
    {
        const std::string name(spec.name);
        if (!isUtf8(value))
            return report(ProblemKind::NotUtf8, name, value);
        if (m_result.has(spec.id))
            return report(ProblemKind::Repeated, name, value);
        m_result.options.push_back({spec.id, std::move(value)});
    }

    void report(ProblemKind kind, const std::string &option, const std::string &value = {})
    {
        m_result.problems.push_back({.kind = kind, .option = option, .value = value});
    }

    std::span<const std::string> m_left;
    Arguments m_result;
};

} // namespace

const std::string *Arguments::valueOf(OptionId id) const
{
    const auto found = std::ranges::find(options, id, &GivenOption::id);
    return found == options.end() ? nullptr : &found->value;
}

Arguments readArguments(std::span<const std::string> arguments) { return Reader(arguments).read(); }

} // namespace backoff
