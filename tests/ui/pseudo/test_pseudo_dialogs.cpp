// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every dialog in a language of doubled texts: it fits a small screen, whatever is chosen in it,
// and nothing in it is cut or covered.

#include "tests/ui/pseudo/pseudo_window.h"
#include "ui/inputs/combo.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenuBar>

using namespace backoff;

namespace {

constexpr QSize screen(1024, 600);

struct PseudoDialog : PseudoWindow {
    PseudoDialog() = default;
    explicit PseudoDialog(const QKeySequence &keys) { action(keys)->trigger(); }

    [[nodiscard]] QDialog *dialog() const
    {
        return qobject_cast<QDialog *>(QApplication::activeModalWidget());
    }

    // Of the dialog as it opens, and as small as it can be made.
    [[nodiscard]] QString misfits() const
    {
        if (!dialog() || !QTest::qWaitForWindowActive(dialog())) {
            return QStringLiteral("no dialog is open");
        }
        return asItIs();
    }

    [[nodiscard]] QString misfitsWhenSmall() const
    {
        const QSize before = dialog()->size();
        dialog()->resize(dialog()->minimumSizeHint().expandedTo(dialog()->minimumSize()));
        const QString found = asItIs();
        dialog()->resize(before);
        QCoreApplication::processEvents();
        return found;
    }

private:
    [[nodiscard]] QString asItIs() const
    {
        settle();
        const QSize size = dialog()->size();
        return size.width() <= screen.width() && size.height() <= screen.height()
            ? test::misfits(*dialog())
            : QStringLiteral("the dialog is %1x%2").arg(size.width()).arg(size.height());
    }
};

} // namespace

class TestPseudoDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void opensFitting_data() { addDialogs(); }
    void opensFitting();
    void fitsWithEveryChoice_data() { addDialogs(); }
    void fitsWithEveryChoice();
    void problemsOfAPictureFit();
    void aboutFits();
    void unsavedQuestionFits();
    void failureFits();

private:
    static void addDialogs();
};

void TestPseudoDialogs::addDialogs()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::newRow("table") << QKeySequence(Qt::CTRL | Qt::Key_E);
    QTest::newRow("picture") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    QTest::newRow("handout") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    QTest::newRow("properties") << QKeySequence(Qt::ALT | Qt::Key_Return);
    QTest::newRow("shortcuts") << QKeySequence(Qt::CTRL | Qt::Key_Question);
}

void TestPseudoDialogs::opensFitting()
{
    QFETCH(QKeySequence, keys);
    PseudoDialog f(keys);
    QCOMPARE(f.misfits(), QString());
    QCOMPARE(f.misfitsWhenSmall(), QString());
}

void TestPseudoDialogs::fitsWithEveryChoice()
{
    QFETCH(QKeySequence, keys);
    PseudoDialog f(keys);
    QVERIFY(f.dialog());
    for (Combo *combo : f.dialog()->findChildren<Combo *>()) {
        const int before = combo->currentIndex();
        for (int i = 0; i < combo->count(); ++i) {
            combo->setCurrentIndex(i);
            QCOMPARE(f.misfits(), QString());
            QCOMPARE(f.misfitsWhenSmall(), QString());
        }
        combo->setCurrentIndex(before);
    }
}

void TestPseudoDialogs::problemsOfAPictureFit()
{
    PseudoDialog f(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    QVERIFY(f.dialog());
    for (const char *typed : {"1", "abc", "99999"}) {
        for (QLineEdit *field : f.dialog()->findChildren<QLineEdit *>()) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QLatin1String(typed));
        }
        QCOMPARE(f.misfits(), QString());
        QCOMPARE(f.misfitsWhenSmall(), QString());
    }
}

void TestPseudoDialogs::aboutFits()
{
    PseudoDialog f;
    f.window.menuBar()->actions().last()->menu()->actions().last()->trigger();
    QCOMPARE(f.misfits(), QString());
}

void TestPseudoDialogs::unsavedQuestionFits()
{
    PseudoDialog f;
    f.enter(Field::Base, QStringLiteral("2"));
    f.window.close();
    QVERIFY(f.window.isVisible());
    QCOMPARE(f.misfits(), QString());
}

void TestPseudoDialogs::failureFits()
{
    PseudoDialog f;
    QVERIFY(!f.window.openFile(
        QStringLiteral("/no/such/folder/") + QString(200, u'x') + QStringLiteral(".backofflab")));
    QCOMPARE(f.misfits(), QString());
}

QTEST_MAIN(TestPseudoDialogs)
#include "test_pseudo_dialogs.moc"
