// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_html.h"

#include "core/io/handouts/handout_content.h"
#include "core/io/handouts/handout_parts.h"
#include "core/io/program.h"
#include "core/tables/html.h"
#include "ui/exports/handouts/html_style.h"
#include "ui/exports/handouts/inline_svg.h"
#include "ui/exports/pictures/picture.h"

namespace backoff {

namespace {

std::string escaped(const QString &text) { return htmlText(text.toStdString()); }

class HtmlMaker
{
public:
    HtmlMaker(const RunResultPtr &result, const Labels &labels)
        : m_result(result)
        , m_labels(labels)
        , m_content(makeHandout(result->trace, result->schedule, labels))
    {
    }

    std::string make(bool withAnswers)
    {
        addHead();
        addTop();
        addSettings();
        addFormula();
        addPicture(PictureKind::Timeline, HandoutPart::Timeline);
        if (!m_result->schedule.empty()) {
            addPicture(PictureKind::Delays, HandoutPart::Delays);
        }
        addTable();
        addTranscript();
        addQuestions();
        addReproduction();
        if (withAnswers) {
            addAnswers();
        }
        m_out += "</main>\n</body>\n</html>\n";
        return std::move(m_out);
    }

private:
    void add(std::string_view start, const std::string &text, std::string_view end)
    {
        m_out.append(start).append(text).append(end);
    }

    // Closed by its caller.
    void beginSection(HandoutPart part, std::string_view start = "<section>\n")
    {
        m_out += start;
        add("<h2>", escaped(titleOf(part, m_labels)), "</h2>\n");
    }

    void addHead()
    {
        add("<!DOCTYPE html>\n<html lang=\"",
            std::string(nameOf(m_labels.language())),
            "\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        add("<meta name=\"generator\" content=\"", htmlText(generator()), "\">\n");
        add("<title>", escaped(m_content.heading), "</title>\n<style>\n");
        m_out.append(handoutStyleSheet()).append("</style>\n</head>\n<body>\n<main>\n");
    }

    // What was typed has a direction of its own and keeps it to itself.
    void addTop()
    {
        add("<h1 dir=\"auto\">", escaped(m_content.heading), "</h1>\n");
        add("<p class=\"verdict\">", escaped(m_content.verdict), "</p>\n");
        for (const QString &paragraph : m_content.notes) {
            add("<p dir=\"auto\">", escaped(paragraph), "</p>\n");
        }
    }

    void addSettings()
    {
        add("<table class=\"settings\">\n<caption>",
            escaped(titleOf(HandoutPart::Settings, m_labels)),
            "</caption>\n<tbody>\n");
        for (const HandoutSetting &setting : m_content.settings) {
            add("<tr><th scope=\"row\">", escaped(setting.name), "</th>");
            add("<td>", escaped(setting.value), "</td></tr>\n");
        }
        m_out += "</tbody>\n</table>\n";
    }

    void addFormula()
    {
        beginSection(HandoutPart::Formula, "<section class=\"formula\">\n");
        for (const QString &line : m_content.formula) {
            add("<p>", escaped(line), "</p>\n");
        }
        m_out += "</section>\n";
    }

    void addPicture(PictureKind kind, HandoutPart part)
    {
        const int height = kind == PictureKind::Timeline ? 250 : 340;
        const PictureSettings settings {.kind = kind, .size = {760, height}, .plain = true};
        const std::string svg = pictureBytes(m_result, settings, PictureFormat::Svg, m_labels);
        const std::string prefix = std::string(nameOf(kind)) + '-';
        beginSection(part);
        add("<figure>\n", inlineSvg(svg, prefix, escaped(titleOf(part, m_labels))), "</figure>\n");
        m_out += "</section>\n";
    }

    void addTable()
    {
        const HandoutTable &table = m_content.table;
        const std::string caption = escaped(table.caption);
        // On a narrow screen it scrolls, also by the keyboard.
        add("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"", caption, "\">\n");
        add("<table>\n<caption>", caption, "</caption>\n");
        m_out += "<thead>\n<tr>";
        for (qsizetype column = 0; column < table.headers.size(); ++column) {
            const bool isNumber = table.isNumber[static_cast<std::size_t>(column)];
            add(isNumber ? "<th scope=\"col\" class=\"number\">" : "<th scope=\"col\">",
                escaped(table.headers[column]),
                "</th>");
        }
        m_out += "</tr>\n</thead>\n<tbody>\n";
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            if (row + 1 == table.rows.size() && !table.omitted.isEmpty()) {
                const std::string columns = std::to_string(table.headers.size());
                add("<tr><td class=\"omitted\" colspan=\"" + columns + "\">",
                    escaped(table.omitted),
                    "</td></tr>\n");
            }
            addRow(table.rows[row]);
        }
        m_out += "</tbody>\n</table>\n</div>\n";
    }

    // The attempt's number names its row.
    void addRow(const QStringList &cells)
    {
        add("<tr><th scope=\"row\" class=\"number\">", escaped(cells.front()), "</th>");
        for (qsizetype column = 1; column < cells.size(); ++column) {
            const bool isNumber = m_content.table.isNumber[static_cast<std::size_t>(column)];
            add(isNumber ? "<td class=\"number\">" : "<td>", escaped(cells[column]), "</td>");
        }
        m_out += "</tr>\n";
    }

    void addTranscript()
    {
        const HandoutTranscript &transcript = m_content.transcript;
        const auto closing = transcript.lines.size() - static_cast<qsizetype>(transcript.closing);
        beginSection(HandoutPart::Transcript);
        m_out += "<pre>";
        for (qsizetype line = 0; line < transcript.lines.size(); ++line) {
            if (line == closing && !transcript.omitted.isEmpty()) {
                add("<span class=\"omitted\">", escaped(transcript.omitted), "</span>\n");
            }
            add({}, transcript.lines[line].toHtmlEscaped().toStdString(), "\n"); // its blanks stay
        }
        m_out += "</pre>\n</section>\n";
    }

    void addQuestions()
    {
        beginSection(HandoutPart::Questions);
        m_out += "<ol>\n";
        for (const HandoutQuestion &question : m_content.questions) {
            add("<li>", escaped(question.question), "</li>\n");
        }
        m_out += "</ol>\n</section>\n";
    }

    void addReproduction()
    {
        beginSection(HandoutPart::Reproduction, "<section class=\"reproduction\">\n");
        m_out += "<ul>\n";
        for (const QString &line : m_content.reproduction) {
            add("<li><bdi>", escaped(line), "</bdi></li>\n");
        }
        add("</ul>\n<p><code>", escaped(m_content.command), "</code></p>\n</section>\n");
    }

    void addAnswers()
    {
        beginSection(HandoutPart::Answers, "<section class=\"answers\">\n");
        m_out += "<ol>\n";
        for (const HandoutQuestion &question : m_content.questions) {
            add("<li>\n<p class=\"question\">", escaped(question.question), "</p>\n");
            add("<p>", escaped(question.answer), "</p>\n</li>\n");
        }
        m_out += "</ol>\n</section>\n";
    }

    const RunResultPtr &m_result;
    const Labels &m_labels;
    HandoutContent m_content;
    std::string m_out;
};

} // namespace

std::string handoutHtml(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels)
{
    return HtmlMaker(result, labels).make(settings.answers);
}

} // namespace backoff
