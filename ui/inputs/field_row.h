// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One row of a form: a label, its editor, and below them why the value is refused or what is worth
// knowing about it.

#pragma once

#include "core/engine/result.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace backoff {

class FieldRow : public QWidget
{
    Q_OBJECT

public:
    FieldRow(Field field, const QString &label, QWidget *editor, QWidget *parent = nullptr);

    [[nodiscard]] Field field() const { return m_field; }
    [[nodiscard]] QWidget *editor() const { return m_editor; }

    // Marks the editor and says why; an empty text clears both.
    void setProblem(const QString &why);
    [[nodiscard]] QString problem() const;
    void setNote(const QString &note);
    [[nodiscard]] QString note() const { return m_noteText; }

private:
    void describe();

    Field m_field;
    QWidget *m_editor;
    QLabel *m_problem;
    QLabel *m_note;
    QString m_problemText;
    QString m_noteText;
};

using FieldRows = std::vector<FieldRow *>;

// The row of the field, if it is there and can be seen.
[[nodiscard]] FieldRow *shownRow(const FieldRows &rows, Field field);

} // namespace backoff
