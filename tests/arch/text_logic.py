# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Finds decisions that depend on a translated text: text_logic.py ROOT FOLDER...

A text that a person reads is made by tr(), translate(), Labels, Messages or a function of words, or
is read back from a widget. Comparing it, or looking for it, decides otherwise in another language.
A local variable that is set from such a text counts as one, until its block ends.
"""

import pathlib
import re
import sys

# Calls that give a text to be read. After a dot or an arrow, what a widget shows.
MADE = r"\b(?:tr|translate|QT_TRANSLATE_NOOP|QT_TR_NOOP)\("
LABELS = (
    r"\b(?:m_)?(?:labels(?:\(\))?|messages|words)(?:\.|->)"
    r"(?!(?:front|back|size|empty|begin|end|push_back|clear|insert|find|language|unit)\()\w+\("
    r"|(?<![\w.>:])text\((?!\))"  # of a class of words, from a source text
)
SHOWN = (
    r"(?:\.|->)(?:text|currentText|itemText|tabText|windowTitle|title|toolTip|statusTip|whatsThis"
    r"|accessibleName|accessibleDescription|placeholderText|undoText|redoText)\("
)
SOURCE = re.compile(f"{MADE}|{LABELS}|{SHOWN}")

# What gives a number or a yes of a text without asking which it is, or is a language of its own.
NEUTRAL = re.compile(r"^\s*(?:\.|->)\s*(?:isEmpty|size|length|isNull|language|units?)\b")
DECIDES = re.compile(
    r"^\s*(?:(?:\.|->)\s*(?:contains|startsWith|endsWith|indexOf|lastIndexOf|compare"
    r"|localeAwareCompare|count|toInt|toDouble|find|at|value)\(|[=!]=(?!=)|<=>)"
)
CHAINED = re.compile(
    r"^\s*(?:\.|->)\s*(?:toLower|toUpper|toCaseFolded|trimmed|simplified|toStdString|arg|remove"
    r"|replace|mid|left|right|section|toUtf8|constData|toString)\("
)
LOOKS_FOR = re.compile(
    r"(?:\b(?:contains|startsWith|endsWith|indexOf|lastIndexOf|compare|localeAwareCompare"
    r"|findText|find|findChild<[^>]*>|count)\(|[=!]=|\bswitch\s*\()\s*$"
)
DECLARED = re.compile(r"\b(?:QString|auto|std::string)\s*&?\s*(\w+)\s*=\s*$")

# What reads like it and is none, as FILE: the code. What was typed is no translation.
ALLOWED = {
    "ui/inputs/text_field.h": "text() != m_standing",
    "ui/exports/pictures/picture_form.cpp": "text.toInt()",
    # A sentence that was said already is not said again, whatever it says.
    "ui/accessibility/announce.cpp": "accessibleName() == sentence",
}


def code_of(source):
    """Without comments, and each literal empty: what is between quotes is no code."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    def blank(match):
        lines = "\n" * match.group().count("\n")
        return ('""' if match.group()[0] == '"' else " ") + lines
    return re.sub(pattern, blank, source, flags=re.DOTALL)


def end_of_call(code, opening):
    """One past the bracket that closes the one at `opening`."""
    depth = 0
    for i in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[i], 0)
        if depth == 0:
            return i + 1
    return len(code)


def end_of_block(code, start):
    depth = 0
    for i in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[i], 0)
        if depth < 0:
            return i
    return len(code)


def decided_after(code, end):
    while (chained := CHAINED.match(code[end:])) is not None:
        end = end_of_call(code, end + chained.end() - 1)
    rest = code[end:end + 80]
    return DECIDES.match(rest) is not None and NEUTRAL.match(rest) is None


def start_of_expression(code, start):
    """Back over what a call is made of: `Texts::`, `m_a->b().c`."""
    i = start
    while i > 0:
        before = code[i - 1]
        if before == ")":
            depth = 0
            while i > 0:
                i -= 1
                depth += {")": 1, "(": -1}.get(code[i], 0)
                if depth == 0:
                    break
        elif before.isalnum() or before in "_:.":
            i -= 1
        elif code[max(0, i - 2):i] == "->":
            i -= 2
        else:
            break
    return i


def decided_before(code, start, end):
    """Compared with what stands in front, or looked for; not where it only yields a number."""
    if NEUTRAL.match(code[end:end + 40]):
        return False
    return LOOKS_FOR.search(code[max(0, start - 60):start]) is not None


def uses_of(code, name, start):
    """Where a variable that holds a text is used within its block."""
    block = code[:end_of_block(code, start)]
    for use in re.finditer(rf"(?<![\w.>:]){name}\b", block):
        if use.start() >= start:
            yield use.start(), use.end()


def findings(path, root):
    code = code_of(path.read_text(encoding="utf-8"))
    places = []
    for match in SOURCE.finditer(code):
        start = start_of_expression(code, match.start())
        end = end_of_call(code, match.end() - 1)
        places.append((start, end))
        declared = DECLARED.search(code[max(0, start - 80):start])
        if declared:
            places.extend(uses_of(code, declared.group(1), end))
    allowed = ALLOWED.get(path.relative_to(root).as_posix())
    for start, end in sorted(set(places)):
        if decided_after(code, end) or decided_before(code, start, end):
            number = code.count("\n", 0, start) + 1
            line = " ".join(code.splitlines()[number - 1].split())
            if allowed is None or allowed not in line:
                yield number, line


def main():
    root = pathlib.Path(sys.argv[1])
    files = sorted(
        file for folder in sys.argv[2:] for suffix in ("cpp", "h")
        for file in (root / folder).rglob(f"*.{suffix}"))
    if not files:
        print("nothing to check: no sources in " + ", ".join(sys.argv[2:]))
        return 1
    count = 0
    for file in files:
        for number, line in findings(file, root):
            print(f"{file.relative_to(root)}:{number}: {line}")
            count += 1
    if count == 0:
        print(f"ok: {len(files)} files, and none decides by a translated text")
    return 1 if count else 0


sys.exit(main())
