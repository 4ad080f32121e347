// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An input panel in a window of its own, with everything it signalled kept.

#pragma once

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/inputs/form_driver.h"
#include "ui/style/app_style.h"

#include <QApplication>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <vector>

namespace backoff {

struct Edit {
    Experiment next;
    Field field;
    int gesture;
};

struct InputFixture : FormDriver {
    Labels labels {Language::English};
    QWidget window;
    std::vector<Edit> edits;
    std::vector<int> problemCounts;

    InputFixture()
    {
        panel = new InputPanel(labels);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(panel);
        applyStyle(&window, Theme::light());
        QObject::connect(panel,
            &InputPanel::experimentEdited,
            &window,
            [this](const Experiment &next, Field field, int gesture) {
                edits.push_back({next, field, gesture});
            });
        QObject::connect(panel, &InputPanel::problemsChanged, &window, [this](int count) {
            problemCounts.push_back(count);
        });
        window.resize(306, 500);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents(); // the layout settles
    }

    const Experiment &last() const { return edits.back().next; }

    void set(const Experiment &experiment)
    {
        panel->setExperiment(experiment);
        edits.clear();
        problemCounts.clear();
    }
};

inline void turnWheel(QWidget *widget, int notches, quint64 at = 0)
{
    const QPointF where = QPointF(widget->rect().center());
    QWheelEvent event(where,
        widget->mapToGlobal(where),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt::NoButton,
        Qt::NoModifier,
        Qt::NoScrollPhase,
        false);
    event.setTimestamp(at);
    QSpontaneKeyEvent::setSpontaneous(&event); // sendEvent() would take it away again
    qApp->notify(widget, &event);
}

} // namespace backoff
