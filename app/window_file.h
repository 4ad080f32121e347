// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture or handout that is made instead of a window: what was typed to settings, settings to
// bytes. The suffix of --output tells the format. The bytes are those that the window saves.

#pragma once

#include "app/window_options.h"
#include "ui/exports/handouts/handout.h"
#include "ui/exports/pictures/picture.h"

#include <string>
#include <variant>
#include <vector>

namespace backoff {

struct PictureFile {
    PictureSettings settings;
    PictureFormat format = PictureFormat::Png;
};
struct HandoutFile {
    HandoutSettings settings;
    HandoutFormat format = HandoutFormat::Pdf;
};

struct FilePlan {
    std::variant<PictureFile, HandoutFile> file;
    std::vector<Problem> problems;
    std::vector<Ignored> ignored;

    [[nodiscard]] const PictureFile *picture() const { return std::get_if<PictureFile>(&file); }
    // It shows what the chosen jitter does not use, too.
    [[nodiscard]] bool showsEveryJitter() const;
};

// The scale of the charts is the session's, where there is one.
[[nodiscard]] FilePlan planFile(const FileRequest &request, bool logScale);

// Needs a QApplication, on whatever platform. What a picture of the herd shows is computed with the
// work's threads; the Error is the fleet's, where it has no histogram.
[[nodiscard]] Result<std::string> fileBytes(const FilePlan &plan,
    const WindowOptions &options,
    const Labels &labels,
    const LongWork &work = {});

} // namespace backoff
