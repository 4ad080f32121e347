# SPDX-FileCopyrightText: 2026 The Backoff Lab authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Faults of a translation file that a person overlooks: translation_faults.py FILE [UPDATED]

Each text must be translated, finished, and carry what makes it usable: placeholders, one mnemonic,
tags, options, file patterns, the spaces and the ellipsis or colon at its ends. A translation that
equals its source is suspicious unless it is listed below. With UPDATED, the same file brought up to
date with the sources, no text may be missing or left over.

translation_faults.py --self-test FILE plants each fault in a copy and shows that it is found.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

# The same in both languages: formulas, names of formats, words that Spanish has too.
SAME = {
    "1 decimal", "Base", "CSV", "Error", "General", "HTML", "HTML (*.html)", "Jitter", "LaTeX",
    "Markdown", "PDF (*.pdf)", "Python", "TSV", "base %1", "c/2 + uniform(0, c/2)", "uniform(0, c)",
}

# What stands for a value in the help is a word, and has a Spanish one.
METAVARIABLES = r"\b(?:COMMAND|DIR|FILE|LANG|NAME|OPTION|SESSION|SUFFIX|TABLE|TEXT|VALUE|WxH)\b"

UNFINISHED = {"unfinished", "vanished", "obsolete"}
FEATURES = {
    "placeholders": r"%L?(?:\d+|n)",
    "tags": r"</?\w+[^>]*>",
    "entities": r"&#?\w+;",
    "options": r"(?<![\w-])--(?!op(?:tion|ción)\b)[a-z][a-z-]*",
    "file patterns": r"\(\*[^)]*\)",
    "modified marks": r"\[\*\]",
    "line ends": r"\n",
}


def features(text):
    """What must be in source and translation alike, by name; each thing once."""
    found = {name: sorted(set(re.findall(pattern, text))) for name, pattern in FEATURES.items()}
    letters = re.sub(FEATURES["entities"], "", text).replace("&&", "")
    found["mnemonics"] = len(re.findall(r"&\w", letters))
    found["its end"] = re.search(r"(…|\.\.\.|:)?\s*$", text).group()
    found["its beginning"] = re.match(r"\s*", text).group()
    return found


def has_words(text):
    plain = re.sub("|".join(FEATURES.values()), "", text)
    return re.search(r"[^\W\d_]{2}", plain) is not None


def messages(path):
    """Yields (key, source, type, translations) of each message."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            forms = translation.findall("numerusform")
            texts = [form.text or "" for form in forms] or [translation.text or ""]
            key = (name, source, message.findtext("comment") or "")
            yield key, source, translation.get("type"), texts


def faults_of(source, kind, texts):
    if kind in UNFINISHED:
        yield kind
    for text in texts:
        if not text.strip():
            yield "no translation"
            continue
        wanted, given = features(source), features(text)
        for name, value in wanted.items():
            if given[name] != value:
                yield f"{name} differ: {value!r} and {given[name]!r}"
        left = re.findall(METAVARIABLES, text)
        if left:
            yield f"English words stand for values: {', '.join(left)}"
        if text == source and has_words(source) and source not in SAME:
            yield "the same as its source: translate it, or list it as the same in both languages"


def faults(path):
    seen = set()
    for key, source, kind, texts in messages(path):
        if key in seen:
            yield key, "twice in the file"
        seen.add(key)
        for fault in faults_of(source, kind, texts):
            yield key, fault


def differences(committed, updated):
    """What lupdate would bring in or take away."""
    before = {key for key, *_ in messages(committed)}
    after = {key for key, *_ in messages(updated)}
    for key in sorted(after - before):
        yield key, "missing: build the target update-translations, then translate"
    for key in sorted(before - after):
        yield key, "left over: no source has this text any more"


def report(found):
    count = 0
    for (context, source, _), fault in found:
        print(f"{context}: '{source}': {fault}")
        count += 1
    return count


def self_test():
    """Each planted fault is found by its name, and a good pair has none."""
    good = [
        ("Base", "Base inicial"), ("&File", "&Archivo"), ("%1 of %2", "%1 de %2"),
        ("Save…", "Guardar…"), ("'--base' is given", "se dio '--base'"), ("%1 · %2", "%1 · %2"),
        ("<b>Bold</b>", "<b>Negrita</b>"), ("a && b", "a && c"), ("Name: ", "Nombre: "),
        ("--option VALUE", "--opción VALOR"), ("TSV", "TSV"),
    ]
    bad = [
        ("Base", "", "no translation"), ("Basis", "Basis", "the same as"),
        ("%1 of %2", "%1 de %1", "placeholders"), ("%n calls", "llamadas", "placeholders"),
        ("&File", "Archivo", "mnemonics"), ("File", "&Archivo", "mnemonics"),
        ("Save…", "Guardar", "its end"), ("Name:", "Nombre", "its end"),
        ("<b>Bold</b>", "<b>Negrita", "tags"), ("PDF (*.pdf)", "PDF (*.html)", "file patterns"),
        ("give '--base'", "dé '--inicial'", "options"), ("%1[*]", "%1", "modified marks"),
        ("--x FILE", "--x FILE...", "English words"), ("a\nb", "a b", "line ends"),
        (" and ", "y", "its beginning"),
    ]
    wrong = [pair for pair in good if list(faults_of(pair[0], None, [pair[1]]))]
    wrong += [row for row in bad
              if not any(f.startswith(row[2]) for f in faults_of(row[0], None, [row[1]]))]
    wrong += [kind for kind in UNFINISHED if kind not in faults_of("Base", kind, ["Base 1"])]
    for row in wrong:
        print(f"the check is wrong about {row!r}")
    return len(wrong)


def main(arguments):
    if arguments == ["--self-test"]:
        return 1 if self_test() else 0
    count = report(faults(arguments[0]))
    if len(arguments) > 1:
        count += report(differences(arguments[0], arguments[1]))
    return 1 if count else 0


sys.exit(main(sys.argv[1:]))
