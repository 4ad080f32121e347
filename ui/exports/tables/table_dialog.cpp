// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_dialog.h"

#include "ui/exports/clipboard/clipboard.h"
#include "ui/exports/herd_values.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/saving/message_box.h"
#include "ui/exports/tables/columns_list.h"
#include "ui/exports/tables/table_preview.h"
#include "ui/exports/tables/table_texts.h"
#include "ui/exports/tables/table_values.h"
#include "ui/inputs/combo.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QFormLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>

namespace backoff {

namespace {

// Digits in a combo box's data: the number of decimals, or one of these.
constexpr int ownDigits = -2;
constexpr int fullDigits = -1;

// Of more, the first are written alone: no choice in the dialog takes long.
constexpr std::size_t mostPreviewedRows = 20'000;

int dataOf(const std::optional<Digits> &digits)
{
    return digits ? digits->decimals.value_or(fullDigits) : ownDigits;
}

std::optional<Digits> digitsOf(int data)
{
    if (data == ownDigits) {
        return std::nullopt;
    }
    return data == fullDigits ? Digits::full() : Digits::fixed(data);
}

template<typename Enum> void add(Combo *combo, const QString &text, Enum value)
{
    combo->addItem(text, static_cast<int>(value));
}

void select(Combo *combo, int data) { combo->setCurrentIndex(combo->findData(data)); }

} // namespace

TableDialog::TableDialog(const Labels &labels,
    const ExportSource &source,
    const TableSettings &settings,
    FileSaver *saver,
    QWidget *parent)
    : QDialog(parent)
    , m_labels(labels)
    , m_settings(settings)
    , m_saver(saver)
    , m_values(new TableValues(source, this))
    , m_kind(new Combo)
    , m_format(new Combo)
    , m_digits(new Combo)
    , m_language(new Combo)
    , m_hint(new GivingLabel)
    , m_columns(new ColumnsList)
    , m_preview(new TablePreview)
    , m_done(new QLabel)
    , m_save(new QPushButton(tr("&Save…")))
    , m_copyText(new QPushButton(tr("&Copy Text")))
    , m_copyTable(new QPushButton(tr("Copy as Ta&ble")))
{
    setWindowTitle(tr("Export Table"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *whole = new QVBoxLayout(this);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(makeForm(), 2);
    middle->addWidget(m_preview, 5);
    whole->addLayout(middle, 1);
    whole->addLayout(makeButtons());
    fillChoices();
    connectChoices();
    changeTable();
    resize(940, 540);
}

QBoxLayout *TableDialog::makeForm()
{
    m_columns->setMinimumWidth(42 * fontMetrics().averageCharWidth());
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setMinimumHeight(2 * m_hint->fontMetrics().lineSpacing()); // nothing jumps
    setStyleRole(m_hint, styleRole::muted);
    auto *form = new QFormLayout;
    form->addRow(tr("&Table"), m_kind);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Digits"), m_digits);
    form->addRow(tr("&Language"), m_language);
    form->addRow(m_hint);
    auto *heading = new QLabel(tr("Colum&ns"));
    heading->setBuddy(m_columns);
    auto *column = new QVBoxLayout;
    column->addLayout(form);
    column->addWidget(heading);
    column->addWidget(m_columns, 1);
    return column;
}

QBoxLayout *TableDialog::makeButtons()
{
    m_done->setTextFormat(Qt::PlainText);
    m_done->setWordWrap(true);
    m_done->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_copyText->setToolTip(tr("What the preview shows, all of it, as plain text"));
    m_copyTable->setToolTip(tr("For a word processor or a spreadsheet"));
    setStyleRole(m_save, styleRole::primary);
    m_save->setDefault(true);
    auto *close = new QPushButton(tr("Cl&ose"));
    connect(m_save, &QPushButton::clicked, this, &TableDialog::save);
    connect(m_copyText, &QPushButton::clicked, this, &TableDialog::copyText);
    connect(m_copyTable, &QPushButton::clicked, this, &TableDialog::copyAsTable);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_done, 1);
    for (QPushButton *button : {m_copyText, m_copyTable, m_save, close}) {
        row->addWidget(button);
    }
    return row;
}

void TableDialog::fillChoices()
{
    for (const TableKind kind : allTableKinds) {
        add(m_kind, tableText(kind), kind);
    }
    select(m_kind, static_cast<int>(m_settings.kind));
    fillFormats();
    add(m_digits, QString(), ownDigits); // its text depends on the format
    add(m_digits, digitsText(Digits::full()), fullDigits);
    for (int decimals = 0; decimals <= maxDecimals; ++decimals) {
        add(m_digits, digitsText(Digits::fixed(decimals)), decimals);
    }
    select(m_digits, dataOf(m_settings.digits));
    for (const Language language : {Language::English, Language::Spanish}) {
        add(m_language, languageText(language), language);
    }
    select(m_language, static_cast<int>(m_settings.language));
}

void TableDialog::fillFormats()
{
    const QSignalBlocker blocker(m_format);
    m_format->clear();
    for (const Format format : formatsOf(m_settings.kind)) {
        add(m_format, formatText(format), format);
    }
    if (m_format->findData(static_cast<int>(m_settings.format)) < 0) {
        m_settings.format = Format::Text;
    }
    select(m_format, static_cast<int>(m_settings.format));
}

void TableDialog::connectChoices()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_settings.kind = static_cast<TableKind>(m_kind->currentData().toInt());
        fillFormats();
        changeTable();
    });
    connect(m_values, &TableValues::changed, this, &TableDialog::showTable);
    for (const Combo *combo : {m_format, m_digits, m_language}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &TableDialog::readChoices);
    }
    connect(m_columns, &ColumnsList::changed, this, [this] {
        m_settings.setColumns(m_columns->columns());
        refresh();
    });
}

void TableDialog::readChoices()
{
    m_settings.format = static_cast<Format>(m_format->currentData().toInt());
    m_settings.digits = digitsOf(m_digits->currentData().toInt());
    m_settings.language = static_cast<Language>(m_language->currentData().toInt());
    refresh();
}

void TableDialog::showColumns()
{
    m_columns->show(m_settings.columns(), columnTexts(m_settings, m_values->source(), m_labels));
}

void TableDialog::changeTable()
{
    showColumns();
    m_table.reset();
    m_values->want(m_settings.kind);
    refresh();
}

void TableDialog::refresh()
{
    const Format format = m_settings.format;
    m_digits->setItemText(0, tr("Usual: %1").arg(digitsText(defaultDigits(format))));
    m_language->setEnabled(hasWords(format));
    m_digits->setEnabled(hasDigits(format));
    m_columns->setEnabled(isTable(format));
    showHint();
    m_done->clear();
    showTable();
}

void TableDialog::showTable()
{
    const TableSource &source = m_values->source();
    const bool isThere = source.has(m_settings.kind);
    const QString problem = isThere ? problemText(m_settings.kind, source, m_labels) : QString();
    setUsable(isThere && problem.isEmpty());
    if (!isThere) {
        m_preview->showProgress(herdProgressText(m_values->state(m_settings.kind)));
        return;
    }
    if (!problem.isEmpty()) {
        m_preview->showProblem(problem);
        return;
    }
    if (!m_table) {
        m_table = wholeTable(m_settings.kind, source);
    }
    const std::size_t rows = m_table->rowCount();
    if (rows > mostPreviewedRows) {
        m_preview->show(bytesOf(firstRows(*m_table, previewLines), source, m_settings), rows);
    } else {
        m_preview->show(bytesOf(*m_table, source, m_settings));
    }
}

void TableDialog::setUsable(bool usable)
{
    m_save->setEnabled(usable);
    m_copyText->setEnabled(usable);
    m_copyTable->setEnabled(usable && isTable(m_settings.format));
}

void TableDialog::showHint()
{
    QString hint;
    if (!hasWords(m_settings.format)) {
        hint
            = tr("This format is for programs: its names and words are English in every language.");
    } else if (m_settings.format == Format::Python) {
        hint = tr("Python that prints the same delays, without columns.");
    } else if (!isTable(m_settings.format)) {
        hint = tr("A transcript is lines of text, without columns.");
    }
    m_hint->setText(hint);
}

void TableDialog::save()
{
    const Format format = m_settings.format;
    const QString suffix = suffixText(format);
    SaveRequest request;
    request.title = tr("Save Table");
    request.suggested = suggestedFileName(m_settings.kind, m_values->source(), format);
    request.kinds = {{QStringLiteral("%1 (*.%2)").arg(formatText(format), suffix), suffix}};
    request.bytes = [table = *m_table, source = m_values->source(), settings = m_settings](
                        std::size_t) { return bytesOf(table, source, settings); };
    request.saved = [dialog = QPointer(this)](const QString &path) {
        if (dialog) {
            dialog->m_done->setText(withBreaks(tr("Saved: %1").arg(path)));
        }
    };
    request.over = this;
    m_saver->ask(request);
}

void TableDialog::copyText()
{
    copyPlainText(QString::fromStdString(bytesOf(*m_table, m_values->source(), m_settings)));
    m_done->setText(tr("Copied as text"));
}

void TableDialog::copyAsTable()
{
    const Table table = chosenColumns(*m_table, m_settings);
    const Labels labels(m_settings.language);
    copyTable(table, tableWords(table, m_values->source(), labels), m_settings.digits);
    m_done->setText(tr("Copied as a table"));
}

} // namespace backoff
