// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/charts_panel.h"

#include "ui/charts/chart_legend.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/charts/result_specs.h"
#include "ui/style/app_style.h"
#include "ui/style/tab_row.h"

#include <QCheckBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace backoff {

namespace {

// As large as the page that is shown wants it: the others' fields need no room.
class PageStack : public QStackedWidget
{
public:
    PageStack() { connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry); }

    [[nodiscard]] QSize sizeHint() const override
    {
        return currentWidget() ? currentWidget()->sizeHint() : QSize();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
    }
};

} // namespace

ChartsPanel::ChartsPanel(QWidget *parent)
    : Card(parent)
    , m_tabs(new TabRow)
    , m_stack(new PageStack)
    , m_legend(new ChartLegend)
    , m_ownRow(new ChartLegend)
    , m_logScale(new QCheckBox(tr("log scale")))
{
    m_tabs->setAccessibleName(tr("Charts"));
    m_logScale->setToolTip(tr("Each step up multiplies the value by ten; 0 stands at the bottom"));
    addToTopLeft(m_tabs);
    addToTopRight(m_legend, 1); // gives way before the tabs do
    addToTopRight(m_logScale);
    m_ownRow->hide();
    body()->addWidget(m_ownRow);
    body()->addWidget(m_stack, 1);
    setFonts();
    connect(m_legend, &ChartLegend::roomChanged, this, &ChartsPanel::placeLegend);

    m_delays = addChart(tr("Delays"), delaysSpec);
    m_delays->setEqual(tr("The schedule table has the same numbers."));
    m_cumulative = addChart(tr("Cumulative"), cumulativeSpec);
    m_cumulative->setEqual(tr("The table of File, Export Table, Schedule has the same numbers."));
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &ChartsPanel::showLegend);
    connect(m_logScale, &QCheckBox::toggled, this, [this](bool logScale) {
        for (ChartPage *page : m_pages) {
            page->setLogScale(logScale);
        }
        Q_EMIT logScaleChanged(logScale);
    });
}

ResultChart *ChartsPanel::addChart(const QString &name, ResultChart::MakeSpec makeSpec)
{
    auto *chart = new ResultChart(makeSpec);
    chart->setAccessibleName(tr("Chart: %1").arg(name));
    chart->setFont(withoutKerning(smallFont()));
    addPage(name, chart);
    return chart;
}

void ChartsPanel::addPage(const QString &name, ChartPage *page)
{
    m_pages.append(page);
    page->setLogScale(isLogScale());
    for (PlotGrid *grid : page->findChildren<PlotGrid *>()) {
        grid->setAccessibleName(tr("Chart: %1").arg(name));
    }
    connect(page, &ChartPage::legendChanged, this, &ChartsPanel::showLegend);
    m_stack->addWidget(page); // before its tab, which shows it where it is the first
    m_tabs->addTab(name);
}

void ChartsPanel::showLegend()
{
    if (const auto *page = qobject_cast<ChartPage *>(m_stack->currentWidget())) {
        m_legend->setEntries(page->legend());
        m_ownRow->setEntries(page->legend());
        placeLegend();
    }
}

// A chart of the run says by itself what it shows, and is low where there is little room.
void ChartsPanel::placeLegend()
{
    const bool needed = m_stack->currentIndex() >= Strategies && !m_legend->entries().empty();
    const bool inOwnRow = needed && !m_legend->holdsAll();
    m_ownRow->setVisible(inOwnRow);
    m_legend->setGivenWay(inOwnRow);
}

void ChartsPanel::setResult(const RunResultPtr &result)
{
    m_delays->setResult(result);
    m_cumulative->setResult(result);
}

void ChartsPanel::setCursor(const Cursor &cursor)
{
    m_delays->setCursor(cursor);
    m_cumulative->setCursor(cursor);
}

void ChartsPanel::setPointedRetry(std::optional<std::int64_t> retry)
{
    m_delays->setPointedRetry(retry);
    m_cumulative->setPointedRetry(retry);
}

void ChartsPanel::setFonts()
{
    for (QWidget *widget : {static_cast<QWidget *>(m_legend),
             static_cast<QWidget *>(m_ownRow),
             static_cast<QWidget *>(m_logScale)}) {
        widget->setFont(smallFont());
    }
}

void ChartsPanel::setTheme(const Theme &theme)
{
    setFonts(); // they are other ones in presentation
    m_logScale->setVisible(!theme.enlarged.isOn()); // the tabs need its room, Ctrl+L is left
    m_legend->setTheme(theme);
    m_ownRow->setTheme(theme);
    for (ChartPage *page : m_pages) {
        page->setTheme(theme);
    }
}

void ChartsPanel::setDimmed(bool dimmed)
{
    for (ChartPage *page : m_pages) {
        page->setDimmed(dimmed);
    }
}

void ChartsPanel::setLogScale(bool logScale) { m_logScale->setChecked(logScale); }

bool ChartsPanel::isLogScale() const { return m_logScale->isChecked(); }

} // namespace backoff
