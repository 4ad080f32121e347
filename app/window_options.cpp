// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window_options.h"

#include "app/thread_option.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace backoff {

namespace {

std::vector<std::string> windowOptionNames()
{
    std::vector<std::string> names;
    for (const OptionSpec &spec : optionTable()) {
        if (windowTakes(spec))
            names.emplace_back(spec.name);
    }
    return names;
}

class WindowReader
{
public:
    WindowReader(
        std::span<const std::string> arguments, Language systemLanguage, const SessionLoader &load)
        : m_arguments(readArguments(arguments))
        , m_systemLanguage(systemLanguage)
        , m_load(load)
    {
    }

    WindowOptions read()
    {
        m_options.help = m_arguments.has(OptionId::Help);
        m_options.version = m_arguments.has(OptionId::Version);
        m_options.play = m_arguments.has(OptionId::Play);
        m_options.present = m_arguments.has(OptionId::Present);
        readLanguage();
        readForm();
        readFile();
        readOpened();
        readExperiment();
        if (m_options.lesson.isGiven())
            ignoreExperiment();
        return std::move(m_options);
    }

private:
    void readLanguage()
    {
        const std::string *name = m_arguments.valueOf(OptionId::Language);
        if (!name)
            return;
        m_options.language = languageNamed(*name);
        if (!m_options.language)
            report({ProblemKind::UnknownName, "--lang", *name, {"en", "es"}});
    }

    // Options that have no place on this line.
    void readForm()
    {
        for (Problem problem : m_arguments.problems) {
            if (problem.kind == ProblemKind::UnknownOption)
                problem.accepted = windowOptionNames();
            report(std::move(problem));
        }
        for (const GivenOption &given : m_arguments.options) {
            const std::string name(specOf(given.id).name);
            const auto isTaken
                = [&](const OptionSpec &spec) { return spec.id == given.id && windowTakes(spec); };
            if (std::ranges::none_of(optionTable(), isTaken))
                report({ProblemKind::OptionNotTaken, name, given.value, windowOptionNames()});
        }
    }

    void readFile()
    {
        FileRequest &file = m_options.file;
        file.handout = m_arguments.has(OptionId::Handout);
        keep(OptionId::Picture, file.picture);
        keep(OptionId::Size, file.size);
        keep(OptionId::Scale, file.scale);
        keep(OptionId::Palette, file.palette);
        keep(OptionId::Answers, file.answers);
        keep(OptionId::Output, file.output);
        if (file.picture && file.handout)
            refuseTogether("--picture", *file.picture, "--handout");
        for (const auto &[option, value] : {std::pair("--size", file.size),
                 std::pair("--scale", file.scale),
                 std::pair("--palette", file.palette)})
            requireWith(option, value, file.picture.has_value(), "--picture");
        requireWith("--answers", file.answers, file.handout, "--handout");
        requireWith("--output", file.output, file.isMade(), "--picture, --handout");
        readThreadsOfPicture();
        for (const GivenOption &given : m_arguments.options)
            file.given.push_back(given.id);
        if (m_options.present && file.isMade())
            refuseTogether({}, "--present", fileOption());
        if (m_options.play && file.isMade())
            m_options.ignored.push_back({OptionId::Play,
                file.picture ? OptionId::Picture : OptionId::Handout,
                file.picture.value_or(std::string())});
    }

    // The window itself works with all processors.
    void readThreadsOfPicture()
    {
        std::optional<std::string> threads;
        keep(OptionId::Threads, threads);
        requireWith("--threads", threads, m_options.file.picture.has_value(), "--picture");
        m_options.file.threads = readThreads(m_arguments, m_options.problems);
    }

    void keep(OptionId id, std::optional<std::string> &target) const
    {
        if (const std::string *value = m_arguments.valueOf(id))
            target = *value;
    }

    void requireWith(const char *option,
        const std::optional<std::string> &value,
        bool isThere,
        const char *other)
    {
        if (value && !isThere)
            report({.kind = ProblemKind::OnlyTogether,
                .option = option,
                .value = *value,
                .other = other});
    }

    // The option that makes a file instead of the window.
    [[nodiscard]] std::string fileOption() const
    {
        return m_options.file.picture ? "--picture" : "--handout";
    }

    // One file at most: the argument is the same as --session, or, by its name, as --lesson.
    void readOpened()
    {
        const std::vector<std::string> &files = m_arguments.words;
        const std::string *session = m_arguments.valueOf(OptionId::Session);
        const std::string *lesson = m_arguments.valueOf(OptionId::Lesson);
        if (session && lesson)
            refuseTogether("--session", *session, "--lesson");
        for (const auto &[option, value] :
            {std::pair("--session", session), std::pair("--lesson", lesson)}) {
            if (value && !files.empty())
                refuseTogether(option, *value, files.front());
        }
        for (std::size_t i = 1; i < files.size(); ++i)
            report({ProblemKind::TooManyFiles, {}, files[i]});
        if (!session && !lesson && !files.empty())
            (isLessonFile(files.front()) ? lesson : session) = &files.front();
        if (m_options.help || m_options.version)
            return;
        if (lesson)
            readLesson(*lesson);
        readSession(session);
    }

    void readLesson(const std::string &name)
    {
        if (name.empty())
            return report({ProblemKind::EmptyValue, "--lesson"});
        if (m_options.file.isMade())
            return refuseTogether(
                m_arguments.valueOf(OptionId::Lesson) ? "--lesson" : "", name, fileOption());
        m_options.lesson.name = name;
        m_options.lesson.lesson = loadGivenLesson(name, languageOfProblems(), m_options.problems);
    }

    void readSession(const std::string *session)
    {
        if (session && !isUtf8(*session))
            report({ProblemKind::NotUtf8, "--session", *session});
        else
            m_options.session = loadGivenSession(OptionId::Session,
                session,
                windowLimits,
                languageOfProblems(),
                m_load,
                m_options.problems);
    }

    [[nodiscard]] Language languageOfProblems() const
    {
        return m_options.language.value_or(m_systemLanguage);
    }

    // What was given of an experiment is good, and of no use.
    void ignoreExperiment()
    {
        m_options.experiment = {};
        m_options.play = false;
        m_options.ignored.clear();
        for (const GivenOption &given : m_arguments.options) {
            const OptionGroup group = specOf(given.id).group;
            if (group == OptionGroup::Policy || group == OptionGroup::Scenario
                || group == OptionGroup::Fleet || given.id == OptionId::Play)
                m_options.ignored.push_back({given.id, OptionId::Lesson, m_options.lesson.name});
        }
    }

    void readExperiment()
    {
        m_options.bin = givenBin(m_arguments, m_options.session);
        ExperimentOptions read = backoff::readExperiment(
            m_arguments, Purpose::Window, windowLimits, m_options.session);
        m_options.experiment = std::move(read.experiment);
        std::ranges::move(read.ignored, std::back_inserter(m_options.ignored));
        std::ranges::move(read.problems, std::back_inserter(m_options.problems));
    }

    void refuseTogether(std::string option, std::string value, std::string other)
    {
        report({.kind = ProblemKind::NotTogether,
            .option = std::move(option),
            .value = std::move(value),
            .other = std::move(other)});
    }

    void report(Problem problem) { m_options.problems.push_back(std::move(problem)); }

    Arguments m_arguments;
    Language m_systemLanguage;
    const SessionLoader &m_load;
    WindowOptions m_options;
};

} // namespace

bool windowTakes(const OptionSpec &option)
{
    switch (option.group) {
    case OptionGroup::Session:
    case OptionGroup::Policy:
    case OptionGroup::Scenario:
    case OptionGroup::Threads:
    case OptionGroup::Window:
    case OptionGroup::Files:
    case OptionGroup::General:
        return true;
    case OptionGroup::Fleet:
        // One strategy is chosen; a histogram is a table.
        return option.id != OptionId::Jitter && option.id != OptionId::Histogram;
    case OptionGroup::Comparison:
    case OptionGroup::Contention:
    case OptionGroup::Output:
    case OptionGroup::Export:
        return false;
    }
    return false;
}

WindowOptions parseWindowOptions(
    std::span<const std::string> arguments, Language systemLanguage, const SessionLoader &load)
{
    return WindowReader(arguments, systemLanguage, load).read();
}

} // namespace backoff
