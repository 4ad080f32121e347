// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's dialogs by the keyboard: each letter has one meaning, Tab comes round to where it
// began, and Escape gives the focus back to the field that had it.

#include "tests/ui/window/window_fixture.h"
#include "ui/exports/saving/message_box.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QProxyStyle>

#include <map>

using namespace backoff;

class TestDialogAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void lettersHaveOneMeaning_data() { addDialogs(); }
    void lettersHaveOneMeaning();
    void tabComesRound_data() { addDialogs(); }
    void tabComesRound();
    void escapeGivesTheFocusBack_data() { addDialogs(); }
    void escapeGivesTheFocusBack();
    void buttonsAreWordsAlone();
    void fileDialogsHaveNoMenus();

private:
    static void addDialogs();
};

namespace {

// Opened by its keys, with the caret in a field of the window.
struct OpenDialog {
    explicit OpenDialog(const QKeySequence &keys, bool spanish)
        : texts(spanish ? std::make_unique<SpanishTexts>() : nullptr)
        , f(defaultExperiment(Unit::Seconds),
              {1280, 720},
              spanish ? Language::Spanish : Language::English)
    {
        f.text(Field::Base)->setFocus();
        f.action(keys)->trigger();
        dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        active = dialog && QTest::qWaitForWindowActive(dialog);
    }

    std::unique_ptr<SpanishTexts> texts;
    WindowFixture f;
    QPointer<QDialog> dialog;
    bool active = false;
};

// As on most desktops.
class StyleWithIcons : public QProxyStyle
{
public:
    int styleHint(StyleHint hint,
        const QStyleOption *option,
        const QWidget *widget,
        QStyleHintReturn *data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons
            ? 1
            : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

// What is underlined: of a label the field beside it has the letter.
QStringList lettered(const QDialog &dialog)
{
    QStringList texts;
    for (const auto *label : dialog.findChildren<QLabel *>()) {
        if (label->buddy() && label->isVisible()) {
            texts << label->text();
        }
    }
    for (const auto *button : dialog.findChildren<QAbstractButton *>()) {
        if (button->isVisible()) {
            texts << button->text();
        }
    }
    return texts;
}

} // namespace

void TestDialogAccess::addDialogs()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::addColumn<bool>("spanish");
    const std::map<const char *, QKeySequence> dialogs {{"table", Qt::CTRL | Qt::Key_E},
        {"picture", Qt::CTRL | Qt::SHIFT | Qt::Key_P},
        {"handout", Qt::CTRL | Qt::SHIFT | Qt::Key_H},
        {"properties", Qt::ALT | Qt::Key_Return},
        {"shortcuts", Qt::CTRL | Qt::Key_Question}};
    for (const auto &[name, keys] : dialogs) {
        QTest::addRow("%s, English", name) << keys << false;
        QTest::addRow("%s, Spanish", name) << keys << true;
    }
}

void TestDialogAccess::lettersHaveOneMeaning()
{
    QFETCH(const QKeySequence, keys);
    QFETCH(const bool, spanish);
    const OpenDialog open(keys, spanish);
    QVERIFY(open.active);
    std::map<QString, QString> taken;
    for (const QString &text : lettered(*open.dialog)) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (!letter.isEmpty()) {
            QVERIFY2(taken.try_emplace(letter, text).second,
                qPrintable(taken[letter] + QStringLiteral(" and ") + text));
        }
    }
}

void TestDialogAccess::tabComesRound()
{
    QFETCH(const QKeySequence, keys);
    QFETCH(const bool, spanish);
    const OpenDialog open(keys, spanish);
    QVERIFY(open.active);
    QTest::keyClick(
        open.dialog, Qt::Key_Tab); // not every platform gives a dialog's first the focus
    const QWidget *first = open.dialog->focusWidget();
    QVERIFY(first);
    QList<const QWidget *> reached {first};
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
        if (open.dialog->focusWidget() == first) {
            break;
        }
        reached << open.dialog->focusWidget();
    }
    QCOMPARE(open.dialog->focusWidget(), first);
    for (const auto *button : open.dialog->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && (button->focusPolicy() & Qt::TabFocus)) {
            QVERIFY2(reached.contains(button), qPrintable(button->text()));
        }
    }
}

void TestDialogAccess::escapeGivesTheFocusBack()
{
    QFETCH(const QKeySequence, keys);
    QFETCH(const bool, spanish);
    const OpenDialog open(keys, spanish);
    QVERIFY(open.active);
    QTest::keyClick(open.dialog, Qt::Key_Escape);
    QVERIFY(!open.dialog || !open.dialog->isVisible());
    QTRY_VERIFY(open.f.window.isActiveWindow());
    QTRY_VERIFY(open.f.text(Field::Base)->hasFocus());
}

// The style's icons are dark, whatever the palette.
void TestDialogAccess::buttonsAreWordsAlone()
{
    WindowFixture f;
    QApplication::setStyle(new StyleWithIcons); // now: the window has set its own
    f.action(Qt::ALT | Qt::Key_Return)->trigger();
    f.action(Qt::CTRL | Qt::Key_Question)->trigger();
    showWarning({}, {}, &f.window);
    const auto boxes = f.window.findChildren<QDialogButtonBox *>();
    QCOMPARE(boxes.size(), 3);
    for (const QDialogButtonBox *box : boxes) {
        QVERIFY(!box->buttons().isEmpty());
        for (const QAbstractButton *button : box->buttons()) {
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
        }
    }
}

// A menu of Qt's file dialog must not outlive the dialog: Escape twice would crash.
void TestDialogAccess::fileDialogsHaveNoMenus()
{
    WindowFixture f;
    f.action(Qt::CTRL | Qt::Key_O)->trigger();
    f.action(Qt::CTRL | Qt::SHIFT | Qt::Key_S)->trigger();
    const auto dialogs = f.window.findChildren<QFileDialog *>();
    QCOMPARE(dialogs.size(), 2);
    for (const QFileDialog *dialog : dialogs) {
        QVERIFY(dialog->testAttribute(Qt::WA_DeleteOnClose));
        const auto views = dialog->findChildren<QAbstractItemView *>();
        QVERIFY(views.size() >= 3); // list, details, places
        for (const QAbstractItemView *view : views) {
            QCOMPARE(view->contextMenuPolicy(), Qt::NoContextMenu);
        }
    }
}

QTEST_MAIN(TestDialogAccess)
#include "test_dialog_access.moc"
