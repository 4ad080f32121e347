// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/export_options.h"

#include "app/name_list.h"
#include "app/output_options.h"
#include "core/io/qt_text.h"

#include <QDir>

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

// Where the folder is copied to may not tell capital letters or compositions of accents apart.
QString asOneName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

class ExportReader
{
public:
    explicit ExportReader(const Arguments &arguments)
        : m_arguments(arguments)
    {
    }

    ExportOptions read()
    {
        readFolder();
        readSessions();
        readFormats();
        readLanguages();
        return std::move(m_result);
    }

private:
    void readFolder()
    {
        const std::string folder = m_arguments.words.size() > 1 ? m_arguments.words[1] : "";
        if (folder.empty())
            report({ProblemKind::NoFolder, {}, {}, {}});
        else if (!isUtf8(folder))
            report({ProblemKind::NotUtf8, "export", folder, {}});
        m_result.order.folder = QString::fromStdString(folder);
    }

    void readSessions()
    {
        std::vector<QString> names;
        for (const std::string &path : m_arguments.valuesOf(OptionId::Session)) {
            std::vector<QString> &sessions = m_result.order.sessions;
            const QString session = QString::fromStdString(path);
            const QString name = asOneName(sessionName(session));
            const auto same = std::ranges::find(names, name);
            if (path.empty())
                report({ProblemKind::EmptyValue, "--session"});
            else if (same != names.end())
                report({.kind = ProblemKind::SameSessionName,
                    .option = "--session",
                    .value = path,
                    .other
                    = sessions[static_cast<std::size_t>(same - names.begin())].toStdString()});
            names.push_back(name);
            sessions.push_back(session);
        }
        if (names.empty() && !isTold(OptionId::Session))
            report({ProblemKind::NoSession, {}, {}, {}});
    }

    void readFormats()
    {
        const std::vector<std::string> accepted = tableFormatNames();
        std::ranges::copy_if(allFormats, std::back_inserter(m_result.order.formats), isTable);
        const std::string *list = m_arguments.valueOf(OptionId::Format);
        if (!list)
            return;
        const std::vector<Format> all = m_result.order.formats;
        const auto named = [&](const std::string &name) {
            const auto format = std::ranges::find(all, name, [](Format f) { return nameOf(f); });
            return format == all.end() ? std::nullopt : std::optional(*format);
        };
        m_result.order.formats
            = readNames<Format>("--format", *list, named, accepted, m_result.problems);
        for (Problem &problem : m_result.problems) {
            const auto format = formatNamed(problem.value);
            if (problem.kind == ProblemKind::UnknownName && format)
                problem = formatElsewhere(*format, accepted);
        }
    }

    void readLanguages()
    {
        m_result.order.languages = {Language::English, Language::Spanish};
        if (const std::string *list = m_arguments.valueOf(OptionId::Language))
            m_result.order.languages = readNames<Language>(
                "--lang", *list, languageNamed, {"en", "es"}, m_result.problems);
    }

    // The reader of the arguments has told why the option has no value.
    [[nodiscard]] bool isTold(OptionId id) const
    {
        return std::ranges::find(m_arguments.problems, specOf(id).name, &Problem::option)
            != m_arguments.problems.end();
    }

    void report(Problem problem) { m_result.problems.push_back(std::move(problem)); }

    const Arguments &m_arguments;
    ExportOptions m_result;
};

} // namespace

ExportOptions readExport(const Arguments &arguments) { return ExportReader(arguments).read(); }

QString sessionName(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    const QString name = clean.mid(clean.lastIndexOf(QLatin1Char('/')) + 1);
    const QString suffix = QStringLiteral(".backofflab");
    const bool hasSuffix
        = name.size() > suffix.size() && name.endsWith(suffix, Qt::CaseInsensitive);
    return hasSuffix ? name.chopped(suffix.size()) : name;
}

QString exportName(const QString &session, TableKind table, Language language, Format format)
{
    return QStringLiteral("%1-%2-%3.%4")
        .arg(session,
            toQString(nameOf(table)),
            toQString(nameOf(language)),
            toQString(suffixOf(format)));
}

} // namespace backoff
