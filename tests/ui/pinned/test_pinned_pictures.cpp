// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of a run show policy B and say which one it is.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/pinned/pinned_pairs.h"
#include "ui/exports/export_source.h"
#include "ui/exports/pictures/picture_content.h"
#include "ui/style/theme.h"

#include <QImage>
#include <QtTest>

using namespace backoff;

class TestPinnedPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void bothPoliciesAreNamed_data();
    void bothPoliciesAreNamed();
    void theDrawingShowsBoth_data();
    void theDrawingShowsBoth();
};

static constexpr PictureKind kindsOfARun[]
    = {PictureKind::Timeline, PictureKind::Delays, PictureKind::Cumulative};

static Policy uncapped()
{
    Policy policy = downFor(9).policy;
    policy.cap.reset();
    return policy;
}

void TestPinnedPictures::bothPoliciesAreNamed_data()
{
    QTest::addColumn<PictureKind>("kind");
    for (const PictureKind kind : kindsOfARun) {
        QTest::newRow(nameOf(kind).data()) << kind;
    }
}

void TestPinnedPictures::bothPoliciesAreNamed()
{
    QFETCH(PictureKind, kind);
    PictureSettings settings;
    settings.kind = kind;
    const Labels labels(Language::English);
    const auto contentOf = [&](const std::optional<Policy> &pinned) {
        return PictureContent::make(
            ExportSource(makeRunResult(downFor(9), pinned)), settings, &labels);
    };
    const PictureContent both = contentOf(uncapped());
    const QString nameOfB
        = QStringLiteral("Policy B: base 0.5 s, multiplier 2, cap none, attempts 9");
    QVERIFY2(both.facts.contains(nameOfB), qPrintable(both.facts.join(u'\n')));
    QVERIFY(both.description.contains(nameOfB)); // for those who do not see it
    QVERIFY(both.description.contains(QStringLiteral("olicy B ("))
        || both.description.contains(QStringLiteral("Policy B: Retries"))
        || both.description.contains(QStringLiteral("Policy B: After all")));
    QVERIFY(!contentOf({}).description.contains(QStringLiteral("olicy B")));
}

void TestPinnedPictures::theDrawingShowsBoth_data() { bothPoliciesAreNamed_data(); }

void TestPinnedPictures::theDrawingShowsBoth()
{
    QFETCH(PictureKind, kind);
    const Labels labels(Language::English);
    for (const bool dark : {false, true}) {
        PictureSettings settings;
        settings.kind = kind;
        settings.dark = dark;
        const QRgb wanted = (dark ? Theme::darkTheme() : Theme::light()).pinnedB.rgb();
        const auto count = [&](const std::optional<Policy> &pinned) {
            const std::string bytes = pictureBytes(
                makeRunResult(downFor(9), pinned), settings, PictureFormat::Png, labels);
            const QImage image = QImage::fromData(QByteArray::fromStdString(bytes))
                                     .convertToFormat(QImage::Format_RGB32);
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    pixels += image.pixel(x, y) == wanted ? 1 : 0;
                }
            }
            return pixels;
        };
        QCOMPARE(count(std::nullopt), 0);
        QVERIFY(count(uncapped()) > 100);
    }
}

QTEST_MAIN(TestPinnedPictures)
#include "test_pinned_pictures.moc"
