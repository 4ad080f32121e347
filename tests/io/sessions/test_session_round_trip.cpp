// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is written is read back: every field, whatever its value.

#include "core/tables/json.h"
#include "tests/io/sessions/random_sessions.h"
#include "tests/io/sessions/session_files.h"

#include <QTest>

using namespace backoff;

class SessionRoundTripTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomSessions();
    void theExperimentIsThatOfAnExport();
    void aChangeIsWritten();
    void aChangedViewIsWritten();
};

namespace {

// A session that was read from these bytes; fails the test where they are refused.
Session readBack(const std::string &bytes)
{
    auto read = readSession(bytes, commandLineLimits);
    const QString problem = test::problemOf(read, commandLineLimits);
    if (!problem.isEmpty()) {
        QTest::qFail(qPrintable(problem), __FILE__, __LINE__);
        return {};
    }
    return std::get<Session>(std::move(read));
}

} // namespace

void SessionRoundTripTest::randomSessions()
{
    test::RandomSessions sessions(3);
    for (int i = 0; i < 5000; ++i) {
        const Session session = sessions.next();
        const std::string bytes = sessionBytes(session);
        QCOMPARE(sessionBytes(session), bytes);
        Session back = readBack(bytes);
        QVERIFY2(back.experiment == session.experiment, bytes.c_str());
        QVERIFY2(back.view == session.view, bytes.c_str());
        QCOMPARE(sessionBytes(back), bytes);
        back.origin.reset();
        QCOMPARE(sessionBytes(back), bytes);
    }
}

void SessionRoundTripTest::theExperimentIsThatOfAnExport()
{
    test::RandomSessions sessions(4);
    for (int i = 0; i < 100; ++i) {
        const Session session = sessions.next();
        // The object without its brackets.
        std::string expected = experimentJson(session.experiment, 2);
        expected = expected.substr(1, expected.size() - 3);
        const std::string bytes = sessionBytes(session);
        const std::string head = "{\n  \"formatVersion\": 1,";
        QVERIFY(bytes.starts_with(head + expected + ",\n  \"view\": {\n"));
        QVERIFY(bytes.ends_with("}\n"));
        QVERIFY(bytes.find('\r') == std::string::npos);
    }
}

// One field after another is changed in a session that was read: none is left out.
void SessionRoundTripTest::aChangeIsWritten()
{
    test::RandomSessions sessions(5);
    const Session first = readBack(sessionBytes(sessions.next()));
    for (int i = 0; i < 200; ++i) {
        const Experiment other = sessions.next().experiment;
        Session changed = first;
        const auto check = [&] {
            const Session back = readBack(sessionBytes(changed));
            return back.experiment == changed.experiment && back.view == changed.view;
        };
        changed.experiment.title = other.title;
        QVERIFY(check());
        changed.experiment.notes = other.notes;
        QVERIFY(check());
        changed.experiment.fleet = other.fleet;
        changed.experiment.policy.unit = other.policy.unit;
        QVERIFY(check());
        changed.experiment = other;
        QVERIFY(check());
    }
}

void SessionRoundTripTest::aChangedViewIsWritten()
{
    test::RandomSessions sessions(6);
    const Session first = readBack(sessionBytes(sessions.next()));
    for (int i = 0; i < 200; ++i) {
        Session changed = first;
        changed.view = sessions.next().view;
        changed.view.policyB = changed.experiment.policy; // another's may not stand here
        const Session back = readBack(sessionBytes(changed));
        QVERIFY(back.view == changed.view);
        QVERIFY(back.experiment == first.experiment);
    }
}

QTEST_APPLESS_MAIN(SessionRoundTripTest)
#include "test_session_round_trip.moc"
