// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What gives way where there is no room: labels, tabs and choices end in an ellipsis, and a tooltip
// says the whole of them; with room for everything they look as ever.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/presentation/painted_texts.h"
#include "ui/inputs/combo.h"
#include "ui/style/giving_label.h"
#include "ui/style/tab_row.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace backoff;

namespace {

const QString sentence = QStringLiteral("With this seed full jitter waits less than the model");

QString painted(QWidget &widget)
{
    QStringList texts;
    for (const test::PaintedText &text : test::paintedTexts(widget)) {
        texts << text.text.trimmed();
    }
    return texts.join(u'|');
}

QString toldBy(QWidget &widget)
{
    const QPoint middle = widget.rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, widget.mapToGlobal(middle));
    QCoreApplication::sendEvent(&widget, &help);
    const QString told = QToolTip::text();
    QToolTip::hideText();
    return told;
}

} // namespace

class TestGivingWay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void aSentenceTakesItsLines();
    void aSentenceKeepsItsFirstLines();
    void aSentenceEndsInAnEllipsis();
    void linesOfAMessageAreKept();
    void aCaptionWantsOneLineAndTakesTwo();
    void tabsShareTheRoom();
    void aChoiceIsElided();
};

void TestGivingWay::aSentenceTakesItsLines()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *label = new GivingLabel;
    label->setText(sentence);
    column->addWidget(label);
    column->addStretch(1);
    window.resize(150, 300);
    window.show();
    QCoreApplication::processEvents();
    QVERIFY(label->linesNeeded(label->width()) > 2);
    QVERIFY(!label->isElided());
    QCOMPARE(toldBy(*label), QString());
    window.resize(700, 300);
    QCoreApplication::processEvents();
    QCOMPARE(label->linesNeeded(label->width()), 1);
    QCOMPARE(label->height(), label->fontMetrics().height());
}

void TestGivingWay::aSentenceKeepsItsFirstLines()
{
    GivingLabel label;
    label.setText(sentence);
    label.resize(100, 20);
    const int line = label.fontMetrics().lineSpacing();
    QCOMPARE(label.minimumSizeHint().height(), label.fontMetrics().height());
    label.setLeastLines(2);
    QCOMPARE(label.minimumSizeHint().height(), label.fontMetrics().height() + line);
    QVERIFY(label.sizeHint().height() > label.minimumSizeHint().height());
    label.setText(QStringLiteral("Short")); // needs no more than it has
    QCOMPARE(label.minimumSizeHint().height(), label.fontMetrics().height());
}

void TestGivingWay::aSentenceEndsInAnEllipsis()
{
    GivingLabel label;
    label.setText(sentence);
    label.resize(150, label.fontMetrics().height());
    QVERIFY(label.isElided());
    const QString shown = painted(label);
    QVERIFY2(shown.endsWith(u'…'), qPrintable(shown));
    QVERIFY(sentence.startsWith(shown.chopped(1)));
    QCOMPARE(toldBy(label), sentence);
    label.resize(150, label.sizeHint().height());
    QVERIFY(!painted(label).contains(u'…'));
}

void TestGivingWay::linesOfAMessageAreKept()
{
    GivingLabel label;
    label.setText(QStringLiteral("one\ntwo\nthree"));
    label.resize(300, label.fontMetrics().height() + label.fontMetrics().lineSpacing());
    QCOMPARE(label.linesNeeded(label.width()), 3);
    QCOMPARE(painted(label), QStringLiteral("one|two three"));
}

void TestGivingWay::aCaptionWantsOneLineAndTakesTwo()
{
    GivingLabel caption(QStringLiteral("modelled without jitter"));
    caption.resize(500, 20);
    const QFontMetrics metrics = caption.fontMetrics();
    QVERIFY(caption.sizeHint().width() >= metrics.horizontalAdvance(caption.text()));
    const int least = caption.minimumSizeHint().width();
    QVERIFY(least < caption.sizeHint().width());
    QCOMPARE(caption.linesNeeded(least), 2);
}

void TestGivingWay::tabsShareTheRoom()
{
    TabRow tabs;
    for (const char *name : {"Delays Delays", "Cumulative Cumulative", "Contention Contention"}) {
        tabs.addTab(QString::fromLatin1(name));
    }
    tabs.resize(tabs.sizeHint());
    tabs.show();
    QCoreApplication::processEvents();
    for (int i = 0; i < tabs.count(); ++i) {
        QCOMPARE(tabs.tabToolTip(i), QString());
    }
    tabs.resize(tabs.sizeHint().width() * 2 / 3, tabs.height());
    QCoreApplication::processEvents();
    QVERIFY(tabs.rect().contains(tabs.tabRect(2)));
    QCOMPARE(tabs.tabToolTip(2), tabs.tabText(2));
    QVERIFY(tabs.minimumSizeHint().width() < tabs.width());
}

void TestGivingWay::aChoiceIsElided()
{
    Combo combo;
    combo.addItem(QStringLiteral("Full"));
    combo.addItem(QStringLiteral("Decorrelated jitter, decorrelated jitter"));
    combo.resize(130, 30);
    combo.show();
    QVERIFY(!combo.isElided());
    QCOMPARE(painted(combo), QStringLiteral("Full"));
    QCOMPARE(toldBy(combo), QString());
    combo.setCurrentIndex(1);
    QVERIFY(combo.isElided());
    QVERIFY2(painted(combo).endsWith(u'…'), qPrintable(painted(combo)));
    QCOMPARE(toldBy(combo), combo.currentText());
}

QTEST_MAIN(TestGivingWay)
#include "test_giving_way.moc"
