// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of the fleet in a window of its own, as a user works it, with everything it signalled
// kept.

#pragma once

#include "tests/ui/fail_on_warning.h"
#include "ui/herd/fleet/fleet_form.h"
#include "ui/herd/fleet/value_slider.h"
#include "ui/herd/setting_box.h"
#include "ui/inputs/optional_field.h"
#include "ui/style/app_style.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <vector>

namespace backoff {

struct FleetEdit {
    FleetSettings next;
    Field field;
    int gesture;
};

struct FleetFormFixture {
    Labels labels;
    QWidget window;
    FleetForm *form;
    std::vector<FleetEdit> edits;
    std::vector<int> problemCounts;

    explicit FleetFormFixture(Language language = Language::English, int width = 1080)
        : labels(language)
        , form(new FleetForm(labels))
    {
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(form);
        layout->addStretch();
        applyStyle(&window, Theme::light());
        QObject::connect(form,
            &FleetForm::fleetEdited,
            &window,
            [this](const FleetSettings &next, Field field, int gesture) {
                edits.push_back({next, field, gesture});
            });
        QObject::connect(form, &FleetForm::problemsChanged, &window, [this](int count) {
            problemCounts.push_back(count);
        });
        window.resize(width, 300);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents(); // the layout settles
    }

    SettingBox *box(Field field) const
    {
        for (SettingBox *box : form->findChildren<SettingBox *>()) {
            if (box->field() == field) {
                return box;
            }
        }
        return nullptr;
    }
    TextField *text(Field field) const { return box(field)->editor(); }
    ValueSlider *slider(Field field) const { return box(field)->slider(); }
    QCheckBox *check(Field field) const { return text(field)->findChild<QCheckBox *>(); }
    QCheckBox *sharedSeed() const
    {
        for (QCheckBox *check : form->findChildren<QCheckBox *>()) {
            if (check != this->check(Field::Outage) && check != this->check(Field::Capacity)) {
                return check;
            }
        }
        return nullptr;
    }
    // What the form says below its fields; empty where nothing is wrong.
    QString problems() const
    {
        for (const QLabel *label :
            form->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!label->isHidden()) {
                return label->text();
            }
        }
        return {};
    }

    void type(Field field, const QString &typed) const
    {
        TextField *edit = text(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, typed);
    }
    void enter(Field field, const QString &typed) const
    {
        type(field, typed);
        QTest::keyClick(text(field), Qt::Key_Return);
    }
    // From one share of the slider's width to another, in so many moves.
    void drag(Field field, double from, double to, int moves = 4) const
    {
        ValueSlider *at = slider(field);
        const auto point
            = [at](double share) { return QPoint(qRound(share * at->width()), at->height() / 2); };
        QTest::mousePress(at, Qt::LeftButton, {}, point(from));
        for (int i = 1; i <= moves; ++i) {
            QTest::mouseMove(at, point(from + (to - from) * i / moves));
        }
        QTest::mouseRelease(at, Qt::LeftButton, {}, point(to));
    }
    void set(const FleetSettings &fleet, Unit unit = Unit::Seconds)
    {
        Experiment experiment;
        experiment.policy.unit = unit;
        experiment.fleet = fleet;
        form->setExperiment(experiment);
        edits.clear();
        problemCounts.clear();
    }
};

} // namespace backoff
