// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Export Picture dialog lets be chosen: picture, format, size, scale, colours, log scale.
//
// A bad size is marked where it is typed. What a choice has no use for is disabled, and a line
// below says why, or what the file will be, or what is wrong.

#pragma once

#include "ui/exports/pictures/picture.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace backoff {

class Combo;

class PictureForm : public QWidget
{
    Q_OBJECT

public:
    PictureForm(const PictureSettings &settings, PictureFormat format, QWidget *parent = nullptr);

    [[nodiscard]] PictureSettings settings() const; // the size is empty where it is no number
    [[nodiscard]] PictureFormat format() const;
    [[nodiscard]] std::optional<PictureProblem> problem() const;

Q_SIGNALS:
    void changed();

private:
    void makeRows();
    void fillChoices(const PictureSettings &settings, PictureFormat format);
    void connectChoices();
    void changeKind();
    void showSize(QSize size);
    void choosePreset();
    void showPreset();
    void refresh();
    void showRemark();

    Combo *m_kind;
    PictureKind m_shownKind = PictureKind::Timeline; // the one before, while it changes
    Combo *m_format;
    Combo *m_preset;
    QLineEdit *m_width;
    QLineEdit *m_height;
    Combo *m_scale;
    Combo *m_colours;
    QCheckBox *m_logScale;
    QLabel *m_problem;
    QLabel *m_remark;
};

} // namespace backoff
