// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File > Export Table: which table, in which format, columns, digits and language, with a preview
// that is the file itself (of a very long table its first rows, written alone). Stays open, so that
// several files can be made of one experiment. What a table of the herd needs and is not there yet
// is computed meanwhile.

#pragma once

#include "ui/exports/tables/table_settings.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace backoff {

class ColumnsList;
class Combo;
class FileSaver;
class TablePreview;
class TableValues;

class TableDialog : public QDialog
{
    Q_OBJECT

public:
    // `labels` speak the window's language.
    TableDialog(const Labels &labels,
        const ExportSource &source,
        const TableSettings &settings,
        FileSaver *saver,
        QWidget *parent);

    [[nodiscard]] const TableSettings &settings() const { return m_settings; }

private:
    [[nodiscard]] QBoxLayout *makeForm();
    [[nodiscard]] QBoxLayout *makeButtons();
    void fillChoices();
    void fillFormats();
    void connectChoices();
    void showColumns();
    void readChoices();
    void changeTable();
    void refresh();
    void showTable();
    void setUsable(bool usable);
    void showHint();
    void save();
    void copyText();
    void copyAsTable();

    const Labels &m_labels;
    TableSettings m_settings;
    FileSaver *m_saver;
    TableValues *m_values;
    std::optional<Table> m_table; // with all columns; none: not there yet, or there is a problem

    Combo *m_kind;
    Combo *m_format;
    Combo *m_digits;
    Combo *m_language;
    QLabel *m_hint; // what the format has no use for
    ColumnsList *m_columns;
    TablePreview *m_preview;
    QLabel *m_done; // what was saved or copied last
    QPushButton *m_save;
    QPushButton *m_copyText;
    QPushButton *m_copyTable;
};

} // namespace backoff
