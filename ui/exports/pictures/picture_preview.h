// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture as its file will be, fitted into the widget. While the settings are refused the last
// good picture stands, dimmed; while a picture's values are computed, words stand in its place.

#pragma once

#include "ui/exports/pictures/picture_content.h"

#include <QImage>
#include <QWidget>

namespace backoff {

class PicturePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PicturePreview(QWidget *parent = nullptr);

    void setPicture(const PictureContent &content, const PictureSettings &settings);
    void setMessage(const QString &message);
    void setDimmed(bool dimmed);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QRect pictureRect() const; // where the picture is

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintPreview();

    std::optional<PictureContent> m_content;
    PictureSettings m_settings;
    QString m_message; // not empty: in place of the picture
    bool m_dimmed = false;
    QImage m_image; // painted once for each size and setting
};

} // namespace backoff
