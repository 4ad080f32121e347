// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/html_style.h"

namespace backoff {

std::string_view handoutStyleSheet()
{
    return R"css(:root {
  color-scheme: light dark;
  --ground: #ffffff; --ink: #1a1f26; --muted: #555e6a; --rule: #c9d0d8; --pale: #f3f6f9;
}
@media screen and (prefers-color-scheme: dark) {
  :root { --ground: #14181d; --ink: #e6eaee; --muted: #a9b3be; --rule: #3a434d; --pale: #1d232a; }
}
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, "Noto Sans", "DejaVu Sans", "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, p, li, pre, code, .settings td { overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2, caption {
  font-size: 1.2rem; font-weight: bold; line-height: 1.3; text-align: start;
  margin: 2rem 0 0.5rem; padding: 0;
}
caption { padding-bottom: 0.5rem; }
.verdict { font-weight: 600; margin: 0 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--rule); text-align: start; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
th, td { vertical-align: top; }
th { color: var(--muted); font-weight: 600; }
thead th { vertical-align: bottom; }
tbody th { font-weight: normal; }
.settings th { width: 30%; }
.number { text-align: end; white-space: nowrap; }
.formula p { margin: 0.25rem 0; }
.omitted { color: var(--muted); font-style: italic; }
.wide { overflow-x: auto; }
figure { margin: 0; padding: 0.5rem; background: #ffffff; border: 1px solid var(--rule); }
svg { display: block; width: 100%; height: auto; }
pre {
  margin: 0; padding: 0.75rem; background: var(--pale); font-size: 0.8rem; line-height: 1.45;
  white-space: pre-wrap; font-family: "Noto Sans Mono", "DejaVu Sans Mono", monospace;
}
ol li { margin-bottom: 0.75rem; }
.answers p { margin: 0.1rem 0 0; }
.answers .question { font-weight: 600; }
.reproduction { color: var(--muted); font-size: 0.85rem; }
.reproduction ul { list-style: none; margin: 0 0 0.5rem; padding: 0; }
@media print {
  @page { size: A4; margin: 18mm; }
  body { font-size: 10pt; line-height: 1.4; }
  h2, caption { font-size: 13pt; margin-top: 1.2rem; }
  th, td { padding-top: 0.1rem; padding-bottom: 0.1rem; }
  main { max-width: none; margin: 0; padding: 0; }
  h2 { break-after: avoid; }
  figure, tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  caption { break-after: avoid; }
  figure { border: 0; padding: 0; }
  pre { padding: 0; background: none; font-size: 7.5pt; }
  ol li { margin-bottom: 0.4rem; }
  .wide { overflow: visible; }
  .reproduction { break-inside: avoid; }
  .reproduction li { display: inline; }
  .reproduction li:not(:last-child)::after { content: " \00b7 "; }
  .answers { break-before: page; }
}
)css";
}

} // namespace backoff
