// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File > Export Picture: which picture, as what, how large, with a preview painted by what paints
// the file. Stays open, so that several files can be made of one experiment. What a picture of the
// herd needs and is not there yet is computed meanwhile.

#pragma once

#include "ui/exports/pictures/picture.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace backoff {

class FileSaver;
class HerdValues;
class PictureForm;
class PicturePreview;

class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    PictureDialog(const Labels &labels,
        const ExportSource &source,
        const PictureSettings &settings,
        PictureFormat format,
        FileSaver *saver,
        QWidget *parent);

    [[nodiscard]] const PictureSettings &settings() const { return m_settings; } // the last good
    [[nodiscard]] PictureFormat format() const { return m_format; }

private:
    [[nodiscard]] QBoxLayout *makeButtons();
    void refresh();
    void showPicture();
    void save();
    void copy();

    const Labels &m_labels;
    HerdValues *m_values;
    PictureSettings m_settings;
    PictureFormat m_format;
    FileSaver *m_saver;

    PictureForm *m_form;
    PicturePreview *m_preview;
    QLabel *m_done; // what was saved or copied last
    QPushButton *m_copy;
    QPushButton *m_save;
};

} // namespace backoff
