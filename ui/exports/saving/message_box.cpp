// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/saving/message_box.h"

namespace backoff {

QString withBreaks(const QString &text)
{
    constexpr int longest = 40; // characters in one piece
    const QChar zeroWidthSpace(0x200B);
    QString result;
    int run = 0;
    for (const QChar c : text) {
        const bool splitsACharacter = c.isLowSurrogate() || c.isMark();
        if (run >= longest && !splitsACharacter) {
            result += zeroWidthSpace;
            run = 0;
        }
        result += c;
        run = c.isSpace() || c == QLatin1Char('/') ? 0 : run + 1;
    }
    return result;
}

QMessageBox *makeMessageBox(
    QMessageBox::Icon icon, const QString &title, const QString &text, QWidget *window)
{
    auto *box = new QMessageBox(window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // before the text: a file name is no markup
    box->setIcon(icon);
    box->setWindowTitle(title);
    box->setText(withBreaks(text));
    return box;
}

void showWarning(const QString &title, const QString &text, QWidget *window)
{
    QMessageBox *box = makeMessageBox(QMessageBox::Warning, title, text, window);
    box->addButton(QMessageBox::Ok);
    box->open();
}

} // namespace backoff
