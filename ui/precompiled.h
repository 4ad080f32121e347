// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What nearly every file of the window reads, compiled once: reading it costs more than the rest.
//
// No file of the window includes this, and each includes what it uses: the presets dev and ci, with
// BACKOFF_PRECOMPILE off, read no such header. Qt Charts is not in it: that is for ui/charts alone.

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
