// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a veil covers is out of sight, out of reach and out of hearing, and keeps its place.

#include "tests/ui/fail_on_warning.h"
#include "ui/lessons/veil.h"
#include "ui/lessons/veil_layout.h"
#include "ui/style/app_style.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

using namespace backoff;

namespace {

QStringList heard(QAccessibleInterface *from)
{
    QStringList all;
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Value}) {
        if (!from->text(text).isEmpty()) {
            all << from->text(text);
        }
    }
    for (int i = 0; i < from->childCount(); ++i) {
        if (QAccessibleInterface *child = from->child(i)) {
            all << heard(child);
        }
    }
    return all;
}

// A view with a label, a field and a table under a veil, between two buttons.
struct Veiled {
    QWidget window;
    QPushButton *above = new QPushButton(QStringLiteral("above"));
    QWidget *view = new QWidget;
    QLineEdit *field = new QLineEdit(QStringLiteral("the field"));
    QTableWidget *table = new QTableWidget(2, 1);
    QPushButton *below = new QPushButton(QStringLiteral("below"));
    Veil *veil = nullptr;

    Veiled()
    {
        auto *inside = new QVBoxLayout(view);
        inside->addWidget(new QLabel(QStringLiteral("the answer")));
        inside->addWidget(field);
        inside->addWidget(table);
        table->setItem(0, 0, new QTableWidgetItem(QStringLiteral("the cell")));
        veil = new Veil(view);
        veil->setTheme(Theme::light());
        auto *column = new QVBoxLayout(&window);
        column->addWidget(above);
        column->addWidget(veil);
        column->addWidget(below);
        applyStyle(&window, Theme::light());
        window.resize(300, 400);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
    }

    QStringList heardNow() { return heard(QAccessible::queryAccessibleInterface(&window)); }
};

} // namespace

class TestVeil : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void nothingUnderItIsReached();
    void nothingUnderItIsHeard();
    void theFocusLeavesIt();
    void nothingMoves();
    void itTakesTheSizesOfTheView();
    void itGoesWithTheView();
    void itMayStandInAStack();
    void wordsFitAnySize_data();
    void wordsFitAnySize();
    void itTakesTheTheme();
};

void TestVeil::nothingUnderItIsReached()
{
    Veiled v;
    QVERIFY(v.field->isVisible());
    v.veil->setVeiled(true);
    QVERIFY(v.veil->isVeiled());
    for (const QWidget *widget : v.veil->findChildren<QWidget *>()) {
        QVERIFY(!widget->isVisible());
    }
    v.above->setFocus();
    QTest::keyClick(v.above, Qt::Key_Tab);
    QVERIFY(v.below->hasFocus());
    v.field->setFocus();
    QVERIFY(!v.field->hasFocus());
    QCOMPARE(v.window.childAt(v.veil->geometry().center()), v.veil);
    v.veil->setVeiled(false);
    v.above->setFocus();
    QTest::keyClick(v.above, Qt::Key_Tab);
    QVERIFY(v.field->hasFocus());
}

void TestVeil::nothingUnderItIsHeard()
{
    Veiled v;
    const QStringList hidden {
        QStringLiteral("the answer"), QStringLiteral("the field"), QStringLiteral("the cell")};
    for (const QString &text : hidden) {
        QVERIFY2(v.heardNow().contains(text), qPrintable(text));
    }
    v.veil->setVeiled(true);
    for (const QString &text : hidden) {
        QVERIFY2(!v.heardNow().contains(text), qPrintable(text));
    }
    QVERIFY(v.heardNow().contains(QStringLiteral("Hidden until you reveal it")));
    v.veil->setVeiled(false);
    QVERIFY(v.heardNow().contains(hidden[0]));
    QVERIFY(!v.heardNow().contains(QStringLiteral("Hidden until you reveal it")));
}

void TestVeil::theFocusLeavesIt()
{
    Veiled v;
    v.field->setFocus();
    QVERIFY(v.field->hasFocus());
    v.veil->setVeiled(true);
    QVERIFY(!v.field->hasFocus());
    QTest::keyClicks(v.window.focusWidget(), QStringLiteral("x"));
    QCOMPARE(v.field->text(), QStringLiteral("the field"));
}

void TestVeil::nothingMoves()
{
    Veiled v;
    const auto places = [&v] {
        return QList<QRect> {v.above->geometry(), v.veil->geometry(), v.below->geometry()};
    };
    const QList<QRect> before = places();
    const QSize minimum = v.window.minimumSizeHint();
    const QSize hint = v.window.sizeHint();
    v.veil->setVeiled(true);
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
    QCOMPARE(v.window.minimumSizeHint(), minimum);
    QCOMPARE(v.window.sizeHint(), hint);
    // What changes under it changes its place as it would have.
    v.field->setMinimumHeight(80);
    QCoreApplication::processEvents();
    v.window.resize(360, 500);
    QCoreApplication::processEvents();
    const QList<QRect> veiled = places();
    v.veil->setVeiled(false);
    QCoreApplication::processEvents();
    QCOMPARE(places(), veiled);
    QCOMPARE(v.view->size(), v.veil->size());
    QVERIFY(v.field->height() >= 80);
}

void TestVeil::itTakesTheSizesOfTheView()
{
    auto *text = new QLabel(QStringLiteral("some words that are wrapped in a narrow place"));
    text->setWordWrap(true);
    const QSize hint = text->sizeHint();
    const QSize minimum = text->minimumSizeHint();
    const QSizePolicy policy = text->sizePolicy();
    const int narrow = text->heightForWidth(90);
    Veil veil(text);
    veil.setVeiled(true);
    QCOMPARE(veil.sizeHint(), hint);
    QCOMPARE(veil.minimumSizeHint(), minimum);
    QCOMPARE(veil.sizePolicy(), policy);
    QVERIFY(veil.hasHeightForWidth());
    QCOMPARE(veil.heightForWidth(90), narrow);
}

void TestVeil::itGoesWithTheView()
{
    Veiled v;
    v.view->hide();
    QVERIFY(!v.veil->isVisible());
    v.view->show();
    QVERIFY(v.veil->isVisible());
    v.veil->setVeiled(true);
    v.view->hide();
    QVERIFY(!v.veil->isVisible());
    v.view->show();
    QVERIFY(v.veil->isVisible());
    QVERIFY(!v.view->isVisible()); // still veiled
    QWidget alone;
    auto *hidden = new QLabel(QStringLiteral("hidden from the start"));
    hidden->hide();
    Veil veil(hidden, &alone);
    alone.show();
    QVERIFY(!veil.isVisible());
}

void TestVeil::itMayStandInAStack()
{
    QStackedWidget stack;
    stack.addWidget(new QLabel(QStringLiteral("front")));
    auto *veil = new Veil(new QLabel(QStringLiteral("behind")));
    stack.addWidget(veil);
    stack.show();
    veil->setVeiled(true);
    veil->setVeiled(false);
    QCoreApplication::processEvents();
    QVERIFY(!veil->isVisible());
    stack.setCurrentWidget(veil);
    QVERIFY(veil->isVisible());
}

void TestVeil::wordsFitAnySize_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(60, 30),
             QSize(60, 200),
             QSize(120, 30),
             QSize(200, 34),
             QSize(300, 60),
             QSize(1000, 30),
             QSize(800, 400)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void TestVeil::wordsFitAnySize()
{
    QFETCH(QSize, size);
    const QString words = QStringLiteral("Hidden until you reveal it");
    const QFontMetrics metrics(smallFont());
    const VeilLayout layout = layOutVeil(size, metrics, words);
    const QRect whole(QPoint(0, 0), size);
    QVERIFY(whole.contains(layout.words));
    QVERIFY(whole.contains(layout.ground));
    QVERIFY(layout.ground.contains(layout.words));
    QVERIFY(!layout.shown.isEmpty());
    QVERIFY(metrics.horizontalAdvance(layout.shown) <= layout.words.width());
    QVERIFY(metrics.height() <= layout.words.height());
    if (!layout.mark.isEmpty()) {
        QVERIFY(layout.ground.contains(layout.mark));
        QVERIFY(!layout.mark.intersects(layout.words));
    }
    if (size.width() >= 200) {
        QCOMPARE(layout.shown, words);
    }
}

void TestVeil::itTakesTheTheme()
{
    Veil veil(new QLabel(QStringLiteral("secret")));
    veil.setVeiled(true);
    veil.resize(240, 120);
    for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
        veil.setTheme(theme);
        const QImage drawn = veil.grab().toImage();
        QCOMPARE(drawn.pixelColor(120, 52 + 40), theme.window);
        QVERIFY(contrast(theme.mutedText, theme.window) >= 4.5);
    }
}

QTEST_MAIN(TestVeil)
#include "test_veil.moc"
