// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's left column: the experiment's fields and, while they are open, the lesson and the
// guide. Tabs on top choose between them where there is more than one.

#pragma once

#include <QFrame>

class QStackedWidget;
class QTabBar;

namespace backoff {

class SideColumn : public QFrame
{
    Q_OBJECT

public:
    enum Page { Experiment, Lesson, Guide };

    // In the order of Page; takes them.
    SideColumn(QWidget *experiment, QWidget *lesson, QWidget *guide, QWidget *parent = nullptr);

    // An opened page is shown; what was shown before a closed one is shown again.
    void setOpen(Page page, bool open);
    [[nodiscard]] bool isOpen(Page page) const;
    void showPage(Page page); // an open one
    [[nodiscard]] Page page() const;

    // While presenting: the lesson alone, wider; without one the column is not there.
    void setPresenting(bool presenting);

    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void place();

    QTabBar *m_tabs;
    QWidget *m_row; // of the tabs
    QStackedWidget *m_pages;
    bool m_presenting = false;
    Page m_before = Experiment; // the presentation
};

} // namespace backoff
