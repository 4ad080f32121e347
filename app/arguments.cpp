// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include <QUtf8StringView>

#include <algorithm>

namespace backoff {

namespace {

class Reader
{
public:
    Reader(std::span<const std::string> arguments, std::optional<ListOption> list)
        : m_left(arguments)
        , m_list(list)
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
        while (takesMore(*spec) && isValue(m_left))
            keep(*spec, takeNext());
    }

    [[nodiscard]] bool takesMore(const OptionSpec &spec) const
    {
        return m_list && m_list->id == spec.id && !m_result.words.empty()
            && m_result.words.front() == m_list->command;
    }

    // An option's second value may not begin with a dash: it could be the next option.
    static bool isValue(std::span<const std::string> left)
    {
        return !left.empty() && !left.front().starts_with('-');
    }

    void keep(const OptionSpec &spec, std::string value)
    {
        const std::string name(spec.name);
        if (!isUtf8(value))
            return report(ProblemKind::NotUtf8, name, value);
        if (m_result.has(spec.id) && !takesMore(spec))
            return report(ProblemKind::Repeated, name, value);
        m_result.options.push_back({spec.id, std::move(value)});
    }

    void report(ProblemKind kind, const std::string &option, const std::string &value = {})
    {
        m_result.problems.push_back({.kind = kind, .option = option, .value = value});
    }

    std::span<const std::string> m_left;
    std::optional<ListOption> m_list;
    Arguments m_result;
};

} // namespace

const std::string *Arguments::valueOf(OptionId id) const
{
    const auto found = std::ranges::find(options, id, &GivenOption::id);
    return found == options.end() ? nullptr : &found->value;
}

std::vector<std::string> Arguments::valuesOf(OptionId id) const
{
    std::vector<std::string> values;
    for (const GivenOption &given : options) {
        if (given.id == id)
            values.push_back(given.value);
    }
    return values;
}

Arguments readArguments(std::span<const std::string> arguments, std::optional<ListOption> list)
{
    return Reader(arguments, list).read();
}

bool isUtf8(std::string_view text)
{
    return QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8();
}

std::vector<std::string> splitAtCommas(const std::string &text)
{
    std::vector<std::string> items;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t comma = text.find(',', begin);
        items.push_back(text.substr(begin, comma - begin));
        if (comma == std::string::npos)
            return items;
        begin = comma + 1;
    }
}

} // namespace backoff
