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

namespace {

struct Pair {
    const char *what;
    QColor Theme::*ink;
    QColor Theme::*ground;
};

const Pair textPairs[] = {
    {"text on card", &Theme::text, &Theme::card},
    {"text on window", &Theme::text, &Theme::window},
    {"text on field", &Theme::text, &Theme::field},
    {"text on the chosen card", &Theme::text, &Theme::selected},
    {"text on the chosen tab", &Theme::text, &Theme::grid},
    {"text on the current row", &Theme::text, &Theme::currentRow},
    {"muted on card", &Theme::mutedText, &Theme::card},
    {"muted on window", &Theme::mutedText, &Theme::window},
    {"muted on field", &Theme::mutedText, &Theme::field},
    {"muted on the chosen card", &Theme::mutedText, &Theme::selected},
    {"muted on the current row", &Theme::mutedText, &Theme::currentRow},
    {"on accent", &Theme::onAccent, &Theme::accent},
    {"on tint", &Theme::onTint, &Theme::tint},
    {"failure on card", &Theme::failureText, &Theme::card},
    {"failure on window", &Theme::failureText, &Theme::window},
    {"failure on the chosen card", &Theme::failureText, &Theme::selected},
    {"failure on the current row", &Theme::failureText, &Theme::currentRow},
    {"failure on its strip", &Theme::failureText, &Theme::failingStrip},
    {"success on card", &Theme::successText, &Theme::card},
    {"success on the current row", &Theme::successText, &Theme::currentRow},
    {"success on its strip", &Theme::successText, &Theme::answeringStrip},
    {"permanent on card", &Theme::permanentText, &Theme::card},
    {"permanent on the current row", &Theme::permanentText, &Theme::currentRow},
    {"policy B on card", &Theme::pinnedB, &Theme::card},
    {"policy B on the current row", &Theme::pinnedB, &Theme::currentRow},
    {"on policy B", &Theme::onPinnedB, &Theme::pinnedB},
};

const Pair seriesPairs[] = {
    {"accent", &Theme::accent, &Theme::card},
    {"outline of a range", &Theme::tintEdge, &Theme::card},
    {"failure", &Theme::failure, &Theme::card},
    {"success", &Theme::success, &Theme::card},
    {"permanent", &Theme::permanent, &Theme::card},
    {"playhead", &Theme::playhead, &Theme::card},
    {"failure on the chosen card", &Theme::failure, &Theme::selected},
    {"permanent on the chosen card", &Theme::permanent, &Theme::selected},
    {"none", &Theme::seriesNone, &Theme::card},
    {"none on the chosen row", &Theme::seriesNone, &Theme::selected},
    {"equal", &Theme::seriesEqual, &Theme::card},
    {"equal on the chosen row", &Theme::seriesEqual, &Theme::selected},
    {"full", &Theme::seriesFull, &Theme::card},
    {"full on the chosen row", &Theme::seriesFull, &Theme::selected},
    {"decorrelated", &Theme::seriesDecorrelated, &Theme::card},
    {"decorrelated on the chosen row", &Theme::seriesDecorrelated, &Theme::selected},
    {"no-backoff", &Theme::seriesNoBackoff, &Theme::card},
    {"no-backoff on the chosen row", &Theme::seriesNoBackoff, &Theme::selected},
    {"accent on the chosen row", &Theme::accent, &Theme::selected},
    {"focus ring of a field", &Theme::accent, &Theme::window},
    {"mark of a refused field", &Theme::failure, &Theme::window},
};

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void contrastIsMeasuredAsWcagDoes()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x00, 0x72, 0xB2), Qt::white) - 5.19) < 0.01);
    }

    void contrastSuffices_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
            const char *palette = theme.dark ? "dark" : "light";
            for (const Pair &pair : textPairs) {
                QTest::addRow("%s: %s", palette, pair.what)
                    << theme.*pair.ink << theme.*pair.ground << 4.5;
            }
            for (const Pair &pair : seriesPairs) {
                QTest::addRow("%s: series %s", palette, pair.what)
                    << theme.*pair.ink << theme.*pair.ground << 3.0;
            }
        }
    }
    void contrastSuffices()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double measured = contrast(ink, ground);
        QVERIFY2(measured >= least, qPrintable(QString::number(measured)));
    }

    void sheetHasEveryColour()
    {
        const QString sheet = styleSheetOf(Theme::light());
        QVERIFY(!sheet.contains(u'%'));
        QVERIFY(sheet != styleSheetOf(Theme::darkTheme()));
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
