#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every snippet and compares each line it prints with the schedule's delay, bit for bit.

Usage: check_snippets.py DUMP_SNIPPETS

Exits 0 when every bit agrees, 1 when one does not, 77 (skipped) where this is not CPython.
"""

import contextlib
import io
import json
import platform
import subprocess
import sys

PROCESSES = 12  # so many are run by an interpreter of their own, as a learner does it


def run_here(snippet):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(snippet, "snippet", "exec"), {"__name__": "__main__"})
    return printed.getvalue()


def run_alone(snippet):
    command = [sys.executable, "-"]
    return subprocess.run(
        command, input=snippet.encode(), stdout=subprocess.PIPE, check=True
    ).stdout.decode()


def main():
    if platform.python_implementation() != "CPython":
        print("skipped: this is", platform.python_implementation(), "and not CPython")
        return 77
    dump = subprocess.run([sys.argv[1]], stdout=subprocess.PIPE, check=True).stdout
    cases = [json.loads(line) for line in dump.splitlines()]
    wrong = 0
    for i, case in enumerate(cases):
        run = run_alone if i % (len(cases) // PROCESSES) == 0 else run_here
        expected = [repr(float.fromhex(delay)) for delay in case["delays"]]
        try:
            printed = run(case["snippet"]).splitlines()
        except Exception as error:  # whatever a snippet can raise
            printed = [repr(error)]
        if printed != expected:
            wrong += 1
            print(case["snippet"] + "prints", printed[:9], "and not", expected[:9], "\n")
        longest = max(case["snippet"].splitlines(), key=len)
        if len(longest) > 60:
            wrong += 1
            print("too long:", longest)
    print(f"{len(cases)} snippets, {wrong} that are wrong")
    return 0 if cases and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
