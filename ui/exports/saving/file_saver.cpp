// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/file_saver.h"

#include "core/io/file_writer.h"
#include "ui/exports/saving/file_dialog.h"
#include "ui/exports/saving/message_box.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace backoff {

namespace {

std::size_t chosenKind(const QFileDialog &dialog)
{
    const auto index = dialog.nameFilters().indexOf(dialog.selectedNameFilter());
    return static_cast<std::size_t>(std::max(index, decltype(index) {0}));
}

// The typed name follows the chosen filter.
void moveSuffix(QFileDialog *dialog, const SaveRequest &request)
{
    const std::size_t kind = chosenKind(*dialog);
    const QFileInfo typed(dialog->selectedFiles().value(0));
    const QString name = typed.isDir() ? QFileInfo(request.suggested).fileName() : typed.filePath();
    dialog->selectFile(withSuffixOf(kind, name, request.kinds));
}

} // namespace

FileSaver::FileSaver(const Labels &labels, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_window(window)
{
}

void FileSaver::ask(const SaveRequest &request)
{
    open(request, request.suggested, request.chosen);
}

void FileSaver::open(const SaveRequest &request, const QString &name, std::size_t kind)
{
    QStringList filters;
    for (const SaveKind &each : request.kinds) {
        filters.append(each.name);
    }
    QFileDialog *dialog = makeFileDialog(windowOf(request), request.title, m_folder);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    // It would ask about the name as typed, which may lack its suffix: we ask about the real one.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setNameFilters(filters);
    dialog->selectNameFilter(filters[static_cast<qsizetype>(kind)]);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::filterSelected, dialog, [=] { moveSuffix(dialog, request); });
    connect(dialog, &QDialog::accepted, this, [=, this] {
        const QString typed = dialog->selectedFiles().value(0);
        m_folder = QFileInfo(typed).absolutePath();
        confirm(request, saveTarget(typed, request.kinds, chosenKind(*dialog)));
    });
    dialog->open();
}

void FileSaver::confirm(const SaveRequest &request, const SaveTarget &target)
{
    const QFileInfo file(target.path);
    if (!file.isFile()) { // what is there and no file will be refused: nothing to ask
        save(request, target);
        return;
    }
    const QString text = file.isSymLink()
        ? tr("'%1' is a link to the existing file '%2'. Replace that file?")
              .arg(target.path, file.canonicalFilePath())
        : tr("'%1' exists already. Replace it?").arg(target.path);
    QMessageBox *box
        = makeMessageBox(QMessageBox::Question, request.title, text, windowOf(request));
    const QPushButton *replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(box, &QDialog::finished, this, [=, this] {
        if (box->clickedButton() == replace) {
            save(request, target);
        } else {
            open(request, target.path, target.kind);
        }
    });
    box->open();
}

void FileSaver::save(const SaveRequest &request, const SaveTarget &target)
{
    const std::string bytes = request.bytes(target.kind);
    if (write(target.path, bytes, windowOf(request)) && request.saved) {
        request.saved(target.path);
    }
}

QWidget *FileSaver::windowOf(const SaveRequest &request) const
{
    return request.over ? request.over.data() : m_window;
}

bool FileSaver::write(const QString &path, const std::string &bytes)
{
    return write(path, bytes, m_window);
}

bool FileSaver::write(const QString &path, const std::string &bytes, QWidget *over)
{
    if (const auto failure = writeFile(path, bytes)) {
        showWarning(tr("The file was not saved"), message(*failure, path, m_labels), over);
        return false;
    }
    m_folder = QFileInfo(path).absolutePath();
    Q_EMIT saved(path);
    return true;
}

} // namespace backoff
