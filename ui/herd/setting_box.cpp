// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/setting_box.h"

#include "ui/herd/fleet/value_slider.h"
#include "ui/inputs/text_field.h"
#include "ui/style/app_style.h"

#include <QGridLayout>
#include <QLabel>

namespace backoff {

SettingBox::SettingBox(
    Field field, const QString &name, TextField *editor, int editorWidth, bool slides)
    : m_field(field)
    , m_editor(editor)
{
    auto *label = new QLabel(name, this);
    label->setBuddy(editor);
    editor->setAccessibleName(name);
    editor->setFixedWidth(editorWidth);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(0);
    grid->addWidget(label, 0, 0);
    grid->addWidget(editor, 0, 1);
    if (slides) {
        m_slider = new ValueSlider(this);
        m_slider->setAccessibleName(tr("%1, slider").arg(name));
        grid->addWidget(m_slider, 1, 1);
    }
}

void SettingBox::setProblem(const QString &why)
{
    m_problem = why;
    setMarkedAsProblem(m_editor, !why.isEmpty());
    describe();
}

void SettingBox::setNote(const QString &note)
{
    m_note = note;
    describe();
}

void SettingBox::describe() { m_editor->setRemark(m_problem.isEmpty() ? m_note : m_problem); }

} // namespace backoff
