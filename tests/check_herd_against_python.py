#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fleets, runs of contention and the luck of runs, checked against plain Python to the last bit.

Usage: check_herd_against_python.py DUMP_HERD

Exits 0 when every bit agrees, 1 when one does not, 77 (skipped) where this is not CPython: its
generator is what makes the runs comparable.
"""

import math
import platform
import random
import subprocess
import sys

import contention_reference
import fleet_reference


def hexes(*values):
    return [(-1.0 if v is None else float(v)).hex() for v in values]


def contention_cases():
    """(line for the dump, what Python says) of single runs and of whole studies."""
    for clients in (1, 2, 3, 10, 33, 100, 128):
        for strategy in contention_reference.STRATEGIES:
            for i in range(2 if clients >= 100 else 5):
                seed = contention_reference.run_seed(20260717 + clients, i)
                completion, calls = contention_reference.contend(strategy, clients, seed)
                yield f"run {strategy} {clients} {seed}", hexes(completion) + [str(calls)]
    for clients, runs, seed in ((20, 7, 20260717), (5, 1, 2**64 - 1)):
        values = []
        for _, _, completion, calls in contention_reference.study(clients, runs, seed):
            values += hexes(*completion, *calls)
        yield f"study {clients} {runs} {seed}", values


def ranked(successes, p):
    return sorted(successes)[math.ceil(p * len(successes)) - 1] if successes else None


def fleet_cases(choose):
    for i in range(200):
        policy = {
            "jitter": ["none", "full", "equal", "decorrelated"][i % 4],
            "base": choose.choice([0.5, 0.1, 1.0]),
            "multiplier": 2.0,
            "cap": choose.choice([30.0, 2.0, None]),
            "attempts": choose.choice([1, 2, 6, 8]),
            "seed": choose.choice([0, 20260717, 2**64 - 1, choose.getrandbits(64)]),
        }
        clients = choose.choice([0, 1, 10, 100, 300])
        outage = choose.choice([4.0, 0.0, 1.1, None])
        capacity, bin_width = choose.choice(
            [(120.0, 0.25), (10.0, 0.1), (40.0, 1.0), (None, 0.25), (3.0, 7.0)]
        )
        bins, successes = fleet_reference.fleet(policy, clients, outage, capacity, bin_width)
        words = [policy[name] for name in ("jitter", "base", "cap", "attempts", "seed")]
        words += [clients, "never" if outage is None else outage, capacity, bin_width]
        expected = hexes(*(ranked(successes, p) for p in (1.0, 0.5, 0.99)))
        for index in range(max(bins, default=-1) + 1):
            expected += map(str, bins.get(index, [0, 0]))
        yield "fleet " + " ".join("none" if w is None else str(w) for w in words), expected


def waited(policy, down_until, seed):
    """The waits of one run in an outage, added: fleet_reference.wait, drawn by random.Random."""
    generator = random.Random(seed)
    clock = total = 0.0
    previous = policy["base"]
    for retry in range(1, policy["attempts"]):
        if clock >= down_until:
            break
        previous = fleet_reference.wait(policy, retry, generator.random(), previous)
        clock += previous
        total += previous
    return total


def luck_cases(choose):
    """Seeds |seed| to |seed| + 999, past 2**64 too."""
    for i in range(24):
        policy = {
            "jitter": ["full", "equal", "decorrelated"][i % 3],
            "base": choose.choice([0.5, 0.1, 1.0]),
            "multiplier": 2.0,
            "cap": choose.choice([30.0, 2.0, None]),
            "attempts": choose.choice([1, 2, 6, 20]),
            "seed": choose.choice([0, 2**32 - 500, 2**64 - 1, 2**64 - 400, choose.getrandbits(64)]),
        }
        down_until = choose.choice([0.3, 4.0, 1e9])
        waits = [waited(policy, down_until, policy["seed"] + k) for k in range(1000)]
        mean = 0.0
        for wait in waits:  # sum() rounds once where it can: this adds in order
            mean += wait
        words = [policy[name] for name in ("jitter", "base", "cap", "attempts", "seed")]
        words += [down_until]
        expected = hexes(mean / 1000, ranked(waits, 0.05), ranked(waits, 0.95))
        yield "luck " + " ".join("none" if w is None else str(w) for w in words), expected


def canonical(word):
    return float.fromhex(word).hex() if "x" in word else word


def main():
    if platform.python_implementation() != "CPython":
        print("skipped: this is", platform.python_implementation(), "and not CPython")
        return 77
    choose = random.Random(20260717)
    cases = list(contention_cases()) + list(fleet_cases(choose)) + list(luck_cases(choose))
    dump = subprocess.run(
        [sys.argv[1]],
        input="".join(line + "\n" for line, _ in cases),
        capture_output=True,
        text=True,
        check=False,
    )
    if dump.returncode != 0:
        print(dump.stderr, end="")
        return 1
    rows = dump.stdout.splitlines()
    wrong = abs(len(rows) - len(cases))
    for (line, expected), row in zip(cases, rows):
        if [canonical(word) for word in row.split()] != expected:
            wrong += 1
            print("differs:", line)
            print("  is", row[:200], "and Python's", " ".join(expected)[:200])
    print(f"{len(cases)} herds, runs and lucks, {wrong} that differ from Python")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
