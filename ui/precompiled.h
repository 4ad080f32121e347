// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What nearly every file of the window reads: compiled once, which halves the time of a build.
//
// No file includes this, and each includes what it uses: with BACKOFF_PRECOMPILE off, as .ci/run
// builds, there is no such header. Qt Charts is not in it: that is for ui/charts alone.

#pragma once

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
