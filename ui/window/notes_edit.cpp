// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/notes_edit.h"

#include <QMimeData>

namespace backoff {

bool NotesEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source && source->hasText();
}

void NotesEdit::insertFromMimeData(const QMimeData *source)
{
    if (canInsertFromMimeData(source)) {
        insertPlainText(source->text());
        ensureCursorVisible();
    }
}

} // namespace backoff
