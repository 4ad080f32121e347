// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/page_flow.h"

#include <QTest>

using namespace backoff;

namespace {

FlowBox box(qreal height, bool keepWithNext = false)
{
    FlowBox made;
    made.height = height;
    made.keepWithNext = keepWithNext;
    return made;
}

// "0@0 1@40 | 2@0": boxes by their place in the flow (h: a header) and where they stand.
QString printed(const Flow &flow, const std::vector<FlowPage> &pages)
{
    QStringList texts;
    for (const FlowPage &page : pages) {
        QStringList boxes;
        for (const PlacedBox &placed : page) {
            const bool isInFlow
                = placed.box >= flow.data() && placed.box < flow.data() + flow.size();
            boxes += (isInFlow ? QString::number(placed.box - flow.data()) : QStringLiteral("h"))
                + u'@' + QString::number(placed.y);
        }
        texts += boxes.join(u' ');
    }
    return texts.join(QStringLiteral(" | "));
}

QString paged(const Flow &flow) { return printed(flow, paginate(flow, 100)); }

} // namespace

class TestPageFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing();
    void fillsPages();
    void blankIsNotAtTheTop();
    void keptTogether();
    void keptTogetherOverAPage();
    void startsAPage();
    void headersAreRepeated();
    void aBoxHigherThanAPage();
};

void TestPageFlow::nothing() { QVERIFY(paginate({}, 100).empty()); }

void TestPageFlow::fillsPages()
{
    QCOMPARE(paged({box(60), box(40), box(1)}), QStringLiteral("0@0 1@60 | 2@0"));
    QCOMPARE(paged({box(60), box(41)}), QStringLiteral("0@0 | 1@0"));
}

void TestPageFlow::blankIsNotAtTheTop()
{
    Flow flow {box(50), box(30), box(30)};
    flow[0].before = flow[1].before = flow[2].before = 10;
    QCOMPARE(paged(flow), QStringLiteral("0@0 1@60 | 2@0"));
}

void TestPageFlow::keptTogether()
{
    QCOMPARE(paged({box(50), box(20, true), box(20, true), box(20)}),
        QStringLiteral("0@0 | 1@0 2@20 3@40"));
    QCOMPARE(paged({box(50), box(20, true), box(30)}), QStringLiteral("0@0 1@50 2@70"));
    QCOMPARE(paged({box(50), box(20, true)}), QStringLiteral("0@0 1@50")); // nothing follows
}

void TestPageFlow::keptTogetherOverAPage()
{
    QCOMPARE(paged({box(10), box(60, true), box(60, true), box(60)}),
        QStringLiteral("0@0 | 1@0 | 2@0 | 3@0"));
}

void TestPageFlow::startsAPage()
{
    Flow flow {box(10, true), box(10), box(10)};
    flow[1].startsPage = true;
    QCOMPARE(paged(flow), QStringLiteral("0@0 | 1@0 2@10"));
    flow[0].startsPage = true; // there is no page to end yet
    QCOMPARE(paged(flow), QStringLiteral("0@0 | 1@0 2@10"));
}

void TestPageFlow::headersAreRepeated()
{
    const auto header = std::make_shared<const FlowBox>(box(20));
    Flow flow {box(20, true), box(40), box(40), box(40), box(30)};
    for (std::size_t row = 1; row < 4; ++row) {
        flow[row].header = header;
    }
    QCOMPARE(paged(flow), QStringLiteral("0@0 1@20 2@60 | h@0 3@20 4@60"));
}

void TestPageFlow::aBoxHigherThanAPage()
{
    QCOMPARE(paged({box(10), box(250), box(10)}), QStringLiteral("0@0 | 1@0 | 2@0"));
}

QTEST_APPLESS_MAIN(TestPageFlow)
#include "test_page_flow.moc"
