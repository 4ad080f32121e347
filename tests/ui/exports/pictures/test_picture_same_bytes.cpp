// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The same experiment gives the same bytes: twice, and whatever the window and the system show.

#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/charts/charts_panel.h"
#include "ui/style/app_style.h"
#include "ui/timeline/timeline_view.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QRegularExpression>
#include <QtTest>

#include <clocale>

using namespace backoff;
using namespace backoff::test;

class TestPictureSameBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void twice();
    void choicesMatter();
    void whateverIsShown();
    void whateverTheFont();
    void whateverTheLocale();
};

// A PDF says when it was made, and has an id of its own.
static QByteArray withoutDate(const QByteArray &bytes)
{
    if (!bytes.startsWith("%PDF")) {
        return bytes;
    }
    QString text = QString::fromLatin1(bytes);
    text.remove(QRegularExpression(QStringLiteral("/CreationDate \\([^)]*\\)")));
    text.remove(QRegularExpression(QStringLiteral("/ID \\[[^\\]]*\\]")));
    return text.toLatin1();
}

static QList<QByteArray> allPicturesOf(const Experiment &experiment)
{
    QList<QByteArray> all;
    for (const PictureKind kind : allPictures) {
        for (const PictureFormat format : allPictureFormats) {
            all << withoutDate(bytesOf(experiment, settingsFor(kind, {640, 320}), format));
        }
    }
    Experiment single = experiment; // a sentence in place of a chart
    single.policy.attempts = 1;
    all << bytesOf(single, settingsFor(PictureKind::Delays, {640, 320}), PictureFormat::Svg);
    return all;
}

void TestPictureSameBytes::twice()
{
    QVERIFY(allPicturesOf(telling()) == allPicturesOf(telling()));
}

void TestPictureSameBytes::choicesMatter()
{
    const PictureSettings plain = settingsFor(PictureKind::Delays, {640, 320});
    PictureSettings dark = plain;
    dark.dark = true;
    PictureSettings log = plain;
    log.logScale = true;
    PictureSettings bare = plain;
    bare.plain = true;
    QSet<QByteArray> different;
    for (const PictureSettings &settings : {plain, dark, log, bare}) {
        different << bytesOf(telling(), settings, PictureFormat::Svg);
    }
    QCOMPARE(different.size(), 4);
}

void TestPictureSameBytes::whateverIsShown()
{
    const QList<QByteArray> before = allPicturesOf(telling());
    const RunResultPtr result = makeRunResult(telling());
    const QPalette palette = QApplication::palette();
    QApplication::setPalette(paletteOf(Theme::darkTheme()));
    QWidget window;
    applyStyle(&window, Theme::darkTheme());
    auto *row = new QHBoxLayout(&window);
    auto *charts = new ChartsPanel;
    auto *timeline = new TimelineView;
    row->addWidget(charts);
    row->addWidget(timeline);
    charts->setTheme(Theme::darkTheme());
    timeline->setTheme(Theme::darkTheme());
    charts->setResult(result);
    timeline->setResult(result);
    charts->setLogScale(true);
    charts->setDimmed(true);
    charts->setCursor(cursorAt(result->events, 0.1));
    timeline->setCursorPosition(cursorAt(result->events, 0.1));
    window.show();
    charts->delays()->setFocus();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QList<QByteArray> after = allPicturesOf(telling());
    QApplication::setPalette(palette);
    QVERIFY(before == after);
}

void TestPictureSameBytes::whateverTheFont()
{
    const QList<QByteArray> before = allPicturesOf(telling());
    const QFont font = QApplication::font();
    QFont other(QStringLiteral("DejaVu Serif"), 22, QFont::Bold, true);
    other.setLetterSpacing(QFont::AbsoluteSpacing, 3);
    other.setStretch(150);
    QApplication::setFont(other);
    const QList<QByteArray> after = allPicturesOf(telling());
    QApplication::setFont(font);
    QVERIFY(before == after);
}

void TestPictureSameBytes::whateverTheLocale()
{
    const QList<QByteArray> before = allPicturesOf(telling());
    const QLocale locale;
    const std::string c = std::setlocale(LC_ALL, nullptr);
    for (const char *name : {"de_DE", "fr_FR", "ar_EG"}) {
        QLocale::setDefault(QLocale(QLatin1String(name)));
        std::setlocale(LC_ALL, (std::string(name) + ".UTF-8").c_str()); // where it is installed
        const QList<QByteArray> after = allPicturesOf(telling());
        std::setlocale(LC_ALL, c.c_str());
        QLocale::setDefault(locale);
        QVERIFY2(before == after, name);
    }
}

QTEST_MAIN(TestPictureSameBytes)
#include "test_picture_same_bytes.moc"
