// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A text of several lines that takes plain text and nothing else. Qt 6.4's own paste crashes under
// X11 where the clipboard belongs to nobody.

#pragma once

#include <QPlainTextEdit>

namespace backoff {

class NotesEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace backoff
