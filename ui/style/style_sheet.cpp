// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/app_style.h"

#include <QRegularExpression>

#include <utility>

namespace backoff {

// %name% stands for a colour of the theme, the size of a font or the like, ~12px for 12 pixels of a
// desk. What has the focus has an edge one pixel wider, and a pixel less of padding.
static const QString sheetTemplate = QStringLiteral(R"(
QMainWindow, QDialog { background: %window%; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenuBar { background: %card%; color: %text%; border: 0; border-bottom: %edge%px solid %border%; }
QMenuBar::item { background: transparent; padding: 6px 10px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: %selected%; color: %text%; }
QMenu { background: %card%; color: %text%; border: %edge%px solid %border%; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 24px; border-radius: 4px; }
QMenu::item:selected { background: %selected%; color: %text%; }
QMenu::item:disabled { color: %mutedText%; }
QMenu::separator { height: 1px; background: %grid%; margin: 4px 8px; }
QToolTip { background: %card%; color: %text%; border: %edge%px solid %border%; padding: 3px; }

QFrame[role="card"] { background: %card%; border: %edge%px solid %border%; border-radius: 8px; }
QScrollArea[role="side"] { background: %card%; border: 0; border-right: %edge%px solid %border%; }
QScrollArea[role="side"] > QWidget > QWidget { background: %card%; }
QFrame[role="side"] { background: %card%; border: 0; border-right: 1px solid %border%; }
QFrame[role="side"] QScrollArea[role="side"] { border: 0; }
QLabel[role="section"] { color: %mutedText%; }
QLabel[role="title"] { font-weight: bold; font-size: %body%; }
QLabel[role="muted"] { color: %mutedText%; font-size: %small%; }
QLabel[role="problem"] { color: %failureText%; font-size: %small%; }

QLineEdit, QComboBox { background: %field%; color: %text%; border: %edge%px solid %border%;
    border-radius: 6px; padding: 5px 7px; min-height: 19px;
    selection-background-color: %accent%; selection-color: %onAccent%; }
QLineEdit:hover, QComboBox:hover { border-color: %tintEdge%; }
QComboBox { padding: 5px 0 5px 9px; }
QLineEdit:focus { border: %focusEdge%px solid %accent%; padding: 4px 6px; }
QComboBox:focus { border: %focusEdge%px solid %accent%; padding: 4px 0 4px 8px; }
QLineEdit:disabled, QLineEdit:read-only { background: %window%; color: %mutedText%; }
QComboBox:disabled { background: %window%; color: %mutedText%; }
QLineEdit[problem="true"] { border: %focusEdge%px solid %failure%; padding: 4px 6px; }
QComboBox[problem="true"] { border: %focusEdge%px solid %failure%; padding: 4px 0 4px 8px; }
QComboBox::drop-down { border: 0; width: ~22px; }
QComboBox::down-arrow { image: url(:/style/%arrow%.png); width: ~12px; height: ~12px; }
QComboBox QAbstractItemView { background: %card%; color: %text%; border: %edge%px solid %border%;
    selection-background-color: %selected%; selection-color: %text%; outline: 0; }

QPushButton, QToolButton { background: %card%; color: %text%; border: %edge%px solid %border%;
    border-radius: 6px; padding: 5px 10px; outline: 0; }
QPushButton:hover, QToolButton:hover { border-color: %tintEdge%; }
QPushButton:pressed, QToolButton:pressed { background: %selected%; }
QPushButton:focus, QToolButton:focus { border-color: %accent%; }
QPushButton:disabled, QToolButton:disabled { color: %mutedText%; background: %window%; }
QToolButton[popupMode="2"] { padding-right: ~24px; }
QToolButton::menu-indicator { image: url(:/style/%arrow%.png); width: ~12px; height: ~12px;
    subcontrol-origin: border; subcontrol-position: right center; right: ~7px; }
QPushButton[role="primary"], QToolButton[role="primary"] { background: %accent%;
    color: %onAccent%; border-color: %accent%; }
QPushButton[role="primary"]:pressed, QToolButton[role="primary"]:pressed {
    background: %onTint%; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus {
    border: %focusEdge%px solid %text%; padding: 4px 9px; }
QPushButton[role="primary"]:disabled { background: %window%; color: %mutedText%;
    border-color: %border%; }
QAbstractButton[role="pill"] { background: transparent; color: %mutedText%;
    border: %edge%px solid transparent; border-radius: 6px; padding: 5px 11px; }
QAbstractButton[role="pill"]:hover { color: %text%; }
QAbstractButton[role="pill"]:checked { background: %pill%; color: %onPill%; font-weight: bold; }
QAbstractButton[role="pill"]:focus { border-color: %accent%; }
QAbstractButton[role="link"] { background: transparent; color: %mutedText%;
    border: %edge%px solid transparent; border-radius: 4px; padding: 1px 4px;
    font-size: %small%; }
QAbstractButton[role="link"]:hover { color: %text%; }
QAbstractButton[role="link"]:focus { color: %text%; border-color: %accent%; }
QCheckBox { spacing: 5px; }
QCheckBox::indicator, QListWidget::indicator { width: ~12px; height: ~12px; background: %field%;
    border: %edge%px solid %mutedText%; border-radius: 3px; }
QCheckBox::indicator:hover, QListWidget::indicator:hover { border-color: %accent%; }
QCheckBox::indicator:checked, QListWidget::indicator:checked { background: %accent%;
    border-color: %accent%; image: url(:/style/%check%.png); }
QCheckBox::indicator:disabled, QListWidget::indicator:disabled { background: %window%;
    border-color: %border%; }
QCheckBox:focus { color: %accent%; }
QLineEdit > QCheckBox { spacing: 4px; color: %mutedText%; font-size: %small%; background: transparent; }
QLineEdit > QCheckBox:focus { color: %accent%; text-decoration: underline; }

QTabWidget::pane { border: 0; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: %mutedText%; border: %edge%px solid transparent;
    border-radius: 6px; padding: 5px 11px; margin-right: 4px; }
QTabBar[narrow="true"]::tab { padding: 5px 8px; margin-right: 2px; }
QTabBar::tab:hover { color: %text%; }
QTabBar::tab:selected { background: %pill%; color: %onPill%; }
QTabBar::tab:selected:focus { border-color: %pillFocus%; }

QTableView { background: %card%; alternate-background-color: %card%; color: %text%; border: 0;
    gridline-color: %grid%; selection-background-color: %selected%; selection-color: %text%; }
QTableView::item { padding: 0 5px; border: 0; }
QHeaderView { background: %card%; border: 0; }
QHeaderView::section { background: %card%; color: %mutedText%; border: 0;
    border-bottom: %edge%px solid %border%; padding: 4px 8px; font-weight: bold; }
QTableCornerButton::section { background: %card%; border: 0; }
QListWidget { background: %field%; color: %text%; border: %edge%px solid %border%;
    border-radius: 6px; padding: 2px 4px; outline: 0; }
QListWidget:focus { border: %focusEdge%px solid %accent%; padding: 1px 3px; }
QListWidget:disabled { background: %window%; }
QListWidget::item { color: %text%; padding: 2px; border-radius: 4px; }
QListWidget::item:selected { background: %selected%; }
QListWidget::item:disabled { background: transparent; color: %mutedText%; }
QPlainTextEdit, QTextBrowser { background: %card%; color: %text%; border: 0;
    selection-background-color: %accent%; selection-color: %onAccent%; }
QDialog QPlainTextEdit { background: %field%; border: %edge%px solid %border%; border-radius: 6px;
    padding: 2px 4px; }
QDialog QPlainTextEdit:focus { border: %focusEdge%px solid %accent%; padding: 1px 3px; }

QScrollBar:vertical { background: transparent; width: ~10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ~10px; margin: 0; }
QScrollBar::handle { background: %handle%; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: %mutedText%; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");

// Popups do not inherit the window's font.
static const QString presentedSheet = QStringLiteral(R"(
QMenu, QToolTip, QDialog { font-size: %body%; }
)");

static QString withColours(QString sheet, const Theme &theme)
{
    const std::pair<QString, QColor> colours[] = {
        {QStringLiteral("window"), theme.window},
        {QStringLiteral("card"), theme.card},
        {QStringLiteral("border"), theme.border},
        {QStringLiteral("grid"), theme.grid},
        {QStringLiteral("text"), theme.text},
        {QStringLiteral("mutedText"), theme.mutedText},
        {QStringLiteral("field"), theme.field},
        {QStringLiteral("selected"), theme.selected},
        {QStringLiteral("pill"), theme.pill},
        {QStringLiteral("onPill"), theme.onPill},
        {QStringLiteral("pillFocus"), theme.enlarged.isOn() ? theme.text : theme.accent},
        {QStringLiteral("accent"), theme.accent},
        {QStringLiteral("onAccent"), theme.onAccent},
        {QStringLiteral("tintEdge"), theme.tintEdge},
        {QStringLiteral("onTint"), theme.onTint},
        {QStringLiteral("failure"), theme.failure},
        {QStringLiteral("failureText"), theme.failureText},
        {QStringLiteral("handle"), theme.border},
    };
    for (const auto &[name, colour] : colours) {
        sheet.replace(u'%' + name + u'%', colour.name());
    }
    return sheet;
}

// Pictures are never drawn larger than they are: for a projector there are large ones.
static QString withImages(QString sheet, const Theme &theme)
{
    const bool large = theme.enlarged.isOn();
    const QString size = large ? QStringLiteral("-large") : QString();
    const QString arrow = !large ? QStringLiteral("down")
        : theme.dark             ? QStringLiteral("white")
                                 : QStringLiteral("black");
    const QString check = theme.dark ? QStringLiteral("black") : QStringLiteral("white");
    sheet.replace(QStringLiteral("%arrow%"), QStringLiteral("arrow-") + arrow + size);
    return sheet.replace(QStringLiteral("%check%"), QStringLiteral("check-") + check + size);
}

static QString withMeasures(const QString &sheet, const Enlargement &enlarged)
{
    static const QRegularExpression measure(QStringLiteral("~(\\d+)px"));
    QString scaled;
    qsizetype from = 0;
    for (auto found = measure.globalMatch(sheet); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        scaled += sheet.mid(from, match.capturedStart() - from);
        scaled += QString::number(enlarged.pixels(match.captured(1).toInt()));
        scaled += QStringLiteral("px");
        from = match.capturedEnd();
    }
    return scaled + sheet.mid(from);
}

QString styleSheetOf(const Theme &theme)
{
    QString sheet = sheetTemplate;
    if (theme.enlarged.isOn()) {
        sheet += presentedSheet;
    }
    sheet = withMeasures(withImages(withColours(sheet, theme), theme), theme.enlarged);
    const int edge = theme.enlarged.pixels(1);
    sheet.replace(QStringLiteral("%edge%"), QString::number(edge));
    sheet.replace(QStringLiteral("%focusEdge%"), QString::number(edge + 1));
    sheet.replace(QStringLiteral("%small%"), cssSize(smallFont()));
    return sheet.replace(QStringLiteral("%body%"), cssSize(bodyFont()));
}

} // namespace backoff
