// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/app_style.h"

#include <QFont>

#include <utility>

namespace backoff {

// %name% stands for a colour of the theme or a size of the font.
static const QString sheetTemplate = QStringLiteral(R"(
QMainWindow, QDialog { background: %window%; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenuBar { background: %card%; color: %text%; border: 0; border-bottom: 1px solid %border%; }
QMenuBar::item { background: transparent; padding: 6px 10px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: %selected%; color: %text%; }
QMenu { background: %card%; color: %text%; border: 1px solid %border%; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 24px; border-radius: 4px; }
QMenu::item:selected { background: %selected%; color: %text%; }
QMenu::item:disabled { color: %mutedText%; }
QMenu::separator { height: 1px; background: %grid%; margin: 4px 8px; }
QToolTip { background: %card%; color: %text%; border: 1px solid %border%; padding: 3px; }

QFrame[role="card"] { background: %card%; border: 1px solid %border%; border-radius: 8px; }
QScrollArea[role="side"] { background: %card%; border: 0; border-right: 1px solid %border%; }
QScrollArea[role="side"] > QWidget > QWidget { background: %card%; }
QFrame[role="side"] { background: %card%; border: 0; border-right: 1px solid %border%; }
QFrame[role="side"] QScrollArea[role="side"] { border: 0; }
QLabel[role="section"] { color: %mutedText%; }
QLabel[role="title"] { font-weight: bold; }
QLabel[role="muted"] { color: %mutedText%; font-size: %small%pt; }
QLabel[role="problem"] { color: %failureText%; font-size: %small%pt; }

QLineEdit, QComboBox { background: %field%; color: %text%; border: 1px solid %border%;
    border-radius: 6px; padding: 5px 7px; min-height: 19px;
    selection-background-color: %accent%; selection-color: %onAccent%; }
QLineEdit:hover, QComboBox:hover { border-color: %tintEdge%; }
QComboBox { padding: 5px 0 5px 9px; }
QLineEdit:focus { border: 2px solid %accent%; padding: 4px 6px; }
QComboBox:focus { border: 2px solid %accent%; padding: 4px 0 4px 8px; }
QLineEdit:disabled, QLineEdit:read-only { background: %window%; color: %mutedText%; }
QComboBox:disabled { background: %window%; color: %mutedText%; }
QLineEdit[problem="true"] { border: 2px solid %failure%; padding: 4px 6px; }
QComboBox[problem="true"] { border: 2px solid %failure%; padding: 4px 0 4px 8px; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: url(:/style/arrow-down.png); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: %card%; color: %text%; border: 1px solid %border%;
    selection-background-color: %selected%; selection-color: %text%; outline: 0; }

QPushButton, QToolButton { background: %card%; color: %text%; border: 1px solid %border%;
    border-radius: 6px; padding: 5px 10px; }
QPushButton:hover, QToolButton:hover { border-color: %tintEdge%; }
QPushButton:pressed, QToolButton:pressed { background: %selected%; }
QPushButton:focus, QToolButton:focus { border-color: %accent%; }
QPushButton:disabled, QToolButton:disabled { color: %mutedText%; background: %window%; }
QToolButton[popupMode="2"] { padding-right: 24px; }
QToolButton::menu-indicator { image: url(:/style/arrow-down.png); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: right center; right: 7px; }
QPushButton[role="primary"], QToolButton[role="primary"] { background: %accent%;
    color: %onAccent%; border-color: %accent%; }
QPushButton[role="primary"]:pressed, QToolButton[role="primary"]:pressed {
    background: %tintEdge%; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus {
    border: 2px solid %text%; padding: 4px 9px; }
QPushButton[role="primary"]:disabled { background: %window%; color: %mutedText%;
    border-color: %border%; }
QAbstractButton[role="pill"] { background: transparent; color: %mutedText%;
    border: 1px solid transparent; border-radius: 6px; padding: 5px 11px; }
QAbstractButton[role="pill"]:hover { color: %text%; }
QAbstractButton[role="pill"]:checked { background: %pill%; color: %text%; font-weight: bold; }
QAbstractButton[role="pill"]:focus { border-color: %accent%; }
QAbstractButton[role="link"] { background: transparent; color: %mutedText%;
    border: 1px solid transparent; border-radius: 4px; padding: 1px 4px;
    font-size: %small%pt; }
QAbstractButton[role="link"]:hover { color: %text%; }
QAbstractButton[role="link"]:focus { color: %text%; border-color: %accent%; }
QCheckBox { spacing: 5px; }
QCheckBox::indicator, QListWidget::indicator { width: 12px; height: 12px; background: %field%;
    border: 1px solid %mutedText%; border-radius: 3px; }
QCheckBox::indicator:hover, QListWidget::indicator:hover { border-color: %accent%; }
QCheckBox::indicator:checked, QListWidget::indicator:checked { background: %accent%;
    border-color: %accent%; image: url(:/style/check-%checkImage%.png); }
QCheckBox::indicator:disabled, QListWidget::indicator:disabled { background: %window%;
    border-color: %border%; }
QCheckBox:focus { color: %accent%; }
QLineEdit > QCheckBox { spacing: 4px; color: %mutedText%; font-size: %small%pt; background: transparent; }
QLineEdit > QCheckBox:focus { color: %accent%; text-decoration: underline; }

QTabWidget::pane { border: 0; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: %mutedText%; border: 1px solid transparent;
    border-radius: 6px; padding: 5px 11px; margin-right: 4px; }
QTabBar[narrow="true"]::tab { padding: 5px 8px; margin-right: 2px; }
QTabBar::tab:hover { color: %text%; }
QTabBar::tab:selected { background: %pill%; color: %text%; }
QTabBar::tab:selected:focus { border-color: %accent%; }

QTableView { background: %card%; alternate-background-color: %card%; color: %text%; border: 0;
    gridline-color: %grid%; selection-background-color: %selected%; selection-color: %text%; }
QTableView::item { padding: 0 5px; border: 0; }
QHeaderView { background: %card%; border: 0; }
QHeaderView::section { background: %card%; color: %mutedText%; border: 0;
    border-bottom: 1px solid %border%; padding: 4px 8px; font-weight: bold; }
QTableCornerButton::section { background: %card%; border: 0; }
QListWidget { background: %field%; color: %text%; border: 1px solid %border%;
    border-radius: 6px; padding: 2px 4px; outline: 0; }
QListWidget:focus { border: 2px solid %accent%; padding: 1px 3px; }
QListWidget:disabled { background: %window%; }
QListWidget::item { color: %text%; padding: 2px; border-radius: 4px; }
QListWidget::item:selected { background: %selected%; }
QListWidget::item:disabled { background: transparent; color: %mutedText%; }
QPlainTextEdit, QTextBrowser { background: %card%; color: %text%; border: 0;
    selection-background-color: %accent%; selection-color: %onAccent%; }
QDialog QPlainTextEdit { background: %field%; border: 1px solid %border%; border-radius: 6px;
    padding: 2px 4px; }
QDialog QPlainTextEdit:focus { border: 2px solid %accent%; padding: 1px 3px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %handle%; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: %mutedText%; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");

QString styleSheetOf(const Theme &theme)
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
        {QStringLiteral("accent"), theme.accent},
        {QStringLiteral("onAccent"), theme.onAccent},
        {QStringLiteral("tintEdge"), theme.tintEdge},
        {QStringLiteral("failure"), theme.failure},
        {QStringLiteral("failureText"), theme.failureText},
        {QStringLiteral("pill"), theme.grid},
        {QStringLiteral("handle"), theme.border},
    };
    QString sheet = sheetTemplate;
    for (const auto &[name, colour] : colours) {
        sheet.replace(u'%' + name + u'%', colour.name());
    }
    sheet.replace(QStringLiteral("%checkImage%"),
        theme.dark ? QStringLiteral("black") : QStringLiteral("white"));
    sheet.replace(QStringLiteral("%small%"), QString::number(smallFont().pointSizeF(), 'f', 1));
    return sheet;
}

} // namespace backoff
