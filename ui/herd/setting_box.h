// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One setting of the fleet: its name, its field and a slider under the field, as wide as they need.

#pragma once

#include "core/engine/result.h"

#include <QWidget>

namespace backoff {

class TextField;
class ValueSlider;

class SettingBox : public QWidget
{
    Q_OBJECT

public:
    SettingBox(Field field, const QString &name, TextField *editor, int editorWidth, bool slides);

    [[nodiscard]] Field field() const { return m_field; }
    [[nodiscard]] TextField *editor() const { return m_editor; }
    [[nodiscard]] ValueSlider *slider() const { return m_slider; } // null where nothing slides

    // Marks the field; the words stand elsewhere too.
    void setProblem(const QString &why);
    [[nodiscard]] QString problem() const { return m_problem; }
    // Told of the field to those who hear it; a problem is told instead.
    void setNote(const QString &note);

private:
    void describe();

    Field m_field;
    TextField *m_editor;
    ValueSlider *m_slider = nullptr;
    QString m_problem;
    QString m_note;
};

} // namespace backoff
