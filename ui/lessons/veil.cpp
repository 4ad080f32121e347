// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/veil.h"

#include "ui/lessons/veil_layout.h"
#include "ui/style/app_style.h"
#include "ui/style/fonts.h"
#include "ui/style/hatch.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace backoff {

namespace {

// A screen reader walks hidden widgets too: a veil that is on has no children.
class VeilAccess : public QAccessibleWidget
{
public:
    explicit VeilAccess(Veil *veil)
        : QAccessibleWidget(veil, QAccessible::Grouping)
        , m_veil(veil)
    {
    }

    int childCount() const override
    {
        return m_veil->isVeiled() ? 0 : QAccessibleWidget::childCount();
    }
    QAccessibleInterface *child(int index) const override
    {
        return m_veil->isVeiled() ? nullptr : QAccessibleWidget::child(index);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_veil->isVeiled() ? -1 : QAccessibleWidget::indexOfChild(child);
    }

private:
    Veil *m_veil;
};

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *veil = qobject_cast<Veil *>(object);
    return veil != nullptr ? new VeilAccess(veil) : nullptr;
}

} // namespace

Veil::Veil(QWidget *view, QWidget *parent)
    : QWidget(parent)
    , m_holder(new QWidget(this))
    , m_view(view)
{
    static const bool installed = [] {
        QAccessible::installFactory(accessOf);
        return true;
    }();
    Q_UNUSED(installed)

    auto *inner = new QVBoxLayout(m_holder);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(view);
    QSizePolicy kept = view->sizePolicy();
    setSizePolicy(kept);
    kept.setRetainSizeWhenHidden(true);
    m_holder->setSizePolicy(kept);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_holder);
    view->installEventFilter(this);
    m_wentWithView = view->testAttribute(Qt::WA_WState_ExplicitShowHide) && view->isHidden();
    if (m_wentWithView) {
        hide();
    }
}

void Veil::setVeiled(bool veiled)
{
    if (veiled == m_veiled) {
        return;
    }
    m_veiled = veiled;
    m_holder->setVisible(!veiled);
    m_holder->setEnabled(!veiled); // what only is out of sight can be given the focus
    setAccessibleName(veiled ? tr("Hidden until you reveal it") : QString());
    update();
}

void Veil::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry(); // the view may have grown or shrunk while it could not be seen
    update();
}

bool Veil::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view) {
        if (event->type() == QEvent::HideToParent) {
            m_wentWithView = true;
            hide();
        } else if (event->type() == QEvent::ShowToParent && m_wentWithView) {
            m_wentWithView = false;
            show();
        }
    }
    return QWidget::eventFilter(watched, event);
}

static void drawMark(QPainter &painter, const QRect &mark, const Theme &theme)
{
    painter.setPen(QPen(theme.mutedText, theme.enlarged.line(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QRectF(mark).adjusted(1, 1, -1, -1));
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(mark, Qt::AlignCenter, QStringLiteral("?"));
}

void Veil::paintEvent(QPaintEvent *)
{
    if (!m_veiled) {
        return;
    }
    constexpr double radius = 8;
    constexpr int distance = 14; // between the hatch's lines
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.window);
    painter.drawRoundedRect(outline, radius, radius);
    painter.setPen(QPen(m_theme.border, 1));
    for (const QLineF &line : hatchLines(outline.adjusted(2, 2, -2, -2), 1, distance)) {
        painter.drawLine(line);
    }
    const VeilLayout layout
        = layOutVeil(size(), painter.fontMetrics(), tr("Hidden until you reveal it"));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.window);
    painter.drawRoundedRect(layout.ground, radius, radius);
    painter.setPen(m_theme.mutedText);
    painter.drawText(layout.words, Qt::AlignCenter, layout.shown);
    if (!layout.mark.isEmpty()) {
        drawMark(painter, layout.mark, m_theme);
    }
}

} // namespace backoff
