// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window_file.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace backoff {

namespace {

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const char *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && last == end ? std::optional(number) : std::nullopt;
}

std::optional<QSize> sizeOf(std::string_view text)
{
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos)
        return std::nullopt;
    const auto width = wholeNumber(text.substr(0, cross));
    const auto height = wholeNumber(text.substr(cross + 1));
    return width && height ? std::optional(QSize(*width, *height)) : std::nullopt;
}

std::string sizeName(QSize size)
{
    return std::to_string(size.width()) + 'x' + std::to_string(size.height());
}

bool uses(PictureKind kind, const OptionSpec &option)
{
    const bool isOfHerd = kind == PictureKind::Fleet || kind == PictureKind::Contention;
    switch (option.group) {
    case OptionGroup::Policy:
        return kind != PictureKind::Contention || option.id == OptionId::Seed;
    case OptionGroup::Scenario:
        return !isOfHerd;
    case OptionGroup::Fleet:
        return kind == PictureKind::Fleet;
    case OptionGroup::Threads:
        return herdViewOf(kind).has_value();
    default:
        return true;
    }
}

class Planner
{
public:
    explicit Planner(const FileRequest &request)
        : m_request(request)
    {
    }

    FilePlan plan(bool logScale)
    {
        if (m_request.picture)
            m_plan.file = picture(logScale);
        else
            m_plan.file = handout();
        return std::move(m_plan);
    }

private:
    PictureFile picture(bool logScale)
    {
        PictureFile file;
        PictureSettings &settings = file.settings;
        settings.logScale = logScale;
        std::vector<std::string> kinds;
        for (const PictureKind kind : allPictures)
            kinds.emplace_back(nameOf(kind));
        if (const auto kind = pictureNamed(*m_request.picture))
            settings.kind = *kind;
        else
            report(ProblemKind::UnknownName, "--picture", *m_request.picture, kinds);
        settings.size = defaultSizeOf(settings.kind);
        if (m_request.palette)
            settings.dark = isFirst("--palette", *m_request.palette, {"dark", "light"});
        std::vector<std::string> suffixes;
        for (const PictureFormat format : allPictureFormats)
            suffixes.emplace_back(suffixOf(format));
        const auto format = readOutput("--picture", pictureFormatOf, suffixes);
        file.format = format.value_or(file.format);
        readSize(settings);
        readScale(settings);
        for (const OptionId option : m_request.given) {
            if (!uses(settings.kind, specOf(option)))
                m_plan.ignored.push_back({option, OptionId::Picture, *m_request.picture});
        }
        if (m_request.scale && format && *format != PictureFormat::Png)
            m_plan.ignored.push_back({OptionId::Scale, OptionId::Output, *m_request.output});
        return file;
    }

    HandoutFile handout()
    {
        HandoutFile file;
        if (m_request.answers)
            file.settings.answers = isFirst("--answers", *m_request.answers, {"yes", "no"});
        const auto format = readOutput("--handout", handoutFormatOf, {"pdf", "html"});
        file.format = format.value_or(file.format);
        for (const OptionId option : m_request.given) {
            if (specOf(option).group == OptionGroup::Fleet)
                m_plan.ignored.push_back({option, OptionId::Handout, {}});
        }
        return file;
    }

    void readSize(PictureSettings &settings)
    {
        if (!m_request.size)
            return;
        settings.size = sizeOf(*m_request.size).value_or(QSize());
        PictureSettings single = settings;
        single.scale = 1;
        if (!pictureProblem(single, PictureFormat::Png))
            return;
        report(ProblemKind::NotAccepted,
            "--size",
            *m_request.size,
            {sizeName(smallestPicture) + " ... " + sizeName(largestPicture)});
        settings.size = defaultSizeOf(settings.kind);
    }

    // How many dots there may be depends on the size.
    void readScale(PictureSettings &settings)
    {
        if (!m_request.scale)
            return;
        std::vector<std::string> accepted;
        for (int scale = 1; scale <= mostScale; ++scale) {
            PictureSettings scaled = settings;
            scaled.scale = scale;
            if (!pictureProblem(scaled, PictureFormat::Png))
                accepted.push_back(std::to_string(scale));
        }
        settings.scale = wholeNumber(*m_request.scale).value_or(0);
        if (pictureProblem(settings, PictureFormat::Png))
            report(ProblemKind::NotAccepted, "--scale", *m_request.scale, accepted);
    }

    template<typename FormatOf>
    auto readOutput(
        const char *what, const FormatOf &formatOf, const std::vector<std::string> &suffixes)
        -> decltype(formatOf(std::string_view()))
    {
        if (!m_request.output) {
            report(ProblemKind::NeedsOutput, what, {}, suffixes);
            return std::nullopt;
        }
        const auto format = formatOf(*m_request.output);
        if (m_request.output->empty())
            report(ProblemKind::EmptyValue, "--output", {}, {});
        else if (!format)
            report(ProblemKind::UnknownSuffix, "--output", *m_request.output, suffixes);
        return format;
    }

    // Whether the value is the first of the two that are accepted.
    bool isFirst(const char *option, const std::string &value, std::vector<std::string> accepted)
    {
        if (value != accepted[0] && value != accepted[1])
            report(ProblemKind::UnknownName, option, value, accepted);
        return value == accepted[0];
    }

    void report(ProblemKind kind,
        const char *option,
        const std::string &value,
        const std::vector<std::string> &accepted)
    {
        m_plan.problems.push_back({kind, option, value, accepted});
    }

    const FileRequest &m_request;
    FilePlan m_plan;
};

ExportSource sourceOf(const WindowOptions &options)
{
    const auto &session = options.session.session;
    const SessionView view = session ? session->view : SessionView();
    ExportSource source(makeRunResult(options.experiment, view.policyB));
    source.study.clients = view.contentionClients;
    source.study.runs = view.contentionRuns;
    return source;
}

// Of the experiment's own strategy; the others' problems stand in the picture.
std::optional<Error> problemOf(const FleetResult &result)
{
    const Jitter own = result.experiment.policy.jitter;
    const auto fleet = std::ranges::find_if(
        result.fleets, [own](const ShownFleet &each) { return each.policy.jitter == own; });
    return fleet->problem;
}

} // namespace

FilePlan planFile(const FileRequest &request, bool logScale)
{
    return Planner(request).plan(logScale);
}

bool FilePlan::showsEveryJitter() const
{
    return picture() && picture()->settings.kind == PictureKind::Strategies;
}

Result<std::string> fileBytes(
    const FilePlan &plan, const WindowOptions &options, const Labels &labels, const LongWork &work)
{
    ExportSource source = sourceOf(options);
    if (const PictureFile *picture = plan.picture()) {
        if (const auto view = herdViewOf(picture->settings.kind))
            source = *computed(source, *view, work);
        if (picture->settings.kind == PictureKind::Fleet) {
            if (const auto problem = problemOf(*source.fleet))
                return *problem;
        }
        return pictureBytes(source, picture->settings, picture->format, labels);
    }
    const auto &handout = std::get<HandoutFile>(plan.file);
    return handoutBytes(source.result, handout.settings, handout.format, labels);
}

} // namespace backoff
