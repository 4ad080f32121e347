// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An Export Table dialog over a window, and hands to drive it.

#pragma once

#include "core/engine/fleet.h"
#include "core/engine/run.h"
#include "core/io/python_snippet.h"
#include "core/io/table_export.h"
#include "tests/ui/exports/saving/saver_fixture.h"
#include "ui/exports/tables/columns_list.h"
#include "ui/exports/tables/table_dialog.h"
#include "ui/exports/tables/table_exporter.h"
#include "ui/exports/tables/table_preview.h"

#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace backoff::test {

inline std::vector<StrategyFleet> everyFleet(const Experiment &experiment)
{
    std::vector<StrategyFleet> fleets;
    Policy policy = experiment.policy;
    for (const Jitter jitter : allJitters) {
        policy.jitter = jitter;
        fleets.push_back({jitter, runFleet(policy, experiment.fleet)->value()});
    }
    return fleets;
}

// The file that is wanted, by the engine and the writers alone.
inline std::string written(TableKind kind,
    const Experiment &experiment,
    const ExportSettings &settings,
    const ContentionSettings &study = {.clients = 10, .runs = 4})
{
    if (settings.format == Format::Transcript) {
        return writeTranscript(run(experiment), settings);
    }
    if (settings.format == Format::Python) {
        return pythonSnippet(experiment.policy, Labels(settings.language)).toStdString();
    }
    switch (kind) {
    case TableKind::Fleets:
        return writeTable(fleetTable(experiment, everyFleet(experiment)), experiment, settings);
    case TableKind::FleetBins:
        return writeTable(fleetHistogram(experiment, everyFleet(experiment)), experiment, settings);
    case TableKind::Contention:
        return writeTable(contentionTable(*runContention(study)),
            ContentionStudy {experiment.title, study},
            settings);
    default:
        return writeTable(makeTable(kind, experiment), experiment, settings);
    }
}

// A text view shows no byte order mark and every line end as one.
inline QString asViewed(const std::string &bytes)
{
    QString text = QString::fromStdString(bytes);
    text.remove(QChar(QChar::ByteOrderMark)).remove(u'\r');
    return text.chopped(text.endsWith(u'\n') ? 1 : 0);
}

struct DialogFixture : SaverFixture {
    enum Choice { Kind, FormatChoice, DigitsChoice, LanguageChoice };

    [[nodiscard]] TableDialog *open(TableKind kind)
    {
        exporter.ask(kind, source());
        return shown<TableDialog>();
    }
    [[nodiscard]] ExportSource source() const
    {
        ExportSource source(makeRunResult(experiment, policyB));
        source.study.clients = study.clients;
        source.study.runs = study.runs;
        return source;
    }
    [[nodiscard]] TableDialog *tableDialog() const { return shown<TableDialog>(); }
    [[nodiscard]] QComboBox *combo(Choice choice) const
    {
        return tableDialog()->findChildren<QComboBox *>().value(choice);
    }
    template<typename Enum> void choose(Choice choice, Enum value) const
    {
        const int index = combo(choice)->findData(static_cast<int>(value));
        QVERIFY(index >= 0);
        combo(choice)->setCurrentIndex(index);
    }
    [[nodiscard]] QListWidget *columns() const { return tableDialog()->findChild<QListWidget *>(); }
    [[nodiscard]] QPlainTextEdit *preview() const
    {
        return tableDialog()->findChild<QPlainTextEdit *>();
    }
    // By its text without the mnemonic.
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : tableDialog()->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == text) {
                return button;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        for (const QLabel *label : tableDialog()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().remove(QChar(0x200B)).contains(text)) {
                return true;
            }
        }
        return false;
    }
    void saveAs(const QString &name) const
    {
        button(QStringLiteral("Save…"))->click();
        accept(name);
    }

    Experiment experiment = defaultExperiment(Unit::Seconds);
    std::optional<Policy> policyB;
    ContentionSettings study {.clients = 10, .runs = 4};
    TableExporter exporter {labels, &saver, &window};
};

} // namespace backoff::test
