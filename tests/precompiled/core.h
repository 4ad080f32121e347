// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What nearly every test of core, app and files reads, compiled once. No file includes this.

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
