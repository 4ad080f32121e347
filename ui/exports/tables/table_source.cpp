// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_source.h"

#include "core/engine/run.h"
#include "core/engine/shortest_text.h"
#include "core/io/command_line.h"
#include "core/io/python_snippet.h"
#include "core/io/shown_numbers.h"
#include "ui/exports/suggested_name.h"

#include <QCoreApplication>

#include <utility>

namespace backoff {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TableSource)
};

bool isOfFleet(TableKind kind) { return kind == TableKind::Fleets || kind == TableKind::FleetBins; }

ContentionStudy studyOf(const TableSource &source)
{
    return {source.experiment.title, source.study};
}

std::optional<Error> problemOfFleets(TableKind kind, const TableSource &source)
{
    if (kind == TableKind::FleetBins && source.fleets->bins > maxFleetBins) { // in no program
        return Error {ErrorCode::TooManyBins,
            Field::Bin,
            shortestText(source.experiment.fleet.bin),
            maxFleetBins};
    }
    return source.fleets->problem;
}

std::vector<Error> problemsOf(TableKind kind, const TableSource &source)
{
    if (isOfFleet(kind)) {
        const auto problem = problemOfFleets(kind, source);
        return problem ? std::vector {*problem} : std::vector<Error>();
    }
    if (kind != TableKind::Strategies) {
        return {};
    }
    std::vector<Error> problems = validateComparison(source.experiment, windowLimits);
    if (problems.empty() && source.policyB) {
        problems = validateComparison(withPolicy(source.experiment, *source.policyB), windowLimits);
    }
    return problems;
}

QString tooManyRows(const TableSource &source)
{
    return Texts::tr("The histogram has %1 rows, more than the %2 that are exported here. Wider "
                     "bins have fewer; this command line writes all of them:\n%3")
        .arg(groupedText(source.fleets->bins),
            groupedText(mostTableRows),
            QString::fromStdString(commandLine(source.experiment, TableKind::FleetBins, true)));
}

} // namespace

TableSource::TableSource(const ExportSource &source)
    : experiment(source.result->experiment())
    , policyB(policyBOf(*source.result))
    , study(source.study)
{
    if (source.has(HerdView::Contention)) { // its last point is of all clients
        contention
            = std::make_shared<const std::vector<ContentionRow>>(source.contention->points.back());
    }
}

bool TableSource::has(TableKind kind) const
{
    if (kind == TableKind::Contention) {
        return contention != nullptr;
    }
    return fleets || !isOfFleet(kind);
}

Unit TableSource::unitOf(TableKind kind) const
{
    return kind == TableKind::Contention ? Unit::Milliseconds : experiment.policy.unit;
}

QString problemText(TableKind kind, const TableSource &source, const Labels &labels)
{
    const std::vector<Error> problems = problemsOf(kind, source);
    if (!problems.empty()) {
        return labels.message(problems.front(), windowLimits, FieldNaming::Form);
    }
    return kind == TableKind::FleetBins && source.fleets->bins > mostTableRows ? tooManyRows(source)
                                                                               : QString();
}

Table wholeTable(TableKind kind, const TableSource &source)
{
    switch (kind) {
    case TableKind::Fleets:
        return fleetTable(source.experiment, source.fleets->fleets);
    case TableKind::FleetBins:
        return fleetHistogram(source.experiment, source.fleets->fleets);
    case TableKind::Contention:
        return contentionTable(*source.contention);
    default:
        return makeTable(kind, source.experiment, source.policyB);
    }
}

Table firstRows(Table table, std::size_t count)
{
    for (Column &column : table.columns) {
        if (auto *words = std::get_if<Words>(&column.cells)) {
            words->codes.keepFirst(count);
        } else if (auto *integers = std::get_if<Integers>(&column.cells)) {
            integers->keepFirst(count);
        } else {
            std::get<Reals>(column.cells).keepFirst(count);
        }
    }
    return table;
}

std::string writtenTable(
    const Table &table, const TableSource &source, const ExportSettings &settings)
{
    if (settings.format == Format::Transcript) {
        return writeTranscript(run(source.experiment), settings);
    }
    if (settings.format == Format::Python) {
        return pythonSnippet(source.experiment.policy, Labels(settings.language)).toStdString();
    }
    return table.kind == TableKind::Contention ? writeTable(table, studyOf(source), settings)
                                               : writeTable(table, source.experiment, settings);
}

TableWords tableWords(const Table &table, const TableSource &source, const Labels &labels)
{
    return table.kind == TableKind::Contention ? tableWords(table, studyOf(source), labels)
                                               : tableWords(table, source.experiment, labels);
}

QString suggestedFileName(TableKind kind, const TableSource &source, Format format)
{
    const std::uint64_t seed = source.experiment.policy.seed;
    const std::int64_t clients = source.experiment.fleet.clients;
    switch (kind) {
    case TableKind::Fleets:
        return nameOfHerd("fleet", clients, seed, suffixOf(format));
    case TableKind::FleetBins:
        return nameOfHerd("fleet-histogram", clients, seed, suffixOf(format));
    case TableKind::Contention:
        return nameOfHerd("contention", source.study.clients, seed, suffixOf(format));
    default:
        return nameOfRun(nameOf(kind), source.experiment, suffixOf(format));
    }
}

} // namespace backoff
