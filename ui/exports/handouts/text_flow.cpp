// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/text_flow.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

using TextPtr = std::shared_ptr<QTextLayout>;

QTextOption optionOf(bool toTheRight)
{
    QTextOption option(toTheRight ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setUseDesignMetrics(true);
    return option;
}

// Lines at their place below each other; the first one is `hang` wider.
TextPtr layOut(const QString &text, const QFont &font, bool toTheRight, qreal width, qreal hang)
{
    auto layout = std::make_shared<QTextLayout>(text, font);
    layout->setTextOption(optionOf(toTheRight));
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (qreal y = 0;;) {
        QTextLine line = layout->createLine();
        if (!line.isValid()) {
            break;
        }
        const qreal x = line.lineNumber() == 0 ? 0 : hang;
        line.setLineWidth(width - x);
        line.setPosition({x, y});
        y += line.height();
    }
    layout->endLayout();
    return layout;
}

qreal heightOf(const QTextLayout &layout)
{
    const QTextLine last = layout.lineAt(layout.lineCount() - 1);
    return layout.lineCount() == 0 ? 0 : last.y() + last.height();
}

// One line, at the height that the box gives it.
FlowBox lineBox(const TextPtr &layout, int number, const TextStyle &style)
{
    FlowBox box;
    box.height = layout->lineAt(number).height();
    box.paint = [layout, number, style](QPainter &painter, const QPointF &topLeft) {
        const QTextLine line = layout->lineAt(number);
        painter.setPen(style.ink);
        line.draw(&painter, topLeft + QPointF(style.indent, -line.y()));
        if (number == 0 && !style.mark.isEmpty()) {
            painter.setFont(style.font);
            painter.drawText(topLeft + QPointF(0, line.ascent()), style.mark);
        }
    };
    return box;
}

} // namespace

Flow textFlow(const QString &text, const TextStyle &style, qreal width)
{
    const TextPtr layout = layOut(text, style.font, false, width - style.indent, style.hang);
    const int lines = layout->lineCount();
    Flow flow;
    for (int number = 0; number < lines; ++number) {
        FlowBox box = lineBox(layout, number, style);
        const bool isLast = number + 1 == lines;
        box.before = number == 0 ? style.before : 0;
        box.keepWithNext
            = isLast ? style.keepWithNext : number == 0 || number + 2 == lines || lines <= 3;
        flow.push_back(std::move(box));
    }
    return flow;
}

FlowBox rowBox(std::vector<RowCell> cells, qreal width, bool ruled)
{
    using handout_style::point;
    const qreal padding = 1.6 * point;
    std::vector<TextPtr> texts;
    FlowBox box;
    for (const RowCell &cell : cells) {
        texts.push_back(layOut(cell.text, cell.font, cell.toTheRight, cell.width, 0));
        box.height = std::max(box.height, heightOf(*texts.back()) + 2 * padding);
    }
    box.paint = [=, cells = std::move(cells), height = box.height](
                    QPainter &painter, const QPointF &topLeft) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            painter.setPen(cells[i].ink);
            texts[i]->draw(&painter, topLeft + QPointF(cells[i].x, padding));
        }
        if (ruled) {
            painter.setPen(QPen(handout_style::rule, 0.5 * point));
            const QPointF left = topLeft + QPointF(0, height);
            painter.drawLine(left, left + QPointF(width, 0));
        }
    };
    return box;
}

void append(Flow &flow, Flow more) { std::ranges::move(more, std::back_inserter(flow)); }

} // namespace backoff
