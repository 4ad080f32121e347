#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""200 policies and their seeds, checked against CPython's own random module to the last bit.

Usage: check_against_cpython.py DUMP_SCHEDULES

Powers are checked against fractions: exact, then rounded once. Exits 0 when every bit agrees, 1
when one does not, 77 (skipped) where this is not CPython.
"""

import platform
import random
import subprocess
import sys
from fractions import Fraction

POLICIES = 200
JITTERS = ["none", "full", "equal", "decorrelated", "proportional", "offsets"]
SEEDS = [0, 1, -1, 2**31, 2**32 - 1, 2**32, -(2**32), 2**53 + 1, 2**63, 2**64 - 1, -(2**64 - 1)]


def policies(choose):
    """The policies to check, made by a generator of their own."""
    for i in range(POLICIES):
        bits = choose.choice([8, 31, 32, 33, 63, 64])
        seed = SEEDS[i] if i < len(SEEDS) else choose.getrandbits(bits) * choose.choice([1, -1])
        yield {
            "seed": seed,
            "base": choose.choice([0.5, 0.1, 1.0, 100.0, 1e-9, 5e-324, choose.uniform(0.001, 50)]),
            "multiplier": choose.choice(
                [2.0, 2.0, 1.5, 3.0, 1.1, 0.5, 0.3, 1.0, 1.0000001, 10.0, choose.uniform(0.2, 4)]
            ),
            "cap": choose.choice([30.0, 30.0, 0.25, 1e9, 7.7, None]),
            "attempts": choose.choice([1, 2, 6, 12, 40]),
            "jitter": JITTERS[i % len(JITTERS)],
            "placement": choose.choice(["after", "before"]),
            "spread": choose.choice([0.5, 0.1, 1.0, choose.uniform(0.01, 1)]),
            "offsets": [choose.choice([0.2, 0.9, 0.5, choose.random()]) for _ in range(1 + i % 5)],
        }


def line_of(p):
    cap = "none" if p["cap"] is None else repr(p["cap"])
    words = [p["seed"], repr(p["base"]), repr(p["multiplier"]), cap, p["attempts"], p["jitter"]]
    words += [p["placement"], repr(p["spread"]), ",".join(map(repr, p["offsets"]))]
    return " ".join(map(str, words))


def power(base, multiplier, exponent):
    """base * multiplier**exponent, rounded once."""
    try:
        return float(Fraction(base) * Fraction(multiplier) ** exponent)
    except OverflowError:
        return float("inf")


def schedule(p):
    """The columns of the dump, as the lesson's own Python would compute them."""
    rng = random.Random(p["seed"])
    cap = float("inf") if p["cap"] is None else p["cap"]
    previous = p["base"]
    modelled_total = jittered_total = 0.0
    columns = []
    for retry in range(1, p["attempts"]):
        raw = power(p["base"], p["multiplier"], retry - 1)
        c = min(cap, raw)
        least = most = delay = c
        if p["jitter"] == "full":
            least, delay = 0.0, rng.uniform(0, c)
        elif p["jitter"] == "equal":
            least, delay = c / 2, c / 2 + rng.uniform(0, c / 2)
        elif p["jitter"] == "decorrelated":
            least, most = min(cap, p["base"]), min(cap, 3 * previous)
            delay = previous = min(cap, rng.uniform(p["base"], 3 * previous))
        elif p["jitter"] == "proportional":
            low, high = 1 - p["spread"], 1 + p["spread"]
            factor = rng.uniform(low, high)
            if p["placement"] == "after":
                least, delay, most = c * low, c * factor, c * high
            elif raw != float("inf"):
                least, delay, most = (min(cap, raw * f) for f in (low, factor, high))
        elif p["jitter"] == "offsets":
            least = most = delay = p["offsets"][(retry - 1) % len(p["offsets"])] * c
        modelled_total += c
        jittered_total += delay
        columns += [c, delay, least, most]
    return columns + ([modelled_total, jittered_total] if columns else [])


def draws(seed):
    rng = random.Random(seed)
    return [rng.random() for _ in range(8)] + [rng.normalvariate(10, 2) for _ in range(4)]


def main():
    if platform.python_implementation() != "CPython":
        print("skipped: this is", platform.python_implementation(), "and not CPython")
        return 77
    checked = list(policies(random.Random(20260717)))
    dump = subprocess.run(
        [sys.argv[1]],
        input="".join(line_of(p) + "\n" for p in checked),
        capture_output=True,
        text=True,
        check=False,
    )
    if dump.returncode != 0:
        print(dump.stderr, end="")
        return 1
    rows = dump.stdout.splitlines()
    wrong = abs(len(rows) - len(checked))
    for p, row in zip(checked, rows):
        ours = row.split()
        theirs = [x.hex() for x in schedule(p) + draws(p["seed"])]
        if [float.fromhex(x).hex() for x in ours] != theirs:
            wrong += 1
            print("differs:", line_of(p))
            for position, pair in enumerate(zip(ours, theirs)):
                if float.fromhex(pair[0]).hex() != pair[1]:
                    print("  value", position, "is", pair[0], "and CPython's", pair[1])
    print(f"{len(checked)} policies, {wrong} that differ from CPython {platform.python_version()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
