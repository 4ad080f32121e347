// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/handout_content.h"
#include "tests/ui/exports/handouts/handout_cases.h"
#include "tests/ui/exports/handouts/html_page.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/handouts/handout.h"
#include "ui/exports/handouts/inline_svg.h"

#include <QLocale>
#include <QTest>

using namespace backoff;

namespace {

QString html(
    const Experiment &experiment, bool answers = true, Language language = Language::English)
{
    const Labels labels(language);
    return QString::fromStdString(
        handoutBytes(makeRunResult(experiment), {answers}, HandoutFormat::Html, labels));
}

HandoutContent contentOf(const Experiment &experiment)
{
    const RunResultPtr result = makeRunResult(experiment);
    return makeHandout(result->trace, result->schedule, Labels(Language::English));
}

} // namespace

class TestHandoutHtml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void suffixes_data();
    void suffixes();
    void isOneWholeDocument_data();
    void isOneWholeDocument();
    void needsNothingElse_data();
    void needsNothingElse();
    void saysEverything_data();
    void saysEverything();
    void tablesAreNamed();
    void answersAreLastOrAbsent();
    void typedTextIsText();
    void drawingsAreInline();
    void oneAttemptHasNoDelays();
    void sameBytesInEveryLocale();
    void svgIsMadeInline();
};

void TestHandoutHtml::suffixes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("format"); // -1: none
    QTest::newRow("pdf") << QStringLiteral("/a b/c.pdf") << static_cast<int>(HandoutFormat::Pdf);
    QTest::newRow("html") << QStringLiteral("ä.html") << static_cast<int>(HandoutFormat::Html);
    QTest::newRow("capitals") << QStringLiteral("A.PDF") << static_cast<int>(HandoutFormat::Pdf);
    QTest::newRow("other") << QStringLiteral("a.png") << -1;
    QTest::newRow("in a folder's name") << QStringLiteral("a.pdf/b") << -1;
    QTest::newRow("no dot") << QStringLiteral("pdf") << -1;
    QTest::newRow("nothing") << QString() << -1;
}

void TestHandoutHtml::suffixes()
{
    QFETCH(QString, path);
    const auto format = handoutFormatOf(path.toStdString());
    QTEST(format ? static_cast<int>(*format) : -1, "format");
}

void TestHandoutHtml::isOneWholeDocument_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const auto &[name, experiment] : handoutExperiments()) {
        QTest::newRow(name.c_str()) << experiment;
    }
}

void TestHandoutHtml::isOneWholeDocument()
{
    QFETCH(Experiment, experiment);
    for (const Language language : {Language::English, Language::Spanish}) {
        const QString text = html(experiment, true, language);
        QVERIFY(text.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n")
                                    .arg(language == Language::English ? u"en" : u"es")));
        QVERIFY(text.endsWith(QStringLiteral("</html>\n")));
        const HtmlPage page = readHtml(text);
        QCOMPARE(page.problem, QString());
        QCOMPARE(
            page.all("meta").front().attributes.trimmed(), QStringLiteral("charset=\"utf-8\""));
        for (const char *once : {"html", "head", "body", "main", "h1", "style"}) {
            QCOMPARE(page.all(once).size(), std::size_t(1));
        }
        QCOMPARE(page.all("title").front().text, page.text("h1"));
    }
}

void TestHandoutHtml::needsNothingElse_data() { isOneWholeDocument_data(); }

void TestHandoutHtml::needsNothingElse()
{
    QFETCH(Experiment, experiment);
    const HtmlPage page = readHtml(html(experiment));
    static const QRegularExpression reference(
        QStringLiteral("\\b(src|href|xlink:href|data|action)=\"(?!#)"));
    static const QRegularExpression handler(QStringLiteral("\\bon\\w+="));
    for (const HtmlElement &element : page.elements) {
        QVERIFY2(!QStringList({QStringLiteral("script"),
                                  QStringLiteral("link"),
                                  QStringLiteral("img"),
                                  QStringLiteral("image"),
                                  QStringLiteral("iframe")})
                      .contains(element.name),
            qPrintable(element.name));
        QVERIFY2(!reference.match(element.attributes).hasMatch(), qPrintable(element.attributes));
        QVERIFY2(!handler.match(element.attributes).hasMatch(), qPrintable(element.attributes));
    }
    const QString style = page.text("style");
    QVERIFY(!style.contains(QStringLiteral("url(")) && !style.contains(QStringLiteral("@import")));
    QVERIFY(style.contains(QStringLiteral("prefers-color-scheme: dark")));
    QVERIFY(style.contains(QStringLiteral("@media print")));
}

void TestHandoutHtml::saysEverything_data() { isOneWholeDocument_data(); }

void TestHandoutHtml::saysEverything()
{
    QFETCH(Experiment, experiment);
    const HandoutContent content = contentOf(experiment);
    const HtmlPage page = readHtml(html(experiment));
    const QString text = page.text("main");
    const auto has = [&text](const QString &part) {
        if (!text.contains(part)) {
            qInfo("missing: %s", qPrintable(part));
        }
        return text.contains(part);
    };
    QCOMPARE(page.text("h1"), content.heading);
    QVERIFY(has(content.verdict));
    for (const QStringList &parts :
        {content.notes, content.formula, content.transcript.lines, content.reproduction}) {
        for (const QString &part : parts) {
            QVERIFY(has(part));
        }
    }
    for (const HandoutQuestion &question : content.questions) {
        QCOMPARE(text.count(question.question), 2); // asked, and answered
        QVERIFY(has(question.answer));
    }
    QVERIFY(has(content.command));
    QVERIFY(has(content.table.omitted) && has(content.transcript.omitted));
}

void TestHandoutHtml::tablesAreNamed()
{
    Experiment experiment;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    const HtmlPage page = readHtml(html(experiment));
    const auto tables = page.all("table");
    QCOMPARE(tables.size(), std::size_t(2));
    QCOMPARE(page.all("caption").size(), tables.size());
    std::size_t columns = 0;
    for (const HtmlElement &header : page.all("th")) {
        QVERIFY(header.attributes.contains(QStringLiteral("scope=\"col\""))
            || header.attributes.contains(QStringLiteral("scope=\"row\"")));
        QVERIFY(!header.text.isEmpty());
        columns += header.within.contains(QStringLiteral("thead")) ? 1U : 0U;
    }
    const HandoutContent content = contentOf(experiment);
    QCOMPARE(columns, std::size_t(7));
    QCOMPARE(page.all("th").size(), columns + content.settings.size() + 6);
    QCOMPARE(page.all("td").size(), content.settings.size() + 6 * (columns - 1));
}

void TestHandoutHtml::answersAreLastOrAbsent()
{
    const HandoutContent content = contentOf({});
    const QString without = html({}, false);
    QVERIFY(!without.contains(QStringLiteral("class=\"answers\"")));
    QVERIFY(!readHtml(without).text("main").contains(content.questions[2].answer));
    const auto sections = readHtml(html({}, true)).all("section");
    QVERIFY(sections.back().attributes.contains(QStringLiteral("answers")));
    QVERIFY(sections.back().text.contains(content.questions[2].answer));
}

void TestHandoutHtml::typedTextIsText()
{
    const QString text = html(hostileExperiment());
    QVERIFY(!text.contains(QStringLiteral("<script")) && !text.contains(QStringLiteral("<img")));
    const HtmlPage page = readHtml(text);
    QVERIFY(page.text("h1").startsWith(
        QStringLiteral("</title><script>alert(1)</script> ]]> & \"q\"")));
    QVERIFY(page.all("h1").front().attributes.contains(QStringLiteral("dir=\"auto\"")));
    QVERIFY(!text.contains(QChar(1)) && !text.contains(QChar(2)));
}

void TestHandoutHtml::drawingsAreInline()
{
    const HtmlPage page = readHtml(html({}));
    const auto drawings = page.all("svg");
    QCOMPARE(drawings.size(), std::size_t(2));
    for (const HtmlElement &drawing : drawings) {
        QVERIFY(drawing.within.contains(QStringLiteral("figure")));
        QVERIFY(drawing.attributes.contains(QStringLiteral("role=\"img\"")));
        QVERIFY(drawing.attributes.contains(QStringLiteral("aria-label=\"")));
        QVERIFY(drawing.attributes.contains(QStringLiteral("viewBox=\"")));
        QVERIFY(!drawing.attributes.contains(QStringLiteral(" width=")));
    }
    QVERIFY(drawings[0].text.contains(QStringLiteral("With jitter")));
    QVERIFY(drawings[1].text.contains(QStringLiteral("4.700"))); // a number stays text

    static const QRegularExpression id(QStringLiteral("\\bid=\"([^\"]*)\""));
    QSet<QString> ids;
    for (const HtmlElement &element : page.elements) {
        if (const auto match = id.match(element.attributes); match.hasMatch()) {
            QVERIFY2(!ids.contains(match.captured(1)), qPrintable(match.captured(1)));
            ids.insert(match.captured(1));
        }
    }
}

void TestHandoutHtml::oneAttemptHasNoDelays()
{
    Experiment experiment;
    experiment.policy.attempts = 1;
    QCOMPARE(readHtml(html(experiment)).all("svg").size(), std::size_t(1));
}

void TestHandoutHtml::sameBytesInEveryLocale()
{
    const QString english = html({});
    for (const auto language : {QLocale::German, QLocale::Arabic, QLocale::Hindi}) {
        QLocale::setDefault(QLocale(language));
        const QString other = html({});
        QLocale::setDefault(QLocale::c());
        QCOMPARE(other, english);
    }
}

void TestHandoutHtml::svgIsMadeInline()
{
    const std::string svg
        = "<?xml version=\"1.0\"?><!DOCTYPE svg><svg width=\"10\" height=\"20\" viewBox=\"0 0 10 "
          "20\">"
          "<g id=\"a\" fill=\"url(#a)\"/><use xlink:href=\"#a\"/><use href=\"#a\"/></svg>\n";
    QCOMPARE(inlineSvg(svg, "p-", "A &amp; B"),
        std::string("<svg viewBox=\"0 0 10 20\" role=\"img\" aria-label=\"A &amp; B\">"
                    "<g id=\"p-a\" fill=\"url(#p-a)\"/><use xlink:href=\"#p-a\"/>"
                    "<use href=\"#p-a\"/></svg>\n"));
}

QTEST_MAIN(TestHandoutHtml)
#include "test_handout_html.moc"
