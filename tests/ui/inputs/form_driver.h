// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The input panel as a user works it: finds a field, types, picks.

#pragma once

#include "ui/inputs/field_row.h"
#include "ui/inputs/input_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

namespace backoff {

struct FormDriver {
    InputPanel *panel = nullptr;

    // The row of a field that can be seen; a test that asks for another is wrong.
    FieldRow *row(Field field) const
    {
        for (FieldRow *row : panel->findChildren<FieldRow *>()) {
            if (row->field() == field && row->isVisible()) {
                return row;
            }
        }
        return nullptr;
    }
    QLineEdit *text(Field field) const { return qobject_cast<QLineEdit *>(row(field)->editor()); }
    QComboBox *combo(Field field) const { return qobject_cast<QComboBox *>(row(field)->editor()); }
    QString problem(Field field) const { return row(field)->problem(); }

    // Types in place of what is there, without committing it.
    void type(Field field, const QString &typed) const
    {
        QLineEdit *edit = text(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, typed);
    }
    void enter(Field field, const QString &typed) const
    {
        type(field, typed);
        QTest::keyClick(text(field), Qt::Key_Return);
    }
    // With the keyboard; each key on the way is an edit.
    void pick(Field field, int value) const
    {
        QComboBox *box = combo(field);
        const int target = box->findData(value);
        box->setFocus();
        while (box->currentIndex() != target) {
            QTest::keyClick(box, box->currentIndex() < target ? Qt::Key_Down : Qt::Key_Up);
        }
    }
};

} // namespace backoff
