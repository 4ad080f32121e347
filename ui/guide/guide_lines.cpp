// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_lines.h"

#include <QtGlobal>

namespace backoff {

namespace {

class Lines
{
public:
    Lines(const GuideValues &values, const Labels &labels)
        : m_values(values)
        , m_labels(labels)
    {
    }

    void add(const GuideSection &section)
    {
        if (!holds(section.when)) {
            return;
        }
        for (const GuidePart &part : section.parts) {
            if (holds(part.when)) {
                add(part);
            }
        }
    }

    std::vector<GuideLine> take() { return std::move(m_lines); }

private:
    [[nodiscard]] bool holds(const std::string &when) const
    {
        if (when.empty()) {
            return true;
        }
        const Facts::Value value = m_values.value(when);
        warn(value.problem);
        return !value.problem && value.number != 0;
    }

    void add(const GuidePart &part)
    {
        Facts::Text text = m_values.text(part.text, m_labels);
        warn(text.problem);
        if (!text.problem) {
            m_lines.push_back({part.kind, std::move(text.text)});
        }
    }

    void warn(const std::optional<FactProblem> &problem) const
    {
        if (problem) {
            qWarning("guide: %s", qUtf8Printable(message(*problem, m_labels)));
        }
    }

    const GuideValues &m_values;
    const Labels &m_labels;
    std::vector<GuideLine> m_lines;
};

} // namespace

std::vector<GuideLine> guideLines(
    const std::vector<GuideSection> &sections, const GuideValues &values, const Labels &labels)
{
    Lines lines(values, labels);
    for (const GuideSection &section : sections) {
        lines.add(section);
    }
    return lines.take();
}

} // namespace backoff
