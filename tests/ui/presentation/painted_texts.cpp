// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/presentation/painted_texts.h"

#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace backoff::test {

namespace {

class Engine : public QPaintEngine
{
public:
    Engine()
        : QPaintEngine(AllFeatures)
    {
    }

    std::vector<PaintedText> texts;

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &changed) override
    {
        if (changed.state() & DirtyTransform) {
            m_transform = changed.transform();
        }
    }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        if (item.text().trimmed().isEmpty()) {
            return;
        }
        const QRectF rect(
            at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts.push_back({item.text(),
            QFontInfo(item.font()).pixelSize() * m_transform.m22(),
            m_transform.mapRect(rect)});
    }
    void drawPath(const QPainterPath &) override { }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
    [[nodiscard]] Type type() const override { return User; }

private:
    QTransform m_transform;
};

class Device : public QPaintDevice
{
public:
    explicit Device(QSize size)
        : m_size(size)
    {
    }

    Engine engine;

    [[nodiscard]] QPaintEngine *paintEngine() const override
    {
        return const_cast<Engine *>(&engine);
    }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dotsAnInch = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsAnInch;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
};

} // namespace

std::vector<PaintedText> paintedTexts(QWidget &widget)
{
    Device device(widget.size());
    widget.render(&device);
    return device.engine.texts;
}

QStringList smallerThan(const std::vector<PaintedText> &texts, double pixels)
{
    QStringList found;
    for (const PaintedText &text : texts) {
        if (text.pixels < pixels) {
            found << QStringLiteral("'%1' has %2 pixels").arg(text.text).arg(text.pixels);
        }
    }
    return found;
}

QStringList collisions(const std::vector<PaintedText> &texts, const QRectF &within)
{
    // Letters do not fill their line: rows may stand a little closer.
    const auto core = [](const QRectF &rect) {
        return rect.adjusted(0, 0.15 * rect.height(), 0, -0.15 * rect.height());
    };
    QStringList found;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const PaintedText &one = texts[i];
        if (!within.adjusted(-1, -1, 1, 1).contains(core(one.rect))) {
            found << QStringLiteral("'%1' is cut").arg(one.text);
        }
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            const PaintedText &other = texts[k];
            const bool twice = one.text == other.text && one.rect == other.rect; // in two colours
            if (!twice && core(one.rect).intersects(core(other.rect))) {
                found << QStringLiteral("'%1' lies on '%2'").arg(one.text, other.text);
            }
        }
    }
    return found;
}

} // namespace backoff::test
