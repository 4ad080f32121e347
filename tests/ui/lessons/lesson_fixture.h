// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson's pane in a window of its own, the way a learner sees it.

#pragma once

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/lessons/lesson_cases.h"
#include "ui/lessons/choice_button.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/style/app_style.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <memory>

namespace backoff {

struct LessonFixture {
    Labels labels;
    QWidget window;
    LessonController controller;
    std::unique_ptr<LessonPane> pane;
    int closeRequests = 0;

    explicit LessonFixture(
        const Lesson &lesson = smallLesson(), Language language = Language::English)
        : labels(language)
        , pane(std::make_unique<LessonPane>(&controller, labels, &window))
    {
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(pane.get());
        QObject::connect(
            pane.get(), &LessonPane::closeRequested, &window, [this] { ++closeRequests; });
        setTheme(Theme::light());
        window.resize(300, 600);
        window.show();
        QApplication::setActiveWindow(&window);
        controller.open(lesson);
        settle();
    }

    void setTheme(const Theme &theme)
    {
        applyStyle(&window, theme);
        pane->setTheme(theme);
    }

    void settle() // the layout, and what is deleted later
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

    template<typename Widget> QList<Widget *> shown() const
    {
        QList<Widget *> visible;
        for (Widget *widget : pane->findChildren<Widget *>()) {
            if (widget->isVisible()) {
                visible << widget;
            }
        }
        return visible;
    }

    QLineEdit *field() const { return shown<QLineEdit>().value(0); }
    QScrollArea *scroll() const { return pane->findChild<QScrollArea *>(); }

    QPushButton *button(const char *text) const
    {
        for (QPushButton *button : shown<QPushButton>()) {
            if (button->text() == QString::fromUtf8(text)) {
                return button;
            }
        }
        return nullptr;
    }

    void press(const char *text)
    {
        button(text)->click();
        settle();
    }

    void goTo(std::size_t step)
    {
        while (controller.progress().step < step) {
            controller.take(lesson_intent::Reveal {});
            controller.take(lesson_intent::Next {});
        }
        settle();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.focusWidget(), key, modifiers);
        settle();
    }

    // Everything that can be read, one below the other.
    QString readable() const
    {
        QStringList texts;
        for (const QWidget *widget : shown<QWidget>()) {
            for (const char *property : {"text", "plainText"}) {
                const QString text = widget->property(property).toString();
                if (!text.isEmpty()) {
                    texts << text;
                }
            }
        }
        return texts.join(u'\n');
    }
};

} // namespace backoff
