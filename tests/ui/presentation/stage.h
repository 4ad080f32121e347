// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is left of the window in presentation: verdict, timeline and its sentence, charts,
// transport.

#pragma once

#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/presentation/presentation.h"
#include "ui/status_sentence.h"
#include "ui/style/app_style.h"
#include "ui/style/card.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

namespace backoff::test {

class Stage : public QWidget
{
public:
    explicit Stage(const Experiment &experiment, QSize size)
        : m_result(makeRunResult(experiment))
    {
        auto *card = new Card;
        card->body()->addWidget(timeline, 1);
        card->body()->addWidget(sentence);
        sentence->setWordWrap(true);
        charts->addPage(QStringLiteral("Strategies"), herd->page(HerdView::Strategies));
        charts->addPage(QStringLiteral("Fleet"), herd->page(HerdView::Fleet));
        charts->addPage(QStringLiteral("Contention"), herd->page(HerdView::Contention));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(verdict);
        column->addWidget(card);
        column->addWidget(charts, 1);
        column->addWidget(transport);
        m_timelineCard = card;
        setTheme(Theme::light());
        timeline->setResult(m_result);
        verdict->setResult(m_result);
        charts->setResult(m_result);
        herd->setResult(m_result);
        playback->setResult(m_result);
        resize(size);
        show();
        showMoment(0.4);
    }
    ~Stage() override { clearPresentationSizes(); }

    void setTheme(const Theme &theme)
    {
        applyStyle(this, theme);
        verdict->setTheme(theme);
        timeline->setTheme(theme);
        charts->setTheme(theme);
        transport->setTheme(theme);
        settle();
    }

    // As the window does.
    void present(int screenHeight, bool dark = false)
    {
        setPresentationSizes(presentationSizes(screenHeight));
        setTheme(currentTheme(paletteOf(dark ? Theme::darkTheme() : Theme::light())));
    }
    void endPresentation()
    {
        clearPresentationSizes();
        setTheme(currentTheme(paletteOf(Theme::light())));
    }

    void showMoment(double share)
    {
        playback->scrubTo(playback->end() * share);
        const Cursor cursor = playback->playback().cursor;
        timeline->setCursorPosition(cursor);
        charts->setCursor(cursor);
        sentence->setText(statusSentence(*m_result, cursor));
        settle();
    }

    // A view of the herd needs its numbers, and has the timeline's room.
    void showChart(int tab)
    {
        charts->tabs()->setCurrentIndex(tab);
        m_timelineCard->setVisible(tab < ChartsPanel::Strategies);
        const std::optional<HerdView> views[]
            = {{}, {}, HerdView::Strategies, HerdView::Fleet, HerdView::Contention};
        herd->setWanted(views[tab]);
        const HerdController *controller = herd->controller();
        const auto isDone = [&] {
            return !views[tab] || controller->state(*views[tab]).phase == HerdState::Phase::Current;
        };
        QVERIFY(QTest::qWaitFor(isDone, 60'000));
        settle();
    }

    static void settle()
    {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::processEvents();
        }
    }

    const Labels labels {Language::English};
    HerdPages *herd = new HerdPages(labels, this);
    VerdictBar *verdict = new VerdictBar;
    TimelineView *timeline = new TimelineView;
    QLabel *sentence = new QLabel;
    ChartsPanel *charts = new ChartsPanel;
    PlaybackController *playback = new PlaybackController(new ManualFrameSource(this), this);
    TransportBar *transport = new TransportBar(playback);

private:
    RunResultPtr m_result;
    QWidget *m_timelineCard = nullptr;
};

} // namespace backoff::test
