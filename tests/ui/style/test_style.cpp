// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/fail_on_warning.h"
#include "ui/style/app_style.h"
#include "ui/style/card.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

using namespace backoff;

class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void sheetHasEveryColour()
    {
        for (const Theme &theme : {Theme::light(), Theme::presentation(true)}) {
            const QString sheet = styleSheetOf(theme);
            QVERIFY(!sheet.contains(u'%'));
            QVERIFY(!sheet.contains(u'~'));
        }
        QVERIFY(styleSheetOf(Theme::light()) != styleSheetOf(Theme::darkTheme()));
    }

    void themeFollowsThePalette()
    {
        QVERIFY(!Theme::of(paletteOf(Theme::light())).dark);
        QVERIFY(Theme::of(paletteOf(Theme::darkTheme())).dark);
    }

    void styleCanBeAppliedAgain()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *card = new Card;
        layout->addWidget(card);
        window.resize(120, 80);
        window.show();
        applyStyle(&window, Theme::light());
        QCOMPARE(window.grab().toImage().pixelColor(60, 40), Theme::light().card);
        applyStyle(&window, Theme::darkTheme());
        QCOMPARE(window.grab().toImage().pixelColor(60, 40), Theme::darkTheme().card);
    }

    void refusedFieldIsMarked()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *field = new QLineEdit;
        layout->addWidget(field);
        window.resize(160, 60);
        window.show();
        applyStyle(&window, Theme::light());
        const auto edge = [&] { return field->grab().toImage().pixelColor(80, 0); };
        QVERIFY(edge() != Theme::light().failure);
        setMarkedAsProblem(field, true);
        QCOMPARE(edge(), Theme::light().failure);
        setMarkedAsProblem(field, false);
        QVERIFY(edge() != Theme::light().failure);
    }

    void cardKeepsTheOrderOfItsTopRow()
    {
        Card card;
        auto *left = new QLabel(QStringLiteral("a"));
        auto *next = new QLabel(QStringLiteral("b"));
        auto *right = new QLabel(QStringLiteral("c"));
        card.addToTopRight(right);
        card.addToTopLeft(left);
        card.addToTopLeft(next);
        card.resize(300, 100);
        card.show();
        QVERIFY(left->x() < next->x());
        QVERIFY(next->geometry().right() + 50 < right->x());
    }
};

QTEST_MAIN(TestStyle)
#include "test_style.moc"
