// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cap: a duration with a check box "limit" inside.

#pragma once

#include "ui/inputs/optional_field.h"

namespace backoff {

class CapField : public OptionalField
{
    Q_OBJECT

public:
    explicit CapField(QWidget *parent = nullptr);
};

} // namespace backoff
