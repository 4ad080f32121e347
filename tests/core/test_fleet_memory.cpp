// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A fleet takes less than 40 bytes a client besides its histogram, wherever its calls fall. A test
// program of its own, as it counts all that is allocated.

#include "core/engine/fleet.h"

#include <QtTest>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

std::size_t inUse = 0;
std::size_t most = 0;

// Lies before each piece of memory, and holds its size.
constexpr std::size_t margin = alignof(std::max_align_t);

} // namespace

void *operator new(std::size_t size)
{
    auto *const start = static_cast<std::byte *>(std::malloc(margin + size));
    if (!start) {
        throw std::bad_alloc();
    }
    std::memcpy(start, &size, sizeof size);
    inUse += size;
    most = std::max(most, inUse);
    return start + margin;
}

void operator delete(void *memory) noexcept
{
    if (!memory) {
        return;
    }
    std::byte *const start = static_cast<std::byte *>(memory) - margin;
    std::size_t size = 0;
    std::memcpy(&size, start, sizeof size);
    inUse -= size;
    std::free(start);
}

void operator delete(void *memory, std::size_t) noexcept { operator delete(memory); }

// Those of arrays come here too: a sanitizer's would go past the count.
void *operator new[](std::size_t size) { return operator new(size); }
void operator delete[](void *memory) noexcept { operator delete(memory); }
void operator delete[](void *memory, std::size_t) noexcept { operator delete(memory); }

using namespace backoff;

class FleetMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isBoundedAClient_data();
    void isBoundedAClient();
};

void FleetMemoryTest::isBoundedAClient_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("bin");
    QTest::newRow("all call at once") << 30.0 << 0.25;
    QTest::newRow("a bin for every other client") << 4.0 << 3e-5;
}

void FleetMemoryTest::isBoundedAClient()
{
    QFETCH(const double, base);
    QFETCH(const double, bin);
    // The strategy with the most to remember.
    const Policy policy {.base = base, .cap = 30, .attempts = 4, .jitter = Jitter::Decorrelated};
    const FleetSettings settings {.clients = 500'000, .capacity = 2 / bin, .bin = bin};
    const std::size_t before = inUse;
    most = before;
    const auto run = runFleet(policy, settings);
    QVERIFY(run && run->ok());
    QVERIFY(run->value().recovered > 0 && run->value().exhausted > 0);
    // A vector that grows may take three times what it holds at last, old and new together.
    const std::size_t histogram = 3 * sizeof(FleetBin) * run->value().bins.size();
    const auto bytes = static_cast<double>(most - before) - static_cast<double>(histogram);
    const double aClient = bytes / static_cast<double>(settings.clients);
    QVERIFY2(aClient > 0 && aClient < 40, qPrintable(QString::number(aClient)));
}

QTEST_GUILESS_MAIN(FleetMemoryTest)
#include "test_fleet_memory.moc"
