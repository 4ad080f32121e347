#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clients that update one row under optimistic concurrency control, in plain Python.

The slow reference of `backofflab-cli contention`: one event after the other from a heap, every draw
from CPython's own random.Random. As a program it prints what the study prints:

    contention_reference.py [CLIENTS [RUNS [SEED]]]
"""

import heapq
import math
import random
import sys

MASK = 2**64 - 1
STRATEGIES = ["none", "equal", "full", "decorrelated", "no-backoff"]
READ_REACHES_ROW, VERSION_REACHES_CLIENT, WRITE_REACHES_ROW, ANSWER_REACHES_CLIENT = range(4)


def mix(z):
    """SplitMix64's output function."""
    z = (z + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def run_seed(seed, i):
    return mix((abs(seed) + mix(i)) & MASK)


class Backoff:
    """A client's waits after its refusals."""

    def __init__(self, strategy):
        self.strategy = strategy
        self.refusals = 0
        self.previous = 5.0

    def after_refusal(self, rng):
        self.refusals += 1
        ceiling = min(2000.0, 5.0 * 2.0 ** min(self.refusals, 60))
        if self.strategy == "none":
            return ceiling
        if self.strategy == "full":
            return rng.uniform(0, ceiling)
        if self.strategy == "equal":
            return ceiling / 2 + rng.uniform(0, ceiling / 2)
        if self.strategy == "decorrelated":
            self.previous = min(2000.0, rng.uniform(5.0, 3 * self.previous))
            return self.previous
        return 0.0


def contend(strategy, clients, seed):
    """One run: (when the last answer arrives in ms, writes)."""
    rng = random.Random(seed)

    def hop():
        return abs(rng.normalvariate(10, 2))

    backoffs = [Backoff(strategy) for _ in range(clients)]
    seen = [0] * clients  # the version that the client's read met; -1 once its write succeeded
    version = 0
    calls = 0
    completion = 0.0
    events = []  # (time, client, kind)
    for client in range(clients):
        heapq.heappush(events, (0.0 + hop(), client, READ_REACHES_ROW))
    while events:
        time, client, kind = heapq.heappop(events)
        if kind == READ_REACHES_ROW:
            seen[client] = version
            event = (time + hop(), client, VERSION_REACHES_CLIENT)
        elif kind == VERSION_REACHES_CLIENT:
            calls += 1
            event = (time + hop(), client, WRITE_REACHES_ROW)
        elif kind == WRITE_REACHES_ROW:
            if seen[client] == version:
                version += 1
                seen[client] = -1
            event = (time + hop(), client, ANSWER_REACHES_CLIENT)
        elif seen[client] >= 0:
            sent = time + hop()
            event = (sent + backoffs[client].after_refusal(rng), client, READ_REACHES_ROW)
        else:
            completion = max(completion, time)
            continue
        heapq.heappush(events, event)
    return completion, calls


def mean_and_deviation(values):
    mean = sum_in_order(values) / len(values)
    if len(values) == 1:
        return mean, None
    squares = sum_in_order([(x - mean) * (x - mean) for x in values])
    return mean, math.sqrt(squares / (len(values) - 1))


def sum_in_order(values):
    total = 0.0
    for value in values:  # not sum(): newer ones compensate for rounding
        total += value
    return total


def study(clients, runs, seed):
    """A row a strategy: its name, the runs, mean and deviation of completion and of calls."""
    for strategy in STRATEGIES:
        results = [contend(strategy, clients, run_seed(seed, i)) for i in range(runs)]
        completion = mean_and_deviation([float(time) for time, _ in results])
        calls = mean_and_deviation([float(count) for _, count in results])
        yield strategy, results, completion, calls


def main():
    clients, runs, seed = (
        int(sys.argv[i]) if i < len(sys.argv) else default
        for i, default in ((1, 100), (2, 100), (3, 20260717))
    )
    for strategy, _, completion, calls in study(clients, runs, seed):
        print(strategy, clients, runs, *completion, *calls)


if __name__ == "__main__":
    main()
