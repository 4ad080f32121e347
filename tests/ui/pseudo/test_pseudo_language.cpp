// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The language of doubled texts: each stays usable, and all of the program speaks it.

#include "core/io/labels.h"
#include "tests/support/pseudo_language.h"

#include <QCoreApplication>
#include <QTest>

using namespace backoff;
using test::doubled;

class TestPseudoLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubles_data();
    void doubles();
    void placeholdersTakeValues();
    void programSpeaksIt();
    void labelsSpeakIt();
};

void TestPseudoLanguage::doubles_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("expected");
    const std::pair<const char *, const char *> rows[] = {
        {"Base", "Base Base"},
        {"&File", "&File File"},
        {"Co&ntention", "Co&ntention Contention"},
        {"Save &As…", "Save &As Save As…"},
        {"Name:", "Name Name:"},
        {"this && that", "this && that this && that"},
        {"a &lt; b", "a &lt; b a &lt; b"},
        {"1 call + %1 retries", "1 call + %1 retries 1 call + %1 retries"},
        {"%1 · %2", "%1 · %2"},
        {"%n", "%n"},
        {"×", "×"},
        {"", ""},
        {"<b>Bold</b>", "<b>Bold</b> <b>Bold</b>"},
        {"<br>%1", "<br>%1"},
        {"PDF (*.pdf)", "PDF PDF (*.pdf)"},
        {"All files (*)", "All files All files (*)"},
        {"%1[*] — Backoff Lab", "%1[*] — Backoff Lab %1 — Backoff Lab"},
        {"two\nlines", "two\nlines two\nlines"},
    };
    for (const auto &[source, expected] : rows) {
        QTest::addRow("'%s'", source) << QString::fromUtf8(source) << QString::fromUtf8(expected);
    }
}

void TestPseudoLanguage::doubles()
{
    QFETCH(QString, source);
    QTEST(doubled(source), "expected");
}

void TestPseudoLanguage::placeholdersTakeValues()
{
    QCOMPARE(doubled(QStringLiteral("%1 of %2")).arg(3).arg(6), QStringLiteral("3 of 6 3 of 6"));
    const test::PseudoTexts texts;
    QCOMPARE(QCoreApplication::translate("Any", "%n calls", nullptr, 5),
        QStringLiteral("5 calls 5 calls"));
}

void TestPseudoLanguage::programSpeaksIt()
{
    const char *source = "Cancel";
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", source), QStringLiteral("Cancel"));
    {
        const test::PseudoTexts texts;
        QCOMPARE(
            QCoreApplication::translate("QPlatformTheme", source), QStringLiteral("Cancel Cancel"));
    }
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", source), QStringLiteral("Cancel"));
}

void TestPseudoLanguage::labelsSpeakIt()
{
    QCOMPARE(
        Labels(Language::Spanish).jitter(Jitter::Full), QStringLiteral("Full jitter Full jitter"));
    QCOMPARE(Labels(Language::English).jitter(Jitter::Full), QStringLiteral("Full jitter"));
}

QTEST_GUILESS_MAIN(TestPseudoLanguage)
#include "test_pseudo_language.moc"
