// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/cap_field.h"

#include "core/engine/policy.h"

namespace backoff {

CapField::CapField(QWidget *parent)
    : OptionalField(Field::Cap,
        Kind::Duration,
        {tr("limit"), tr("Limit the delay by a cap"), tr("no limit"), "none"},
        *Policy {}.cap,
        parent)
{
}

} // namespace backoff
