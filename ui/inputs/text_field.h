// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A line edit that applies nothing half-typed: it says `committed` on Enter and when the focus
// leaves it, and only if it shows something else than what stands.
//
// Esc shows again what stands. Undo belongs to the text while it is edited, otherwise to the
// window. The wheel is not read, and a file dropped on it is the window's. Muted text (a unit) and
// small widgets (a check box) can stand inside, at the right.

#pragma once

#include <QLineEdit>

class QHBoxLayout;
class QLabel;

namespace backoff {

class TextField : public QLineEdit
{
    Q_OBJECT

public:
    explicit TextField(QWidget *parent = nullptr);

    // Shows the text and takes it for what stands: nothing is left to undo in the field.
    void setStandingText(const QString &text);
    [[nodiscard]] bool isEdited() const { return text() != m_standing; }

    // Muted text inside, at the right; the brief form where the text leaves no room for it.
    void setSuffix(const QString &suffix, const QString &brief = {});
    [[nodiscard]] QString suffix() const { return m_suffix; }
    // What stands below the field, for those who do not see it: it is told after the muted text.
    void setRemark(const QString &remark);
    void addInside(QWidget *widget);

    // What stands inside does not widen the form.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void committed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;

    // To be called by who signals an edit of the shown text by a signal of its own.
    void noteCommitted() { m_committed = text(); }

    // To be called when what stands inside has changed its size.
    void layOutInside();

private:
    void commit();
    void describe();
    [[nodiscard]] bool hasNews() const; // to be committed
    [[nodiscard]] bool hasTextHistoryFor(const QKeyEvent &event) const;
    void restore();

    QString m_standing;
    QString m_committed; // the text told last; another than what stands: it was refused
    QString m_suffix;
    QString m_brief;
    QString m_remark;
    QHBoxLayout *m_inside;
    QLabel *m_suffixLabel;
};

} // namespace backoff
