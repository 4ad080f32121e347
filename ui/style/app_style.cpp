// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/app_style.h"

#include <QApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <utility>

// A static library's resource is linked only where something asks for it. Not in a namespace: the
// macro declares a global function.
static void loadImages() { Q_INIT_RESOURCE(style_images); }

namespace backoff {

static const char *const roleProperty = "role";
static const char *const problemProperty = "problem";

// A property that a selector reads shows only once the sheet has been matched anew.
static void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value) {
        return;
    }
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

void setStyleRole(QWidget *widget, QLatin1String role)
{
    setStyleProperty(widget, roleProperty, QString(role));
}

void setMarkedAsProblem(QWidget *field, bool marked)
{
    setStyleProperty(field, problemProperty, marked);
}

QPalette paletteOf(const Theme &theme)
{
    const std::pair<QPalette::ColorRole, QColor> colours[] = {
        {QPalette::Window, theme.window},
        {QPalette::WindowText, theme.text},
        {QPalette::Base, theme.field},
        {QPalette::AlternateBase, theme.card},
        {QPalette::Text, theme.text},
        {QPalette::PlaceholderText, theme.mutedText},
        {QPalette::Button, theme.card},
        {QPalette::ButtonText, theme.text},
        {QPalette::BrightText, theme.text},
        {QPalette::ToolTipBase, theme.card},
        {QPalette::ToolTipText, theme.text},
        {QPalette::Light, theme.card},
        {QPalette::Midlight, theme.grid},
        {QPalette::Mid, theme.border},
        {QPalette::Dark, theme.mutedText},
        {QPalette::Highlight, theme.accent},
        {QPalette::HighlightedText, theme.onAccent},
        {QPalette::Link, theme.accent},
        {QPalette::LinkVisited, theme.permanentText},
    };
    QPalette palette;
    for (const auto &[role, colour] : colours) {
        palette.setColor(role, colour);
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, theme.mutedText);
    }
    return palette;
}

void applyStyle(QWidget *window, const Theme &theme)
{
    loadImages();
    if (QApplication::style()->name() != QLatin1String("fusion")) {
        QApplication::setStyle(QStringLiteral("Fusion"));
    }
    // Without it nothing below a style sheet inherits the window's palette and font.
    QApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    window->setPalette(paletteOf(theme));
    window->setFont(bodyFont());
    window->setStyleSheet(styleSheetOf(theme));
}

} // namespace backoff
