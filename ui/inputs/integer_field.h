// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole number that Up, Down and the wheel (with the focus, never without) move by one.

#pragma once

#include "core/engine/result.h"
#include "ui/inputs/text_field.h"

#include <cstdint>

namespace backoff {

class IntegerField : public TextField
{
    Q_OBJECT

public:
    // Stepping stays within [least, most]; what is typed is not clamped.
    IntegerField(Field field, std::int64_t least, std::int64_t most, QWidget *parent = nullptr);
    void show(std::int64_t value);
    [[nodiscard]] Result<std::int64_t> read() const;

Q_SIGNALS:
    // The text was stepped; `continues`: by the same held key or turn of the wheel as before.
    void stepped(bool continues);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void step(std::int64_t by, bool continues);

    Field m_field;
    std::int64_t m_least;
    std::int64_t m_most;
    int m_wheelAngle = 0; // not yet a whole notch
    quint64 m_lastWheel = 0; // time stamp of the last step by the wheel, in ms
};

} // namespace backoff
