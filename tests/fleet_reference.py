#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A fleet that fails together and retries, in plain Python: one event at a time from a heap.

The slow reference of `backofflab-cli fleet`, written from the definition alone. As a program it
prints a few draws: of client 0's retries 1 and 2 and client 999's retry 1 under the default seed,
and of client 9,999,999's retry 1,000,000 under the largest one.
"""

import heapq
import math

MASK = 2**64 - 1


def mix(z):
    """SplitMix64's output function."""
    z = (z + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(seed, client, retry):
    stream = mix((abs(seed) + mix(client)) & MASK)
    return (mix(stream ^ retry) >> 11) * 2.0**-53


def wait(policy, retry, u, previous):
    """The delay before a retry; u is its draw."""
    cap = math.inf if policy["cap"] is None else policy["cap"]
    c = min(cap, policy["base"] * policy["multiplier"] ** (retry - 1))
    if policy["jitter"] == "full":
        return 0 + (c - 0) * u
    if policy["jitter"] == "equal":
        return c / 2 + (0 + (c / 2 - 0) * u)
    if policy["jitter"] == "decorrelated":
        return min(cap, policy["base"] + (3 * previous - policy["base"]) * u)
    return c


def fleet(policy, clients, outage, capacity, bin_width):
    """Bins as {index: [calls, served]}, and the times to success in the order of events.

    outage None: never recovers. capacity, calls a second, None: no limit.
    """
    bins = {}
    successes = []
    events = [(0.0, client, 1, policy["base"]) for client in range(clients)]
    while events:
        time, client, call, previous = heapq.heappop(events)
        counts = bins.setdefault(math.floor(time / bin_width), [0, 0])
        counts[0] += 1
        up = outage is not None and time >= outage
        if up and (capacity is None or counts[1] < math.floor(capacity * bin_width)):
            counts[1] += 1
            successes.append(time)
        elif call < policy["attempts"]:
            delay = wait(policy, call, draw(policy["seed"], client, call), previous)
            heapq.heappush(events, (time + delay, client, call + 1, delay))
    return bins, successes


def main():
    for seed, client, retry in (
        (20260717, 0, 1),
        (20260717, 0, 2),
        (20260717, 999, 1),
        (MASK, 9_999_999, 1_000_000),
    ):
        print(draw(seed, client, retry))


if __name__ == "__main__":
    main()
