// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The transcript: the lesson's own output byte for byte, and the lines that the lesson has not.

#include "core/engine/run.h"
#include "core/io/table_export.h"
#include "tests/support/approved.h"

#include <QTest>

using namespace backoff;

class TestTranscript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lesson_data();
    void lesson();
    void line_data();
    void line();
};

void TestTranscript::lesson_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("base");
    QTest::addColumn<int>("failFirst");
    QTest::newRow("always_down_3") << QStringLiteral("always-down") << 3 << 100.0 << 0;
    QTest::newRow("base_50_four") << QStringLiteral("brief-blip") << 4 << 50.0 << 3;
    QTest::newRow("brief_blip_1") << QStringLiteral("brief-blip") << 1 << 100.0 << 2;
    QTest::newRow("brief_blip_3") << QStringLiteral("brief-blip") << 3 << 100.0 << 2;
    QTest::newRow("long_outage_10") << QStringLiteral("long-outage") << 10 << 100.0 << 6;
    QTest::newRow("long_outage_3") << QStringLiteral("long-outage") << 3 << 100.0 << 6;
}

void TestTranscript::lesson()
{
    QFETCH(QString, scenario);
    QFETCH(int, attempts);
    QFETCH(double, base);
    QFETCH(int, failFirst);
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.policy.jitter = Jitter::None;
    experiment.policy.base = base;
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = *parseScenarioKind(scenario.toStdString());
    experiment.scenario.failFirst = failFirst;

    const QByteArray golden
        = test::contentOf(QStringLiteral(BACKOFF_TEST_DATA "/golden/transcript_es_")
            + QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".txt"));
    QVERIFY(!golden.isEmpty());
    QCOMPARE(QByteArray::fromStdString(
                 writeTranscript(run(experiment), {Format::Transcript, {}, Language::Spanish})),
        golden);
}

void TestTranscript::line_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("drawn");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    const auto row = [](const char *name,
                         LineKind kind,
                         const Answer &answer,
                         bool drawn,
                         const char *english,
                         const char *spanish) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(answer.outcome)
                            << static_cast<int>(answer.text) << drawn << QString::fromUtf8(english)
                            << QString::fromUtf8(spanish);
    };
    const Answer timeout {Outcome::Transient, ErrorText::NetworkTimeout};
    const Answer limited {Outcome::RateLimited, ErrorText::RetryAfter};
    const Answer invalid {Outcome::Permanent, ErrorText::InvalidRequest};
    row("attempt", LineKind::Attempt, timeout, false, "    attempt 2/6...", "    intento 2/6...");
    row("modelled",
        LineKind::TransientFailure,
        timeout,
        false,
        "      transient failure (ConnectionError): simulated network timeout (attempt 2) -- "
        "modelled backoff: 0.25s (never really slept)",
        "      fallo transitorio (ConnectionError): timeout de red simulado (intento 2) -- "
        "backoff modelado: 0.25s (no se duerme de verdad)");
    row("drawn",
        LineKind::TransientFailure,
        timeout,
        true,
        "      transient failure (ConnectionError): simulated network timeout (attempt 2) -- "
        "modelled backoff: 0.25s, with jitter: 0.123s (never really slept)",
        "      fallo transitorio (ConnectionError): timeout de red simulado (intento 2) -- "
        "backoff modelado: 0.25s, con jitter: 0.123s (no se duerme de verdad)");
    row("hinted",
        LineKind::RateLimited,
        limited,
        false,
        "      rate limited (RateLimitError): 429: retry after 5s -- hinted wait: 5s (never really "
        "slept)",
        "      límite de peticiones (RateLimitError): 429: reintentar tras 5s -- espera indicada: "
        "5s (no se duerme de verdad)");
    row("permanent",
        LineKind::PermanentFailure,
        invalid,
        false,
        "      permanent failure (ValidationError): 422: the request is invalid -- not retried",
        "      fallo permanente (ValidationError): 422: la petición no es válida -- no se "
        "reintenta");
    row("reply",
        LineKind::ReplyReceived,
        {},
        false,
        "result: {'booking_id': 1, 'confirmed': True, 'price_cents': 6000}",
        "resultado: {'booking_id': 1, 'confirmed': True, 'price_cents': 6000}");
    row("final",
        LineKind::FinalError,
        limited,
        false,
        "final RateLimitError: 429: retry after 5s",
        "RateLimitError final: 429: reintentar tras 5s");
}

void TestTranscript::line()
{
    QFETCH(int, kind);
    QFETCH(int, outcome);
    QFETCH(int, error);
    QFETCH(bool, drawn);
    TranscriptLine line;
    line.kind = static_cast<LineKind>(kind);
    line.attempt = 2;
    line.attempts = 6;
    line.answer = {static_cast<Outcome>(outcome), static_cast<ErrorText>(error), 5};
    line.modelled = 0.25;
    if (drawn) {
        line.jittered = 0.1234;
    }
    const Digits digits = Digits::fixed(3);
    QTEST(Labels(Language::English).transcriptLine(line, Unit::Seconds, digits), "english");
    QTEST(Labels(Language::Spanish).transcriptLine(line, Unit::Seconds, digits), "spanish");
}

QTEST_APPLESS_MAIN(TestTranscript)
#include "test_transcript.moc"
