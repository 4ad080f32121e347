// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One view's work: the settings that stand, what was last computed, and the job that computes it.
//
// There is at most one job, and it is stopped as soon as nobody needs its result; the next one
// begins when it has ended. So a drag through many settings neither piles up threads nor waits.

#pragma once

#include "ui/herd/background.h"
#include "ui/herd/herd_state.h"

#include <QFutureWatcher>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace backoff {

enum class Effort {
    Light, // to be done at once
    Brief, // done within a blink, most likely
    Long,
};

// What a view does with its settings. Two inputs are equal where their results are.
template<typename Input, typename Result> struct HerdTask {
    std::function<Effort(const Input &)> effort;
    // On any thread; empty where it was told to stop.
    std::function<std::optional<Result>(const Input &, const LongWork &)> compute;
    std::function<void()> resultChanged;
    std::function<void()> stateChanged;
};

template<typename Input, typename Result> class HerdWork
{
public:
    using ResultPtr = std::shared_ptr<const Result>;

    explicit HerdWork(HerdTask<Input, Result> task)
        : m_task(std::move(task))
    {
        QObject::connect(
            &m_watcher, &QFutureWatcher<void>::progressValueChanged, &m_watcher, [this](int value) {
                showProgress(value);
            });
        QObject::connect(
            &m_watcher, &QFutureWatcher<void>::finished, &m_watcher, [this] { endJob(); });
    }
    // The job reads nothing of this object: it ends on its own, and nobody waits for it.
    ~HerdWork()
    {
        if (m_job) {
            m_job->stop.request_stop();
        }
    }
    HerdWork(const HerdWork &) = delete;
    HerdWork &operator=(const HerdWork &) = delete;

    void setInput(const Input &input)
    {
        const bool same = m_input == input;
        m_input = input; // what results don't depend on may be newer
        if (!same) {
            m_cancelled = false;
            update();
        }
    }

    void setWanted(bool wanted)
    {
        m_wanted = wanted;
        update();
    }

    void setCancelled(bool cancelled)
    {
        m_cancelled = cancelled && !isCurrent();
        update();
    }

    [[nodiscard]] ResultPtr result() const { return m_result; }

    [[nodiscard]] HerdState state() const
    {
        if (isCurrent()) {
            return {};
        }
        if (m_cancelled) {
            return {.phase = HerdState::Phase::Cancelled};
        }
        return {.phase = HerdState::Phase::Working, .fraction = m_fraction, .brief = m_brief};
    }

private:
    struct Job {
        Input input;
        std::stop_source stop;
        std::shared_ptr<ResultPtr> result; // written by the job alone, read once it has ended
    };

    [[nodiscard]] bool isCurrent() const { return m_input == m_resultInput; }

    // Begins, stops or leaves alone, as the settings and the user want it now.
    void update()
    {
        const bool due = m_wanted && !m_cancelled && !isCurrent();
        if (m_job && !(due && m_input == m_job->input)) {
            m_job->stop.request_stop();
            m_fraction = 0;
        }
        const Effort effort = due ? m_task.effort(*m_input) : Effort::Light;
        m_brief = effort != Effort::Long;
        if (due && effort == Effort::Light) {
            auto result = m_task.compute(*m_input, {.threads = machineThreads()});
            take(*m_input, std::make_shared<const Result>(*std::move(result)));
        } else if (due && !m_job) {
            beginJob();
        }
        tellState();
    }

    void beginJob()
    {
        m_job = Job {*m_input, {}, std::make_shared<ResultPtr>()};
        const auto job = [compute = m_task.compute, input = *m_input, result = m_job->result](
                             const LongWork &work) {
            if (auto computed = compute(input, work)) {
                *result = std::make_shared<const Result>(*std::move(computed));
            }
        };
        m_fraction = 0;
        m_watcher.setFuture(runInBackground(m_job->stop.get_token(), job));
    }

    void endJob()
    {
        const Job job = *std::exchange(m_job, std::nullopt);
        if (!job.stop.stop_requested()) {
            m_fraction = 0;
            if (*job.result) {
                take(job.input, *job.result);
            } else {
                m_cancelled = true; // no memory for it
            }
        }
        update();
    }

    void take(const Input &input, ResultPtr result)
    {
        m_resultInput = input;
        m_result = std::move(result);
        m_task.resultChanged();
    }

    void showProgress(int value)
    {
        if (m_job && !m_job->stop.stop_requested()) {
            m_fraction = static_cast<double>(value) / backgroundSteps;
            tellState();
        }
    }

    void tellState()
    {
        const HerdState now = state();
        if (m_told != now) {
            m_told = now;
            m_task.stateChanged();
        }
    }

    HerdTask<Input, Result> m_task;
    QFutureWatcher<void> m_watcher;
    std::optional<Input> m_input; // none: nothing is to be computed
    std::optional<Input> m_resultInput;
    ResultPtr m_result;
    std::optional<Job> m_job;
    bool m_wanted = false;
    bool m_cancelled = false;
    double m_fraction = 0; // of the job that is needed
    bool m_brief = true; // that job, or there is none
    HerdState m_told;
};

} // namespace backoff
