// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One function a bench; main.cpp calls them all.

#pragma once

namespace backoff {

class Ratios;

void addDrawBench(Ratios &ratios);
void addCsvBench(Ratios &ratios);
void addFleetBench(Ratios &ratios);
void addContentionBench(Ratios &ratios);
void addPaintBench(Ratios &ratios);
void addStartBench(Ratios &ratios);

} // namespace backoff
