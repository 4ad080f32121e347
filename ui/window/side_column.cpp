// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/side_column.h"

#include "ui/style/app_style.h"
#include "ui/style/tab_row.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace backoff {

namespace {

constexpr int fieldsWidth = 306;
constexpr int mostTextWidth = 400;

// Text wants more room than fields, where the window has it.
int textWidth(int windowWidth) { return std::clamp(windowWidth / 4, fieldsWidth, mostTextWidth); }

} // namespace

SideColumn::SideColumn(QWidget *experiment, QWidget *lesson, QWidget *guide, QWidget *parent)
    : QFrame(parent)
    , m_tabs(new TabRow)
    , m_pages(new QStackedWidget)
{
    setStyleRole(this, styleRole::side);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_tabs->setProperty("narrow", true); // as the style sheet knows it
    m_tabs->setAccessibleName(tr("Left column"));
    const std::pair<QString, QWidget *> pages[]
        = {{tr("Experiment"), experiment}, {tr("Lesson"), lesson}, {tr("Guide"), guide}};
    for (const auto &[name, page] : pages) {
        m_tabs->addTab(name);
        m_pages->addWidget(page);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_row = new QWidget;
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(12, 8, 8, 0);
    row->addWidget(m_tabs);
    row->addStretch();
    column->addWidget(m_row);
    column->addWidget(m_pages, 1);
    m_tabs->setTabVisible(Lesson, false);
    m_tabs->setTabVisible(Guide, false);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        place();
    });
    place();
}

bool SideColumn::isOpen(Page page) const { return m_tabs->isTabVisible(page); }

SideColumn::Page SideColumn::page() const { return static_cast<Page>(m_tabs->currentIndex()); }

void SideColumn::setOpen(Page page, bool open)
{
    m_tabs->setTabVisible(page, open);
    if (open) {
        showPage(page);
    } else if (this->page() == page) {
        showPage(isOpen(Lesson) ? Lesson : Experiment);
    }
    if (m_presenting && page == Lesson && open) {
        m_before = Lesson;
    } else if (m_presenting && m_before == page && !open) {
        m_before = Experiment;
    }
    place();
}

void SideColumn::showPage(Page page) { m_tabs->setCurrentIndex(page); }

void SideColumn::setPresenting(bool presenting)
{
    if (presenting == m_presenting) {
        return;
    }
    m_presenting = presenting;
    if (presenting) {
        m_before = page();
        showPage(isOpen(Lesson) ? Lesson : Experiment);
    } else {
        showPage(isOpen(m_before) ? m_before : page());
    }
    place();
}

void SideColumn::place()
{
    const bool many = isOpen(Lesson) || isOpen(Guide);
    m_row->setVisible(many && !m_presenting);
    setVisible(!m_presenting || isOpen(Lesson));
    updateGeometry();
}

// Its share of the window's width is another one then.
bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window() && event->type() == QEvent::Resize) {
        updateGeometry();
    }
    return QFrame::eventFilter(watched, event);
}

void SideColumn::showEvent(QShowEvent *event)
{
    window()->installEventFilter(this); // once, however often
    QFrame::showEvent(event);
}

QSize SideColumn::sizeHint() const
{
    const int window = this->window()->width();
    if (m_presenting) {
        return {std::max(window * 3 / 10, std::min(window / 3, mostTextWidth)), 600};
    }
    return {page() == Experiment ? fieldsWidth : textWidth(window), 600};
}

QSize SideColumn::minimumSizeHint() const { return {sizeHint().width(), 200}; }

} // namespace backoff
