// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every dialog of the program, by ear and by keys, in both languages.

#include "tests/ui/accessibility/access_walk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/documents/unsaved_guard.h"
#include "ui/exports/saving/message_box.h"

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QMenuBar>

#include <functional>

using namespace backoff;

namespace {

struct Case {
    const char *name;
    std::function<void(WindowFixture &)> open;
};

std::function<void(WindowFixture &)> pressing(const QKeySequence &keys)
{
    return [keys](WindowFixture &f) { f.action(keys)->trigger(); };
}

// The last entry of Help.
void openAbout(WindowFixture &f)
{
    f.window.menuBar()->actions().last()->menu()->actions().last()->trigger();
}

std::vector<Case> cases()
{
    return {
        {"table", pressing(Qt::CTRL | Qt::Key_E)},
        {"picture", pressing(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
        {"handout", pressing(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
        {"properties", pressing(Qt::ALT | Qt::Key_Return)},
        {"shortcuts", pressing(Qt::CTRL | Qt::Key_Question)},
        {"open", pressing(Qt::CTRL | Qt::Key_O)},
        {"save as", pressing(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        {"about", openAbout},
        {"unsaved",
            [](WindowFixture &f) {
                f.enter(Field::Attempts, QStringLiteral("9"));
                f.action(Qt::CTRL | Qt::Key_N)->trigger();
            }},
        {"changed on disk",
            [](WindowFixture &f) {
                askAboutForeignChange(QStringLiteral("/tmp/a.backofflab"), &f.window, [] {});
            }},
        {"warning",
            [](WindowFixture &f) {
                showWarning(QStringLiteral("Not saved"), QStringLiteral("Why."), &f.window);
            }},
    };
}

// Opened over the window, whose field for the base delay had the focus.
struct OpenDialog {
    OpenDialog(const Case &row, bool spanish)
        : texts(spanish ? std::make_unique<SpanishTexts>() : nullptr)
        , f(defaultExperiment(Unit::Seconds),
              {1280, 720},
              spanish ? Language::Spanish : Language::English)
    {
        f.text(Field::Base)->setFocus();
        row.open(f);
        dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        active = dialog && QTest::qWaitForWindowActive(dialog);
    }

    std::unique_ptr<SpanishTexts> texts;
    WindowFixture f;
    QPointer<QDialog> dialog;
    bool active = false;
};

void addCases()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("spanish");
    int index = 0;
    for (const Case &row : cases()) {
        QTest::addRow("%s, English", row.name) << index << false;
        QTest::addRow("%s, Spanish", row.name) << index << true;
        ++index;
    }
}

} // namespace

class TestDialogWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everythingHasANameOfItsOwn_data() { addCases(); }
    void everythingHasANameOfItsOwn();
    void tabReachesEverythingOnce_data() { addCases(); }
    void tabReachesEverythingOnce();
    void escapeCloses_data() { addCases(); }
    void escapeCloses();
};

void TestDialogWalk::everythingHasANameOfItsOwn()
{
    QFETCH(const int, index);
    QFETCH(const bool, spanish);
    const OpenDialog open(cases()[std::size_t(index)], spanish);
    QVERIFY(open.active);
    QVERIFY(!open.dialog->windowTitle().isEmpty());
    QCOMPARE(access::namingProblems(*open.dialog).join(u'\n'), QString());
    QVERIFY(!access::elementsOf(*open.dialog).isEmpty());
}

void TestDialogWalk::tabReachesEverythingOnce()
{
    QFETCH(const int, index);
    QFETCH(const bool, spanish);
    const OpenDialog open(cases()[std::size_t(index)], spanish);
    QVERIFY(open.active);
    QCOMPARE(access::tabProblems(*open.dialog).join(u'\n'), QString());
}

void TestDialogWalk::escapeCloses()
{
    QFETCH(const int, index);
    QFETCH(const bool, spanish);
    const OpenDialog open(cases()[std::size_t(index)], spanish);
    QVERIFY(open.active);
    QTest::keyClick(open.dialog, Qt::Key_Escape);
    QVERIFY(!open.dialog || !open.dialog->isVisible());
    QTRY_VERIFY(open.f.window.isActiveWindow());
    QTRY_VERIFY(open.f.text(Field::Base)->hasFocus() || open.f.text(Field::Attempts)->hasFocus());
}

QTEST_MAIN(TestDialogWalk)
#include "test_dialog_walk.moc"
