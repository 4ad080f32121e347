// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every colour on every ground it is drawn on, in all four palettes: on a desk text has 4.5:1 and
// what is drawn 3:1, in presentation 7:1 and 4.5:1.

#include "ui/style/theme.h"
#include "ui/timeline/service_band_painter.h"

#include <QTest>

using namespace backoff;

namespace {

using Colour = QColor Theme::*;

struct Pairs {
    const char *what;
    Colour ink;
    std::vector<std::pair<const char *, Colour>> grounds;
};

constexpr std::pair card {"card", &Theme::card};
constexpr std::pair window {"window", &Theme::window};
constexpr std::pair field {"field", &Theme::field};
constexpr std::pair selected {"chosen", &Theme::selected};
constexpr std::pair currentRow {"current row", &Theme::currentRow};
constexpr std::pair failing {"failing strip", &Theme::failingStrip};
constexpr std::pair answering {"answering strip", &Theme::answeringStrip};
constexpr std::pair tint {"tint", &Theme::tint};

const Pairs textPairs[] = {
    {"text", &Theme::text, {card, window, field, selected, currentRow, failing, tint}},
    {"muted text", &Theme::mutedText, {card, window, field, selected, currentRow}},
    {"chosen tab", &Theme::onPill, {{"pill", &Theme::pill}}},
    {"button", &Theme::onAccent, {{"accent", &Theme::accent}, {"pressed", &Theme::onTint}}},
    {"value on a pale bar", &Theme::onTint, {tint}},
    {"range or total", &Theme::accent, {card, currentRow}},
    {"failure", &Theme::failureText, {card, window, selected, currentRow, failing}},
    {"success", &Theme::successText, {card, currentRow, answering}},
    {"permanent", &Theme::permanentText, {card, currentRow}},
    {"policy B", &Theme::pinnedB, {card, currentRow}},
    {"on policy B", &Theme::onPinnedB, {{"policy B", &Theme::pinnedB}}},
};

const Pairs drawnPairs[] = {
    {"accent", &Theme::accent, {card, window, selected, currentRow, failing}},
    {"outline of a range", &Theme::tintEdge, {card, selected, currentRow}},
    {"failure", &Theme::failure, {card, window, selected, failing}},
    {"success", &Theme::success, {card}},
    {"permanent", &Theme::permanent, {card, selected}},
    {"playhead", &Theme::playhead, {card, failing, answering, tint}},
    {"policy B", &Theme::pinnedB, {card, selected, currentRow, tint}},
    {"capacity", &Theme::text, {card, selected, failing}},
    {"end of the run", &Theme::mutedText, {card, currentRow}},
    {"none", &Theme::seriesNone, {card, selected}},
    {"equal", &Theme::seriesEqual, {card, selected}},
    {"full", &Theme::seriesFull, {card, selected}},
    {"decorrelated", &Theme::seriesDecorrelated, {card, selected}},
    {"no-backoff", &Theme::seriesNoBackoff, {card, selected}},
    {"sign of a failed call", &Theme::card, {{"failure", &Theme::failure}}},
    {"sign of an answered call", &Theme::card, {{"success", &Theme::success}}},
    {"sign of a refused call", &Theme::card, {{"permanent", &Theme::permanent}}},
};

struct NamedTheme {
    const char *name;
    Theme theme;
    double leastText;
    double leastDrawn;
};

std::vector<NamedTheme> themes()
{
    return {{"light", Theme::light(), 4.5, 3},
        {"dark", Theme::darkTheme(), 4.5, 3},
        {"presented light", Theme::presentation(false), 7, 4.5},
        {"presented dark", Theme::presentation(true), 7, 4.5}};
}

void addRow(const NamedTheme &theme,
    const char *what,
    const char *ground,
    const QColor &ink,
    const QColor &on,
    double least)
{
    QTest::addRow("%s: %s on %s", theme.name, what, ground) << ink << on << least;
}

} // namespace

class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isMeasuredAsWcagDoes()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x00, 0x72, 0xB2), Qt::white) - 5.19) < 0.01);
    }

    void suffices_data();
    void suffices();
    void edgesShowOnAProjector_data();
    void edgesShowOnAProjector();
};

void TestContrast::suffices_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const NamedTheme &named : themes()) {
        const Theme &theme = named.theme;
        for (const Pairs &pairs : textPairs) {
            for (const auto &[name, ground] : pairs.grounds) {
                addRow(named, pairs.what, name, theme.*pairs.ink, theme.*ground, named.leastText);
            }
        }
        for (const Pairs &pairs : drawnPairs) {
            for (const auto &[name, ground] : pairs.grounds) {
                const QColor ink = theme.*pairs.ink;
                addRow(named, pairs.what, name, ink, theme.*ground, named.leastDrawn);
            }
        }
        for (const ServiceState state : {ServiceState::Answering,
                 ServiceState::Failing,
                 ServiceState::RateLimiting,
                 ServiceState::Refusing}) {
            addRow(named,
                "word",
                qPrintable(QStringLiteral("service strip %1").arg(int(state))),
                serviceInk(state, theme),
                serviceGround(state, theme),
                named.leastText);
        }
    }
}

void TestContrast::suffices()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double measured = contrast(ink, ground);
    QVERIFY2(measured >= least, qPrintable(QString::number(measured)));
}

void TestContrast::edgesShowOnAProjector_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

// On a desk they are quiet on purpose.
void TestContrast::edgesShowOnAProjector()
{
    QFETCH(bool, dark);
    const Theme theme = Theme::presentation(dark);
    QCOMPARE(theme.dark, dark);
    QVERIFY(contrast(theme.border, theme.card) >= 4.5);
    QVERIFY(contrast(theme.tintEdge, theme.tint) >= 4.5); // of a box against its own inside
    QVERIFY(contrast(theme.pill, theme.card) >= 4.5);
    QVERIFY(contrast(theme.grid, theme.card) >= 4.5);
}

QTEST_APPLESS_MAIN(TestContrast)
#include "test_contrast.moc"
