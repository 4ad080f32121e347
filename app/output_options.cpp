// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/output_options.h"

#include "app/name_list.h"

namespace backoff {

namespace {

std::vector<std::string> columnNames(TableKind kind, Unit unit, bool hasPolicyB)
{
    std::vector<std::string> names;
    for (const ColumnId id : columnsOf(kind, hasPolicyB))
        names.push_back(columnName(id, unit));
    return names;
}

class OutputReader
{
public:
    OutputReader(const Arguments &arguments, TableKind kind, std::optional<Unit> unit)
        : m_arguments(arguments)
        , m_kind(kind)
        , m_unit(unit)
    {
    }

    OutputOptions read()
    {
        if (const std::string *name = m_arguments.valueOf(OptionId::Format))
            readFormat(*name);
        if (const std::string *list = m_arguments.valueOf(OptionId::Columns))
            readColumns(*list);
        if (const std::string *text = m_arguments.valueOf(OptionId::Digits))
            readDigits(*text);
        if (const std::string *file = m_arguments.valueOf(OptionId::Output))
            readFile(*file);
        return std::move(m_result);
    }

private:
    void readFormat(const std::string &name)
    {
        const auto format = formatNamed(name);
        if (!format)
            report({ProblemKind::UnknownName, "--format", name, formatNames(m_kind)});
        else if (!isFormatOf(*format, m_kind))
            report(formatElsewhere(*format, formatNames(m_kind)));
        else
            m_result.settings.format = *format;
    }

    void readColumns(const std::string &list)
    {
        if (!m_unit)
            return;
        const bool hasPolicyB = m_arguments.has(OptionId::PolicyB);
        const auto named
            = [&](const auto &name) { return columnNamed(m_kind, *m_unit, name, hasPolicyB); };
        m_result.settings.columns = readNames<ColumnId>(
            "--columns", list, named, columnNames(m_kind, *m_unit, hasPolicyB), m_result.problems);
        if (!isTable(m_result.settings.format))
            ignore(OptionId::Columns);
    }

    void readDigits(const std::string &text)
    {
        if (m_result.settings.format == Format::Python)
            ignore(OptionId::Digits);
        if (text == "full") {
            m_result.settings.digits = Digits::full();
            return;
        }
        const Result<std::int64_t> number = parseInteger(text, Field::Digits);
        if (!number)
            report({ProblemKind::BadField, "--digits", text, {}, {}, number.error()});
        else if (*number < 0 || *number > maxDecimals)
            report({ProblemKind::BadField,
                "--digits",
                text,
                {},
                {},
                {ErrorCode::OutOfRange, Field::Digits, text}});
        else
            m_result.settings.digits = Digits::fixed(static_cast<int>(*number));
    }

    void readFile(const std::string &file)
    {
        if (file.empty())
            report({ProblemKind::EmptyValue, "--output"});
        else if (file == "-")
            report({ProblemKind::DashAsFile, "--output", file});
        else
            m_result.settings.file = file;
    }

    // By the format that was chosen.
    void ignore(OptionId option)
    {
        m_result.ignored.push_back(
            {option, OptionId::Format, std::string(nameOf(m_result.settings.format))});
    }

    void report(Problem problem) { m_result.problems.push_back(std::move(problem)); }

    const Arguments &m_arguments;
    TableKind m_kind;
    std::optional<Unit> m_unit;
    OutputOptions m_result;
};

} // namespace

std::vector<std::string> formatNames(TableKind kind)
{
    std::vector<std::string> names;
    for (const Format format : allFormats) {
        if (isFormatOf(format, kind))
            names.emplace_back(nameOf(format));
    }
    return names;
}

std::vector<std::string> tableFormatNames()
{
    std::vector<std::string> names;
    for (const Format format : allFormats) {
        if (isTable(format))
            names.emplace_back(nameOf(format));
    }
    return names;
}

Problem formatElsewhere(Format format, std::vector<std::string> accepted)
{
    const TableKind kind = format == Format::Python ? TableKind::Retries : TableKind::Attempts;
    return {.kind = ProblemKind::FormatElsewhere,
        .option = "--format",
        .value = std::string(nameOf(format)),
        .accepted = std::move(accepted),
        .other = std::string(nameOf(kind))};
}

OutputOptions readOutput(const Arguments &arguments, TableKind kind, std::optional<Unit> unit)
{
    return OutputReader(arguments, kind, unit).read();
}

} // namespace backoff
