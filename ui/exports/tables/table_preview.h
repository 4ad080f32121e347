// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The first lines of an exported text, as the writer made them, or why there is none.

#pragma once

#include <QWidget>

#include <string>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;

namespace backoff {

inline constexpr int previewLines = 200;

class TablePreview : public QWidget
{
    Q_OBJECT

public:
    explicit TablePreview(QWidget *parent = nullptr);

    void show(const std::string &bytes); // UTF-8
    void showProblem(const QString &message);

    [[nodiscard]] QPlainTextEdit *text() const { return m_text; }

private:
    QStackedWidget *m_pages;
    QPlainTextEdit *m_text;
    QLabel *m_problem;
    QLabel *m_more; // how much is not shown
};

} // namespace backoff
