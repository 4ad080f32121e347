// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the window writes numbers: as a handout does.

#pragma once

#include "core/io/shown_numbers.h"
