// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/edit_name.h"

#include <QCoreApplication>

namespace backoff {

static QString editText(Edit edit)
{
    switch (edit) {
    case Edit::ResetAll:
        return QCoreApplication::translate("EditName", "Reset All");
    case Edit::Properties:
        return QCoreApplication::translate("EditName", "Properties");
    case Edit::SameSeed:
        return QCoreApplication::translate("EditName", "Same Seed");
    case Edit::CommandLine:
        return QCoreApplication::translate("EditName", "Command Line");
    case Edit::LessonStep:
        return QCoreApplication::translate("EditName", "Lesson Step");
    }
    return {};
}

QString editText(const EditName &name, const Labels &labels)
{
    if (const auto *field = std::get_if<Field>(&name)) {
        return labels.field(*field, FieldNaming::Form);
    }
    return editText(std::get<Edit>(name));
}

} // namespace backoff
