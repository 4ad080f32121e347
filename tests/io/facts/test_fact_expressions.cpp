// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The arithmetic, and everything that is none.

#include "core/io/facts/facts.h"

#include <QTest>

#include <locale>

using namespace backoff;

namespace {

Facts someFacts() { return Facts(defaultExperiment(Unit::Seconds)); }

class CommaForAPoint : public std::numpunct<char>
{
protected:
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

class OtherLocale
{
public:
    OtherLocale()
        : m_before(std::locale::global(std::locale(std::locale(), new CommaForAPoint)))
    {
    }
    ~OtherLocale() { std::locale::global(m_before); }
    Q_DISABLE_COPY_MOVE(OtherLocale)

private:
    std::locale m_before;
};

} // namespace

class FactExpressionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arithmetic_data();
    void arithmetic();
    void noLocale();
    void faults_data();
    void faults();
    void hostile_data();
    void hostile();
    void messages_data();
    void messages();
};

void FactExpressionsTest::arithmetic_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<double>("number");
    const auto row = [](const char *expression, double number) {
        QTest::newRow(expression) << QByteArray(expression) << number;
    };
    row("1 + 2 * 3", 7);
    row("(1 + 2) * 3", 9);
    row("10 - 2 - 3", 5);
    row("8 / 4 / 2", 1);
    row("2 ^ 3 ^ 2", 512);
    row("-2 ^ 2", -4);
    row("2 ^ -1", 0.5);
    row("2 * -3", -6);
    row("1 - -2", 3);
    row("+base", 0.5);
    row("base * multiplier ^ 2", 2);
    row("1e3 + 1.5e-3", 1000.0015);
    row("0.1 + 0.2", 0.1 + 0.2);
    row("1 < 2", 1);
    row("2 <= 1", 0);
    row("2 > 1", 1);
    row("1 >= 2", 0);
    row("attempts == 6", 1);
    row("attempts != 6", 0);
    row("1 < 2 == 1", 1); // from left to right
    row("1 && 0", 0);
    row("3 && -1", 1);
    row("0 || 0.5", 1);
    row("1 || 0 && 0", 1);
    row("recovered ? calls : 0", 3);
    row("exhausted ? 1 : permanent ? 2 : 3", 3);
    row("0 ? 1 / 0 : 4", 4); // what is not taken is not computed
    row("min(base, cap)", 0.5);
    row("max(base, min(2, 3))", 2);
    row("abs(base - cap)", 29.5);
    row("\tbase\n+\r1 ", 1.5);
    row("((((((((((base))))))))))", 0.5);
}

void FactExpressionsTest::arithmetic()
{
    QFETCH(const QByteArray, expression);
    QFETCH(const double, number);
    const Facts::Value value = someFacts().value(expression.toStdString());
    QVERIFY(!value.problem);
    QCOMPARE(value.number, number);
}

void FactExpressionsTest::noLocale()
{
    const OtherLocale locale;
    const Facts facts = someFacts();
    QCOMPARE(facts.value("1.5 + 1000.25").number, 1001.75);
    QCOMPARE(facts.value("min(1,5)").number, 1.0);
    QVERIFY(facts.value("1,5").problem.has_value());
    QCOMPARE(facts.text(QStringLiteral("{1234.5}"), Labels(Language::Spanish)).text,
        QStringLiteral("1234.5"));
}

void FactExpressionsTest::faults_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *expression, FactFault fault, const char *name = "") {
        QTest::newRow(expression) << QByteArray(expression) << static_cast<int>(fault)
                                  << QByteArray(name);
    };
    row("", FactFault::Syntax);
    row("   ", FactFault::Syntax);
    row("1 +", FactFault::Syntax);
    row("(1", FactFault::Syntax);
    row("()", FactFault::Syntax, ")");
    row("1)", FactFault::Syntax, ")");
    row("1 2", FactFault::Syntax, "2");
    row("base cap", FactFault::Syntax, "cap");
    row("base * * cap", FactFault::Syntax, "*");
    row("1, 2", FactFault::Syntax, ",");
    row("base = 3", FactFault::Syntax, "=");
    row("base += 3", FactFault::Syntax, "=");
    row("!recovered", FactFault::Syntax, "!");
    row("recovered & 1", FactFault::Syntax, "&");
    row("1; 2", FactFault::Syntax, ";");
    row("\"text\"", FactFault::Syntax, "\"");
    row("'a'", FactFault::Syntax, "'");
    row("base[1]", FactFault::Syntax, "[");
    row(".5", FactFault::Syntax, ".");
    row("0x10", FactFault::Syntax, "0x10");
    row("2base", FactFault::Syntax, "2base");
    row("1.2.3", FactFault::Syntax, "1.2.3");
    row("2e", FactFault::Syntax, "2e");
    row("1 ? 2", FactFault::Syntax);
    row("1 : 2", FactFault::Syntax);
    row("min", FactFault::Syntax, "min");
    row("min(1)", FactFault::Syntax, "min");
    row("min(1, 2, 3)", FactFault::Syntax, "min");
    row("abs()", FactFault::Syntax, "abs");
    row("base(1)", FactFault::Syntax, "(");
    row("sin(1)", FactFault::UnknownName, "sin");
    row("sum(1, 2)", FactFault::UnknownName, "sum");
    row("rnd", FactFault::UnknownName, "rnd");
    row("_pi", FactFault::UnknownName, "_pi");
    row("inf", FactFault::UnknownName, "inf");
    row("nan + 1", FactFault::UnknownName, "nan");
    row("BASE", FactFault::UnknownName, "BASE");
    row("wait_9 + 1", FactFault::NoValue, "wait_9");
    row("1 ? 1 : wait_9", FactFault::NoValue, "wait_9"); // names are asked first
    row("1 / 0", FactFault::NotFinite);
    row("0 / 0 > 1", FactFault::NotFinite); // and not hidden by what follows
    row("1 / (base - base)", FactFault::NotFinite);
    row("10 ^ 400", FactFault::NotFinite);
    row("1e300 * 1e300", FactFault::NotFinite);
    row("(0 - 1) ^ 0.5", FactFault::NotFinite);
    row("1e999", FactFault::NotFinite, "1e999");
    row("\xC3\xA9tats", FactFault::Syntax, "\xC3\xA9");
    row("base \xE2\x88\x92 1", FactFault::Syntax, "\xE2\x88\x92"); // a typographic minus
    row("1\xC2\xA0+ 1", FactFault::Syntax, "\xC2\xA0");
    row("base \xF0\x9F\x98\x80", FactFault::Syntax, "\xF0\x9F\x98\x80");
}

void FactExpressionsTest::faults()
{
    QFETCH(const QByteArray, expression);
    QFETCH(const int, fault);
    QFETCH(const QByteArray, name);
    const Facts::Value value = someFacts().value(expression.toStdString());
    QVERIFY(value.problem.has_value());
    QCOMPARE(static_cast<int>(value.problem->fault), fault);
    QCOMPARE(QByteArray::fromStdString(value.problem->name), name);
    QCOMPARE(QByteArray::fromStdString(value.problem->expression), expression);
    QVERIFY(!message(*value.problem, Labels(Language::English)).isEmpty());
}

void FactExpressionsTest::hostile_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<bool>("isFine");
    const auto in = [](int depth, const QByteArray &inner) {
        return QByteArray("(").repeated(depth) + inner + QByteArray(")").repeated(depth);
    };
    QTest::newRow("200 characters") << QByteArray("1").repeated(200) << true;
    QTest::newRow("201 characters") << QByteArray("1").repeated(201) << false;
    QTest::newRow("brackets that fit") << in(99, "1") << true;
    QTest::newRow("10000 brackets") << in(10'000, "1") << false;
    QTest::newRow("10000 open brackets") << QByteArray("(").repeated(10'000) << false;
    QTest::newRow("200 open brackets") << QByteArray("(").repeated(200) << false;
    QTest::newRow("min in min") << QByteArray("min(1,").repeated(28) + "1"
            + QByteArray(")").repeated(28)
                                << true;
    QTest::newRow("questions") << QByteArray("1?").repeated(100) << false;
    QTest::newRow("questions and answers") << QByteArray("1?2:").repeated(49) + "3" << true;
    QTest::newRow("colons") << QByteArray(":").repeated(200) << false;
    QTest::newRow("commas") << QByteArray(",").repeated(200) << false;
    QTest::newRow("minus") << QByteArray("-").repeated(199) + "1" << false;
    QTest::newRow("powers") << QByteArray("1^").repeated(99) + "1" << true;
    QTest::newRow("a NUL") << QByteArray("1\0+ 1", 5) << false;
    QTest::newRow("no UTF-8") << QByteArray("1 + \xFF\xFE") << false;
}

void FactExpressionsTest::hostile()
{
    QFETCH(const QByteArray, expression);
    QFETCH(const bool, isFine);
    const Facts::Value value = someFacts().value(expression.toStdString());
    QCOMPARE(!value.problem, isFine);
    if (value.problem) {
        const QString text = message(*value.problem, Labels(Language::English));
        QVERIFY(!text.isEmpty() && text.size() < 1000 && !text.contains(u'\n'));
    }
}

void FactExpressionsTest::messages_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("beginning");
    const auto row = [](const QByteArray &expression, const char *beginning) {
        QTest::newRow(expression.constData()) << expression << QString::fromLatin1(beginning);
    };
    row("wiated", "'wiated' is not a known name; accepted: base, multiplier, cap, attempts,");
    row("base = 3", "'=' is not expected there; accepted: names and numbers with + -");
    row("(base", "the expression '(base' is not complete; accepted: names and numbers");
    row("1/0", "'1/0' divides by zero, or becomes too large to compute with");
    row("1e999", "'1e999' is too large to compute with");
    row("start_7", "'start_7' has no value in this experiment; accepted: what its policy, run or");
    row(QByteArray("1").repeated(201), "the expression '11111111");
    row("%2", "'%' is not expected there");
}

void FactExpressionsTest::messages()
{
    QFETCH(const QByteArray, expression);
    QFETCH(const QString, beginning);
    const Facts::Value value = someFacts().value(expression.toStdString());
    QVERIFY(value.problem.has_value());
    const QString text = message(*value.problem, Labels(Language::English));
    QVERIFY2(text.startsWith(beginning), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%2")),
        qPrintable(text));
}

QTEST_APPLESS_MAIN(FactExpressionsTest)
#include "test_fact_expressions.moc"
