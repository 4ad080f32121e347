// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages of a handout one below the other, as wide as the place they are given: painted by the
// code that prints them.

#pragma once

#include "ui/exports/handouts/handout_pages.h"

#include <QCache>
#include <QPixmap>
#include <QWidget>

namespace backoff {

class HandoutPreview : public QWidget
{
    Q_OBJECT

public:
    // The labels must outlive it.
    HandoutPreview(const RunResultPtr &result, const Labels &labels, QWidget *parent = nullptr);

    void setSettings(const HandoutSettings &settings);
    [[nodiscard]] int pageCount() const { return m_pages->count(); }
    [[nodiscard]] QRect pageRect(int page) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
    [[nodiscard]] const QPixmap &picture(int page);

    RunResultPtr m_result;
    const Labels &m_labels;
    std::unique_ptr<HandoutPages> m_pages;
    QCache<int, QPixmap> m_pictures; // a chart of many retries takes long to paint
};

} // namespace backoff
