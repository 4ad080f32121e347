// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_view.h"

#include "ui/accessibility/own_roles.h"
#include "ui/charts/chart_marks.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_strokes.h"
#include "ui/charts/paint_layer.h"

#include <QAreaSeries>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <QWheelEvent>

namespace backoff {

namespace {

constexpr MarkRole filledRoles[] = {MarkRole::Range, MarkRole::Draw, MarkRole::Hint};
constexpr double dimmedOpacity = 0.4;
constexpr double focusRadius = 5;

// A part of the height is lines of text.
QSize leastSize(const Enlargement &enlarged)
{
    constexpr int textHeight = 48;
    const int plotHeight = enlarged.isOn() ? 44 : 62; // the window has no more room than else
    return {enlarged.pixels(200), plotHeight + enlarged.pixels(textHeight)};
}

} // namespace

ChartView::ChartView(QWidget *parent)
    : QChartView(parent)
    , m_xAxis(new QValueAxis)
    , m_yAxis(new QValueAxis)
{
    setAccessibleRole(this, QAccessible::Chart);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setInteractive(false);
    // A screen reader would find the viewport too, a second one without a name; and a policy is
    // handed on to the proxy, which is this view.
    viewport()->setFocusProxy(nullptr);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(leastSize({}));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    makeSeries();
    // Qt Charts draws its series at z values between these.
    m_ground = new PaintLayer(chart(), 0.5, [this](QPainter &painter) {
        paintGround(painter, m_spec, m_layout, m_theme, m_highlighted);
    });
    m_front = new PaintLayer(chart(), 100, [this](QPainter &painter) {
        paintMarks(painter, m_spec, m_layout, m_theme);
        paintTexts(painter, m_layout, m_theme, labelFont());
        paintSentence(painter, m_spec.sentence, m_front->boundingRect(), m_theme, labelFont());
    });
    applyColors();
}

ChartView::Area ChartView::makeArea()
{
    Area area {nullptr, new QLineSeries, new QLineSeries};
    area.area = new QAreaSeries(area.upper, area.lower);
    area.upper->setParent(area.area); // an area series does not own its edges
    area.lower->setParent(area.area);
    area.area->setPen(Qt::NoPen);
    return area;
}

void ChartView::makeSeries()
{
    chart()->addAxis(m_xAxis, Qt::AlignBottom);
    chart()->addAxis(m_yAxis, Qt::AlignLeft);
    m_xAxis->setVisible(false);
    m_yAxis->setVisible(false);
    m_xAxis->setRange(m_spec.xFrom, m_spec.xTo);
    m_yAxis->setRange(0, 1);
    const auto add = [this](QAbstractSeries *series) {
        chart()->addSeries(series);
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    };
    m_band = makeArea();
    add(m_band.area);
    for (Area &area : m_boxes) {
        area = makeArea();
        add(area.area);
    }
    for (const CurveRole role : {CurveRole::UnusedModelled,
             CurveRole::Modelled,
             CurveRole::PinnedCeiling,
             CurveRole::Pinned,
             CurveRole::UnusedJittered,
             CurveRole::Jittered}) {
        auto *line = new QLineSeries;
        m_lines[static_cast<std::size_t>(role)] = line;
        add(line);
    }
}

// A series lays itself out anew even where its points are the same.
static void show(QLineSeries *series, const QList<QPointF> &points)
{
    if (series->points() != points) {
        series->replace(points);
    }
}

void ChartView::setSpec(const ChartSpec &spec)
{
    m_spec = spec;
    const auto fill = [](const Area &area, const Curve &curve) {
        backoff::show(area.lower, curve.lower);
        backoff::show(area.upper, curve.points);
    };
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        fill(m_boxes[i], outlineOf(spec.marks, filledRoles[i]));
    }
    fill(m_band, spec.curve(CurveRole::Band));
    for (std::size_t i = 0; i < curveCount; ++i) {
        if (m_lines[i]) {
            const Curve &curve = spec.curves[i];
            backoff::show(m_lines[i], curve.asDots ? QList<QPointF>() : curve.points);
        }
    }
    m_xAxis->setRange(spec.xFrom, spec.xTo);
    setAccessibleDescription(m_equal.isEmpty() ? spec.summary : spec.summary + u' ' + m_equal);
    layOutAgain();
}

void ChartView::layOutAgain()
{
    m_layout = layOut(m_spec, size(), labelFont(), m_theme.enlarged);
    chart()->setTitleFont(font()); // even an empty title leaves its height in a PDF
    if (chart()->plotArea() != m_layout.map.plot) {
        chart()->setPlotArea(m_layout.map.plot);
    }
    const QRectF all(QPointF(0, 0), QSizeF(size()));
    m_ground->setArea(all);
    m_front->setArea(all);
}

void ChartView::setTheme(const Theme &theme)
{
    if (theme == m_theme) {
        return;
    }
    const bool resized = theme.enlarged != m_theme.enlarged;
    m_theme = theme;
    applyColors();
    if (resized) {
        setMinimumSize(leastSize(theme.enlarged));
        layOutAgain();
    }
}

QFont ChartView::labelFont() const { return m_theme.enlarged.label(font()); }

void ChartView::applyColors()
{
    setBackgroundBrush(m_theme.card);
    m_boxes[0].area->setBrush(m_theme.tint);
    m_boxes[1].area->setBrush(m_theme.accent);
    m_boxes[2].area->setBrush(m_theme.card); // the hatch is drawn on it
    m_band.area->setBrush(m_theme.tint);
    for (std::size_t i = 0; i < curveCount; ++i) {
        if (m_lines[i]) {
            m_lines[i]->setPen(curvePen(static_cast<CurveRole>(i), m_theme));
        }
    }
    m_ground->update();
    m_front->update();
}

void ChartView::setDimmed(bool dimmed) { chart()->setOpacity(dimmed ? dimmedOpacity : 1); }

void ChartView::setHighlighted(std::optional<std::int64_t> retry)
{
    if (retry != m_highlighted) {
        m_highlighted = retry;
        m_ground->update();
    }
}

const QLineSeries *ChartView::series(CurveRole role) const
{
    return role == CurveRole::Band ? m_band.upper : m_lines[static_cast<std::size_t>(role)];
}

const QLineSeries *ChartView::boxes(MarkRole role) const
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (filledRoles[i] == role) {
            return m_boxes[i].upper;
        }
    }
    return nullptr;
}

QSize ChartView::sizeHint() const { return {640, 240}; }

void ChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    layOutAgain();
}

// The ring of the focus, as the timeline has it.
void ChartView::drawForeground(QPainter *painter, const QRectF &area)
{
    QChartView::drawForeground(painter, area);
    if (hasFocus()) {
        painter->setRenderHint(QPainter::Antialiasing);
        const double line = m_theme.enlarged.line(2);
        const QRectF whole = viewport()->rect();
        painter->setPen(QPen(m_theme.accent, line));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(
            whole.adjusted(line / 2, line / 2, -line / 2, -line / 2), focusRadius, focusRadius);
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void ChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOutAgain();
    }
}

// The keys are the playback's, the wheel belongs to whatever scrolls around the chart.
void ChartView::wheelEvent(QWheelEvent *event) { event->ignore(); }
void ChartView::keyPressEvent(QKeyEvent *event) { event->ignore(); }
void ChartView::mousePressEvent(QMouseEvent *event) { event->ignore(); }

} // namespace backoff
