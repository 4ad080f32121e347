// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is in an HTML document, element by element: nesting is checked while it is read. No parser
// of foreign pages: it knows what a handout has.

#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace backoff {

struct HtmlElement {
    QString name;
    QString attributes;
    QString text; // of this element and all within it
    QStringList within; // the elements around it
};

struct HtmlPage {
    std::vector<HtmlElement> elements;
    QString problem; // the first one; empty: well nested

    [[nodiscard]] std::vector<HtmlElement> all(const char *name) const
    {
        std::vector<HtmlElement> found;
        for (const HtmlElement &element : elements) {
            if (element.name == QLatin1String(name)) {
                found.push_back(element);
            }
        }
        return found;
    }
    [[nodiscard]] QString text(const char *name) const
    {
        const auto found = all(name);
        return found.empty() ? QString() : found.front().text;
    }
};

[[nodiscard]] inline QString unescaped(QString text)
{
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&#39;"), QLatin1String("'"))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

[[nodiscard]] inline HtmlPage readHtml(const QString &html)
{
    static const QSet<QString> endless {QStringLiteral("meta"), QStringLiteral("!DOCTYPE")};
    static const QRegularExpression tag(QStringLiteral("<(/?)([!A-Za-z][\\w:]*)([^<>]*)>|<"));
    HtmlPage page;
    std::vector<std::size_t> open;
    qsizetype end = 0;
    const auto addText = [&](qsizetype from, qsizetype to) {
        const QString text = unescaped(html.mid(from, to - from));
        for (const std::size_t index : open) {
            page.elements[index].text += text;
        }
    };
    for (auto match = tag.globalMatch(html); match.hasNext();) {
        const auto found = match.next();
        addText(end, found.capturedStart());
        end = found.capturedEnd();
        const QString name = found.captured(2);
        if (name.isEmpty()) {
            page.problem = QStringLiteral("a bare < before ") + html.mid(end, 40);
            return page;
        }
        if (!found.captured(1).isEmpty()) {
            if (open.empty() || page.elements[open.back()].name != name) {
                page.problem = QStringLiteral("a wrong </%1>").arg(name);
                return page;
            }
            open.pop_back();
            continue;
        }
        HtmlElement element {name, found.captured(3), {}, {}};
        for (const std::size_t index : open) {
            element.within += page.elements[index].name;
        }
        page.elements.push_back(element);
        if (!endless.contains(name) && !found.captured(3).endsWith(u'/')) {
            open.push_back(page.elements.size() - 1);
        }
    }
    if (!open.empty()) {
        page.problem = QStringLiteral("<%1> is not ended").arg(page.elements[open.back()].name);
    }
    return page;
}

} // namespace backoff
