// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An Export Table dialog over a window, and hands to drive it.

#pragma once

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

struct DialogFixture : SaverFixture {
    enum Choice { Kind, FormatChoice, DigitsChoice, LanguageChoice };

    [[nodiscard]] TableDialog *open(TableKind kind)
    {
        exporter.ask(kind, experiment);
        return shown<TableDialog>();
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
    TableExporter exporter {labels, &saver, &window};
};

} // namespace backoff::test
