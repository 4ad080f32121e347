// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What nearly every test of the window reads, compiled once. No file includes this.

#pragma once

#include "ui/precompiled.h"

#include <QSignalSpy>
#include <QTest>
