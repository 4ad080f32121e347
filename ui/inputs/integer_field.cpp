// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/integer_field.h"

#include "core/engine/units.h"
#include "ui/inputs/value_fields.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

namespace backoff {

static constexpr int wheelNotch = 120; // eighths of a degree
static constexpr quint64 sameTurnMs = 400;

IntegerField::IntegerField(Field field, std::int64_t least, std::int64_t most, QWidget *parent)
    : TextField(parent)
    , m_field(field)
    , m_least(least)
    , m_most(most)
{
}

void IntegerField::show(std::int64_t value) { setStandingText(QString::number(value)); }

Result<std::int64_t> IntegerField::read() const { return parseInteger(typedText(*this), m_field); }

void IntegerField::step(std::int64_t by, bool continues)
{
    const Result<std::int64_t> value = read();
    if (!value) {
        return;
    }
    // Bounded before it is added: the typed number may be as large as an integer gets.
    const std::int64_t next
        = std::clamp(std::clamp(*value, m_least - 1, m_most + 1) + by, m_least, m_most);
    if (next != *value) {
        setText(QString::number(next));
        noteCommitted();
        Q_EMIT stepped(continues);
    }
}

void IntegerField::keyPressEvent(QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up;
    const bool down = event->key() == Qt::Key_Down;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if ((up || down) && plain) {
        step(up ? 1 : -1, event->isAutoRepeat());
    } else {
        TextField::keyPressEvent(event);
    }
}

void IntegerField::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore(); // scrolls the form
        return;
    }
    const bool continues = m_lastWheel != 0 && event->timestamp() - m_lastWheel < sameTurnMs;
    m_wheelAngle = continues ? m_wheelAngle + event->angleDelta().y() : event->angleDelta().y();
    const int notches = m_wheelAngle / wheelNotch;
    m_wheelAngle -= notches * wheelNotch;
    m_lastWheel = event->timestamp();
    if (notches != 0) {
        step(notches, continues);
    }
    event->accept();
}

} // namespace backoff
