// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_flow.h"

#include "core/io/handouts/handout_parts.h"
#include "ui/exports/handouts/table_flow.h"
#include "ui/exports/handouts/text_flow.h"
#include "ui/exports/pictures/picture.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace backoff {

namespace {

using handout_style::point;

// No line ends between a number and its unit.
QString withUnbrokenUnits(QString text)
{
    static const QRegularExpression blank(QStringLiteral("(?<=\\d) (?=m?s\\b)"));
    return text.replace(blank, QString(QChar::Nbsp));
}

class FlowMaker
{
public:
    FlowMaker(const HandoutContent &content,
        const RunResultPtr &result,
        const Labels &labels,
        qreal width)
        : m_content(content)
        , m_result(result)
        , m_labels(labels)
        , m_width(width)
    {
    }

    Flow make(bool withAnswers)
    {
        addTop();
        addSettings();
        addPart(HandoutPart::Formula);
        for (const QString &line : m_content.formula) {
            addText(line, {.font = handout_style::text(10), .before = point});
        }
        addPart(HandoutPart::Timeline);
        addPicture(PictureKind::Timeline, 230);
        if (!m_result->schedule.empty()) {
            addPart(HandoutPart::Delays);
            addPicture(PictureKind::Delays, 340);
        }
        addHeading(m_content.table.caption);
        append(m_flow, tableFlow(m_content.table, m_width));
        addTranscript();
        addQuestions(withAnswers);
        addReproduction();
        if (withAnswers) {
            addAnswers();
        }
        return std::move(m_flow);
    }

private:
    void addText(const QString &text, const TextStyle &style)
    {
        append(m_flow, textFlow(withUnbrokenUnits(text), style, m_width));
    }

    void addHeading(const QString &heading)
    {
        addText(heading,
            {.font = handout_style::text(13, QFont::Bold),
                .before = 15 * point,
                .keepWithNext = true});
        m_flow.back().height += 3 * point;
    }

    void addPart(HandoutPart part) { addHeading(titleOf(part, m_labels)); }

    void addTop()
    {
        addText(m_content.heading,
            {.font = handout_style::text(20, QFont::Bold), .keepWithNext = true});
        addText(m_content.verdict,
            {.font = handout_style::text(11, QFont::DemiBold), .before = 5 * point});
        for (const QString &paragraph : m_content.notes) {
            addText(paragraph, {.font = handout_style::text(10), .before = 5 * point});
        }
    }

    // Two settings a row, read down the left column first.
    void addSettings()
    {
        addPart(HandoutPart::Settings);
        const std::vector<HandoutSetting> &settings = m_content.settings;
        const std::size_t rows = (settings.size() + 1) / 2;
        const qreal half = (m_width - 20 * point) / 2;
        for (std::size_t row = 0; row < rows; ++row) {
            std::vector<RowCell> cells = settingCells(settings[row], 0, half);
            if (rows + row < settings.size()) {
                std::ranges::move(settingCells(settings[rows + row], half + 20 * point, half),
                    std::back_inserter(cells));
            }
            m_flow.push_back(rowBox(std::move(cells), m_width, true));
            m_flow.back().keepWithNext = row + 1 < rows;
        }
    }

    static std::vector<RowCell> settingCells(const HandoutSetting &setting, qreal x, qreal width)
    {
        const qreal nameWidth = 0.38 * width;
        const qreal gap = 6 * point;
        return {{setting.name, x, nameWidth, false, handout_style::text(9), handout_style::muted},
            {setting.value,
                x + nameWidth + gap,
                width - nameWidth - gap,
                false,
                handout_style::text(9)}};
    }

    // The picture's own pixels: wide enough for its letters to be as small as the text around it.
    void addPicture(PictureKind kind, qreal pixelHeight)
    {
        constexpr qreal pixelWidth = 760;
        const qreal scale = m_width / pixelWidth;
        FlowBox box;
        box.height = pixelHeight * scale;
        box.paint = [=, result = m_result](QPainter &painter, const QPointF &topLeft) {
            painter.save();
            painter.translate(topLeft);
            painter.scale(scale, scale);
            paintPicture(painter, {0, 0, pixelWidth, pixelHeight}, result, {.kind = kind});
            painter.restore();
        };
        m_flow.push_back(std::move(box));
    }

    void addTranscript()
    {
        addPart(HandoutPart::Transcript);
        const HandoutTranscript &transcript = m_content.transcript;
        const QFont font = handout_style::typewriter(7.5);
        const auto closing = transcript.lines.size() - static_cast<qsizetype>(transcript.closing);
        for (qsizetype line = 0; line < transcript.lines.size(); ++line) {
            if (line == closing && !transcript.omitted.isEmpty()) {
                addText(transcript.omitted,
                    {.font = handout_style::text(9),
                        .ink = handout_style::muted,
                        .before = 2 * point,
                        .keepWithNext = true});
            }
            // Attempts and their answers alternate.
            addText(transcript.lines[line],
                {.font = font, .hang = 40 * point, .keepWithNext = line % 2 == 0});
        }
    }

    void addNumbered(std::size_t index, const QString &text, bool bold)
    {
        addText(text,
            {.font = handout_style::text(10, bold ? QFont::DemiBold : QFont::Normal),
                .before = 8 * point,
                .indent = 20 * point,
                .mark = bold ? QStringLiteral("%1.").arg(index + 1) : QString()});
    }

    // Without answers there is room to write them.
    void addQuestions(bool withAnswers)
    {
        addPart(HandoutPart::Questions);
        for (std::size_t i = 0; i < m_content.questions.size(); ++i) {
            addNumbered(i, m_content.questions[i].question, true);
            if (!withAnswers) {
                m_flow.back().keepWithNext = true;
                m_flow.push_back(writingLine());
            }
        }
    }

    [[nodiscard]] FlowBox writingLine() const
    {
        FlowBox box;
        box.height = 26 * point;
        const qreal indent = 20 * point;
        box.paint = [indent, height = box.height, width = m_width](
                        QPainter &painter, const QPointF &topLeft) {
            painter.setPen(QPen(handout_style::rule, 0.5 * point));
            painter.drawLine(topLeft + QPointF(indent, height), topLeft + QPointF(width, height));
        };
        return box;
    }

    void addReproduction()
    {
        addPart(HandoutPart::Reproduction);
        addText(m_content.reproduction.join(QStringLiteral(" \u00b7 ")),
            {.font = handout_style::text(8), .ink = handout_style::muted, .keepWithNext = true});
        addText(m_content.command,
            {.font = handout_style::typewriter(8), .before = 3 * point, .hang = 10 * point});
    }

    void addAnswers()
    {
        const std::size_t start = m_flow.size();
        addPart(HandoutPart::Answers);
        m_flow[start].startsPage = true;
        for (std::size_t i = 0; i < m_content.questions.size(); ++i) {
            addNumbered(i, m_content.questions[i].question, true);
            m_flow.back().keepWithNext = true;
            addText(m_content.questions[i].answer,
                {.font = handout_style::text(10), .before = 2 * point, .indent = 20 * point});
        }
    }

    const HandoutContent &m_content;
    const RunResultPtr &m_result;
    const Labels &m_labels;
    qreal m_width;
    Flow m_flow;
};

} // namespace

Flow handoutFlow(const HandoutContent &content,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels,
    qreal width)
{
    return FlowMaker(content, result, labels, width).make(settings.answers);
}

} // namespace backoff
