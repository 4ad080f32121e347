// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every text of the command line has its Spanish: also one that the collector of texts (lupdate)
// would not find, because it is not marked for translation.

#include "app/help.h"
#include "app/messages.h"
#include "app/window_options.h"

#include <QRegularExpression>
#include <QTest>

using namespace backoff;

class TestSpanish : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsDescribed();
    void wordsForValuesAreTranslated();
    void everyProblemIsWorded_data();
    void everyProblemIsWorded();
    void everyMessageIsWorded();
    void everyHelpIsInSpanish();

private:
    const Messages m_english {Language::English};
    const Messages m_spanish {Language::Spanish};
};

namespace {

// The lines that both texts have; names to be typed and blank lines aside.
QStringList linesOfBoth(const QString &one, const QString &other)
{
    QStringList lines;
    const QStringList others = other.split(u'\n');
    for (const QString &line : one.split(u'\n')) {
        if (!line.isEmpty() && others.contains(line))
            lines.append(line);
    }
    return lines;
}

} // namespace

void TestSpanish::everyOptionIsDescribed()
{
    for (const OptionSpec &spec : optionTable()) {
        QVERIFY2(!spec.description.empty(), spec.name.data());
        QVERIFY2(m_spanish.text(spec.description.data()) != m_english.text(spec.description.data()),
            spec.name.data());
    }
}

// FILE and NAME are words; D, N|full and s|ms are typed as they stand.
void TestSpanish::wordsForValuesAreTranslated()
{
    static const QRegularExpression word(QStringLiteral("[A-Z]{2,}|WxH"));
    int words = 0;
    for (const OptionSpec &spec : optionTable()) {
        const QString placeholder = m_english.text(spec.placeholder.data());
        for (auto found = word.globalMatch(placeholder); found.hasNext(); ++words) {
            const QString english = found.next().captured();
            const QString spanish = m_spanish.text(spec.placeholder.data());
            const QRegularExpression same(QStringLiteral("\\b%1\\b").arg(english)); // not TEXTO
            QVERIFY2(english == QLatin1String("ID") || !spanish.contains(same), spec.name.data());
        }
        const qsizetype choices = placeholder.count(u'|');
        QCOMPARE(m_spanish.text(spec.placeholder.data()).count(u'|'), choices);
    }
    QVERIFY(words >= 10);
}

void TestSpanish::everyProblemIsWorded_data()
{
    QTest::addColumn<int>("kind");
    const int last = static_cast<int>(ProblemKind::SameSessionName); // core/io words the rest
    for (int kind = 0; kind <= last; ++kind)
        QTest::addRow("kind %d", kind) << kind;
}

void TestSpanish::everyProblemIsWorded()
{
    QFETCH(int, kind);
    Problem problem {static_cast<ProblemKind>(kind)};
    problem.value = "x";
    const QString english = m_english.problem(problem);
    QVERIFY(!english.isEmpty());
    const QString spanish = m_spanish.problem(problem);
    QVERIFY2(spanish != english, qPrintable(english));
    QVERIFY2(!spanish.contains(QLatin1String("FILE")), qPrintable(spanish));
}

void TestSpanish::everyMessageIsWorded()
{
    const auto differ = [this](const auto &say) {
        const QString english = say(m_english);
        return !english.isEmpty() && say(m_spanish) != english;
    };
    for (const Command command : allCommands)
        QVERIFY(differ([=](const Messages &messages) { return messages.summary(command); }));
    for (const Ignored &ignored : {Ignored {OptionId::Jitter, OptionId::Jitter, {}},
             Ignored {OptionId::Play, OptionId::Handout, {}},
             Ignored {OptionId::Spread, OptionId::Jitter, "none"}})
        QVERIFY(differ([&](const Messages &messages) { return messages.ignored(ignored); }));
    for (const bool full : {false, true})
        QVERIFY(
            differ([=](const Messages &messages) { return messages.standardOutputFailed(full); }));
    QVERIFY(differ([](const Messages &messages) { return messages.noDisplay(); }));
    QVERIFY(differ([](const Messages &messages) { return messages.seeHelp(std::nullopt); }));
}

void TestSpanish::everyHelpIsInSpanish()
{
    const QStringList same {QStringLiteral("General:")}; // the word is the same
    QCOMPARE(linesOfBoth(windowHelp(m_english), windowHelp(m_spanish)), same);
    QCOMPARE(linesOfBoth(helpText({}, m_english), helpText({}, m_spanish)), same);
    for (const Command command : allCommands)
        QCOMPARE(linesOfBoth(helpText(command, m_english), helpText(command, m_spanish)), same);
}

QTEST_APPLESS_MAIN(TestSpanish)
#include "test_spanish.moc"
