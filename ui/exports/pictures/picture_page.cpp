// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_page.h"

#include "ui/charts/legend_row.h"
#include "ui/exports/pictures/drawing_font.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

const QString separator = QStringLiteral(" \u00b7 ");
constexpr double largestNoteShare = 0.1; // of the height
constexpr double largestSentenceShare = 0.14;
constexpr qsizetype fewestSentenceLines = 3; // where it has to be cut
constexpr qsizetype mostNotes = 4;
constexpr int timelineMargin = 4; // around the timeline's own drawing

double lineHeight(const QFont &font) { return std::ceil(QFontMetricsF(font).height()); }

// From twice the default size on.
int zoomOf(QSizeF size)
{
    const QSizeF normal = defaultPictureSize;
    const double times = std::min(size.width() / normal.width(), size.height() / normal.height());
    return std::max(1, static_cast<int>(times));
}

// Gives away the page's height, line by line.
class PageLayout
{
public:
    PageLayout(const PictureContent &content, QSizeF size)
        : m_content(content)
        , m_fonts(PictureFonts::forSize(size))
        , m_isPlain(content.facts.isEmpty())
    {
        const double margin = m_isPlain ? 0 : std::round(lineHeight(m_fonts.body) * 0.7);
        m_free = QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin);
        m_gap = std::round(lineHeight(m_fonts.body) * 0.35);
        m_page.size = size;
        m_page.fonts = m_fonts;
    }

    PicturePage make()
    {
        addTitle();
        addCaption();
        addSentence();
        addNotes();
        addDrawing();
        return m_page;
    }

private:
    void addDrawing()
    {
        m_page.drawing = QRectF(
            m_free.topLeft(), QSizeF(std::floor(m_free.width()), std::floor(m_free.height())));
        m_page.drawingFont = drawingFont();
        if (m_content.isTimeline() && !m_isPlain) { // its labels are set in by as much
            m_page.drawing.adjust(-timelineMargin, 0, timelineMargin, 0);
        }
    }

    [[nodiscard]] QFont drawingFont() const
    {
        const QSizeF size = m_page.drawing.size();
        if (m_content.grid) {
            return gridFont(m_fonts.body);
        }
        return m_content.chart ? chartFont(m_fonts.body, *m_content.chart, size)
                               : timelineFont(m_fonts.body, *m_content.result, size);
    }

    QRectF takeTop(double height)
    {
        const QRectF rect(m_free.left(), m_free.top(), m_free.width(), height);
        m_free.setTop(std::min(m_free.bottom(), rect.bottom() + m_gap));
        return rect;
    }

    static PictureLine shortened(const QString &text, const QFont &font, const QRectF &rect)
    {
        return {QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()), rect};
    }

    void addTitle()
    {
        if (!m_content.title.isEmpty()) {
            m_page.title
                = shortened(m_content.title, m_fonts.title, takeTop(lineHeight(m_fonts.title)));
        }
    }

    void addCaption()
    {
        if (m_content.isTimeline()) {
            return;
        }
        const double caption = QFontMetricsF(m_fonts.caption).horizontalAdvance(m_content.caption);
        const LegendRow legend(m_content.legend, m_fonts.body);
        const QRectF row = takeTop(lineHeight(m_fonts.body));
        m_page.caption = shortened(m_content.caption, m_fonts.caption, row);
        QRectF rest = row.adjusted(std::ceil(caption) + 2 * m_gap, 0, 0, 0);
        if (legend.briefWidth() > rest.width()) {
            rest = takeTop(lineHeight(m_fonts.body));
            m_page.legendSide = Qt::AlignLeft;
        }
        m_page.legend = rest.toRect();
    }

    void addSentence()
    {
        const double height = lineHeight(m_fonts.body);
        const double room = m_page.size.height() * largestSentenceShare;
        const qsizetype most = std::clamp<qsizetype>(qsizetype(room / height), 1, mostNotes);
        const QStringList lines
            = sentenceLines(m_content.sentence, m_fonts.body, m_free.width(), most);
        const bool isCut = lines.join(u' ') != m_content.sentence;
        if (isCut && most < fewestSentenceLines) { // its beginning alone says too little
            return;
        }
        for (const QString &line : lines) {
            const QRectF rect(m_free.left(), m_free.top(), m_free.width(), height);
            m_page.sentence.push_back({line, rect});
            m_free.setTop(std::min(m_free.bottom(), rect.bottom()));
        }
        if (!m_page.sentence.empty()) {
            m_free.setTop(std::min(m_free.bottom(), m_free.top() + m_gap));
        }
    }

    void addNotes()
    {
        const double height = lineHeight(m_fonts.small);
        const double room = m_page.size.height() * largestNoteShare;
        const qsizetype most = std::clamp<qsizetype>(qsizetype(room / height), 1, mostNotes);
        const QStringList lines = noteLines(m_content.facts, m_fonts.small, m_free.width(), most);
        double top = m_free.bottom() - double(lines.size()) * height;
        m_free.setBottom(lines.isEmpty() ? m_free.bottom() : top - m_gap);
        for (const QString &line : lines) {
            m_page.notes.push_back({line, QRectF(m_free.left(), top, m_free.width(), height)});
            top += height;
        }
    }

    const PictureContent &m_content;
    PictureFonts m_fonts;
    bool m_isPlain;
    QRectF m_free;
    double m_gap = 0;
    PicturePage m_page;
};

} // namespace

PicturePage PicturePage::make(const PictureContent &content, QSizeF size)
{
    const int zoom = zoomOf(size);
    PicturePage page = PageLayout(content, size / zoom).make();
    page.zoom = zoom;
    return page;
}

QStringList sentenceLines(const QString &sentence, const QFont &font, double width, qsizetype most)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString &word : sentence.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        const bool fits = metrics.horizontalAdvance(longer) <= width;
        if (lines.isEmpty() || (!fits && lines.size() < most)) {
            lines << word;
        } else { // what has no room on the last line is cut below
            lines.back() = longer;
        }
    }
    for (QString &line : lines) {
        line = metrics.elidedText(line, Qt::ElideRight, width);
    }
    return lines;
}

QStringList noteLines(const QStringList &facts, const QFont &font, double width, qsizetype most)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (qsizetype i = 0; i < facts.size(); ++i) {
        const QString longer = lines.isEmpty() ? facts[i] : lines.back() + separator + facts[i];
        const bool fits = metrics.horizontalAdvance(longer) <= width;
        if (lines.isEmpty() || (fits && !longer.isEmpty())) {
            lines = lines.mid(0, lines.size() - 1) << longer;
        } else if (lines.size() < most) {
            lines << facts[i];
        } else { // all that is left, as far as it goes
            lines.back() += separator + facts.mid(i).join(separator);
            break;
        }
    }
    for (QString &line : lines) {
        line = metrics.elidedText(line, Qt::ElideRight, width);
    }
    return lines;
}

} // namespace backoff
