// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every menu in a language of doubled texts: the bar shows all titles, each menu fits the screen,
// and each entry keeps one letter to be reached by.

#include "tests/ui/pseudo/pseudo_window.h"

#include <QMenu>
#include <QMenuBar>

using namespace backoff;

class TestPseudoMenus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void barShowsEveryTitle();
    void menusFitTheScreen();
    void entriesKeepOneLetter();
};

namespace {

QList<QMenu *> menusBelow(const QWidget *bar)
{
    QList<QMenu *> menus;
    for (const QAction *action : bar->actions()) {
        if (QMenu *menu = action->menu()) {
            Q_EMIT menu->aboutToShow(); // some are filled only then
            menus << menu << menusBelow(menu);
        }
    }
    return menus;
}

} // namespace

void TestPseudoMenus::barShowsEveryTitle()
{
    const PseudoWindow f;
    const QMenuBar *bar = f.window.menuBar();
    QVERIFY(bar->actions().size() >= 6);
    for (QAction *action : bar->actions()) {
        QVERIFY2(bar->rect().contains(bar->actionGeometry(action)), qPrintable(action->text()));
    }
}

void TestPseudoMenus::menusFitTheScreen()
{
    const PseudoWindow f;
    const QList<QMenu *> menus = menusBelow(f.window.menuBar());
    QVERIFY(menus.size() > 8);
    for (const QMenu *menu : menus) {
        const QSize size = menu->sizeHint();
        QVERIFY2(size.width() <= 1024 && size.height() <= 600,
            qPrintable(QStringLiteral("%1: %2x%3")
                           .arg(menu->title())
                           .arg(size.width())
                           .arg(size.height())));
    }
}

void TestPseudoMenus::entriesKeepOneLetter()
{
    const PseudoWindow f;
    for (const QMenu *menu : menusBelow(f.window.menuBar())) {
        for (const QAction *action : menu->actions()) {
            QString text = action->text();
            text.remove(QStringLiteral("&&"));
            QVERIFY2(text.count(u'&') <= 1, qPrintable(text));
        }
    }
}

QTEST_MAIN(TestPseudoMenus)
#include "test_pseudo_menus.moc"
