// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture as its file will be, fitted into the widget. While the settings are refused the last
// good picture stands, dimmed.

#pragma once

#include "ui/exports/pictures/picture.h"

#include <QImage>
#include <QWidget>

namespace backoff {

class PicturePreview : public QWidget
{
    Q_OBJECT

public:
    PicturePreview(const RunResultPtr &result, const Labels &labels, QWidget *parent = nullptr);

    void setSettings(const PictureSettings &settings); // without a problem
    void setDimmed(bool dimmed);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QRect pictureRect() const; // where the picture is

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintPreview();

    RunResultPtr m_result;
    const Labels &m_labels;
    PictureSettings m_settings;
    bool m_dimmed = false;
    QImage m_image; // painted once for each size and setting
};

} // namespace backoff
