// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Good files with bytes changed at random, the same ones every time: each is a session or a
// problem, and what is a session is written and read again as the same.

#include "tests/io/sessions/session_files.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>
#include <vector>

using namespace backoff;

namespace {

class Mutations
{
public:
    explicit Mutations(std::vector<std::string> files)
        : m_files(std::move(files))
    {
    }

    std::string next()
    {
        std::string bytes = m_files[below(m_files.size())];
        for (std::size_t times = 1 + below(4); times > 0 && !bytes.empty(); --times) {
            change(bytes);
        }
        return bytes;
    }

private:
    void change(std::string &bytes)
    {
        static constexpr std::string_view pieces[] = {"\"",
            "\\",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "null",
            "true",
            "-",
            "0",
            "1e999",
            "1e-999",
            "\"\\u0000\"",
            "\\ud800",
            "\xff",
            "\xc3",
            "\xef\xbb\xbf",
            "\r",
            "\n",
            "18446744073709551616",
            "\"policy\": {}, ",
            "[[[[[[[[",
            ".5"};
        const std::size_t at = below(bytes.size());
        const std::size_t length = 1 + below(std::min<std::size_t>(bytes.size() - at, 40));
        switch (below(6)) {
        case 0:
            bytes[at] = static_cast<char>(m_bits());
            break;
        case 1:
            bytes.erase(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.substr(below(bytes.size()), length));
            break;
        case 3:
            bytes.insert(at, pieces[below(std::size(pieces))]);
            break;
        case 4:
            bytes.replace(at, 1, pieces[below(std::size(pieces))]);
            break;
        default:
            bytes.resize(at);
        }
    }

    std::size_t below(std::size_t bound) { return m_bits() % bound; }

    std::vector<std::string> m_files;
    std::mt19937 m_bits {20'260'717};
};

std::vector<std::string> goodFiles()
{
    std::vector<std::string> files;
    for (const QString &folder :
        {test::museum("good/"), QStringLiteral(BACKOFF_SOURCE_DIR "/resources/examples/")}) {
        for (const QString &name : test::sessionsIn(folder)) {
            files.push_back(test::bytesOf(folder + name));
        }
    }
    return files;
}

} // namespace

class SessionFuzzTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changedBytes();
};

void SessionFuzzTest::changedBytes()
{
    Mutations mutations(goodFiles());
    const Labels labels(Language::English);
    int sessions = 0;
    int problems = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string bytes = mutations.next();
        const auto read = readSession(bytes, windowLimits);
        if (const auto *problem = std::get_if<SessionProblem>(&read)) {
            ++problems;
            const QString text = message(*problem, windowLimits, labels);
            QVERIFY(!text.isEmpty() && text.size() < 1000 && !text.contains(u'\n'));
            continue;
        }
        ++sessions;
        Session session = std::get<Session>(read);
        QCOMPARE(sessionBytes(session), bytes);
        session.experiment.title += "!";
        const auto again = readSession(sessionBytes(session), windowLimits);
        QCOMPARE(test::problemOf(again), QString());
        QVERIFY(std::get<Session>(again).experiment == session.experiment);
        QVERIFY(std::get<Session>(again).view == session.view);
    }
    // Neither is left untried.
    QVERIFY(sessions > 1000);
    QVERIFY(problems > 1000);
}

QTEST_APPLESS_MAIN(SessionFuzzTest)
#include "test_session_fuzz.moc"
