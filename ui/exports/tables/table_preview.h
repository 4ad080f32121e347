// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The first lines of an exported text, as the writer made them, or why there is none (yet).

#pragma once

#include <QWidget>

#include <optional>
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

    // UTF-8. Of more rows than are in the text: of so many.
    void show(const std::string &bytes, std::optional<std::size_t> allRows = {});
    void showProblem(const QString &message);
    void showProgress(const QString &message);

    [[nodiscard]] QPlainTextEdit *text() const { return m_text; }

private:
    void showMessage(const QString &message, QLatin1String role);

    QStackedWidget *m_pages;
    QPlainTextEdit *m_text;
    QLabel *m_message; // in place of a text
    QLabel *m_more; // how much is not shown
};

} // namespace backoff
