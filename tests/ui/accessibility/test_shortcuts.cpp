// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every action has its words, every menu its letters, and the list of keys leaves nothing out.

#include "tests/ui/accessibility/access_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/shortcuts_dialog.h"

#include <QMenu>
#include <QMenuBar>
#include <QTableWidget>

#include <optional>

using namespace backoff;

class TestShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void actionsHaveTexts_data() { addLanguages(); }
    void actionsHaveTexts();
    void menusHaveUniqueLetters_data() { addLanguages(); }
    void menusHaveUniqueLetters();
    void theListHasEveryKey_data() { addLanguages(); }
    void theListHasEveryKey();

private:
    static void addLanguages();
};

namespace {

struct Speaking {
    explicit Speaking(bool spanish)
        : texts(spanish ? std::make_unique<SpanishTexts>() : nullptr)
        , f(defaultExperiment(Unit::Seconds),
              {1280, 720},
              spanish ? Language::Spanish : Language::English)
    {
    }

    std::unique_ptr<SpanishTexts> texts;
    WindowFixture f;
};

// Some menus are filled only when they open.
void fillAll(QWidget &menu)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu()) {
            Q_EMIT action->menu()->aboutToShow();
            fillAll(*action->menu());
        }
    }
}

QString plain(QString text) { return text.remove(u'&').remove(QStringLiteral("…")); }

} // namespace

void TestShortcuts::addLanguages()
{
    QTest::addColumn<bool>("spanish");
    QTest::newRow("English") << false;
    QTest::newRow("Spanish") << true;
}

void TestShortcuts::actionsHaveTexts()
{
    QFETCH(const bool, spanish);
    Speaking speaking(spanish);
    fillAll(*speaking.f.window.menuBar());
    int count = 0;
    for (const QAction *action : speaking.f.window.findChildren<QAction *>()) {
        const bool isTrigger = qobject_cast<const QMenu *>(action->parent())
            && qobject_cast<const QMenu *>(action->parent())->menuAction() == action;
        if (!action->isSeparator() && !isTrigger) {
            ++count;
            QVERIFY2(!plain(action->text()).trimmed().isEmpty(),
                qPrintable(action->shortcut().toString()
                    + QString::fromLatin1(action->parent()->metaObject()->className())));
        }
    }
    QVERIFY(count > 60);
}

void TestShortcuts::menusHaveUniqueLetters()
{
    QFETCH(const bool, spanish);
    Speaking speaking(spanish);
    QMenuBar *bar = speaking.f.window.menuBar();
    fillAll(*bar);
    QCOMPARE(access::menuProblems(*bar).join(u'\n'), QString());
    QVERIFY(bar->actions().size() >= 5);
    for (const QAction *menu : bar->actions()) {
        QVERIFY2(!QKeySequence::mnemonic(menu->text()).isEmpty(), qPrintable(menu->text()));
    }
}

void TestShortcuts::theListHasEveryKey()
{
    QFETCH(const bool, spanish);
    Speaking speaking(spanish);
    WindowFixture &f = speaking.f;
    fillAll(*f.window.menuBar());
    const QList<QAction *> actions = f.window.findChildren<QAction *>();
    f.action(Qt::CTRL | Qt::Key_Question)->trigger();
    const auto *table = f.window.findChild<ShortcutsDialog *>()->findChild<QTableWidget *>();
    QStringList listed;
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString text = table->item(row, 1)->text();
        const QString keys = text.section(QStringLiteral(" ("), 0, 0);
        const QString where = keys == text ? QString() : QStringLiteral(" here");
        for (const QString &key : keys.split(QStringLiteral(", "))) {
            listed << key + where + QStringLiteral(": ") + table->item(row, 0)->text();
        }
    }
    for (const QAction *action : actions) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const bool everywhere = action->shortcutContext() == Qt::WindowShortcut;
            const QString start = keys.toString(QKeySequence::NativeText)
                + (everywhere ? QStringLiteral(": ") : QStringLiteral(" here: "));
            const auto tells = [&](const QString &line) {
                return line.startsWith(start) && line.endsWith(plain(action->text()));
            };
            QVERIFY2(std::any_of(listed.begin(), listed.end(), tells),
                qPrintable(start + action->text()));
        }
    }
    QVERIFY(listed.size() > 30);
}

QTEST_MAIN(TestShortcuts)
#include "test_shortcuts.moc"
