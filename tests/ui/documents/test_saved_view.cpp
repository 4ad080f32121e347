// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The view makes neither undo steps nor unsaved changes; what is saved keeps it.

#include "tests/ui/documents/document_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_pages.h"
#include "ui/tables/results_panel.h"
#include "ui/window/columns_menu.h"
#include "ui/window/lower_area.h"

#include <functional>

using namespace backoff;

namespace {

struct ViewChange {
    const char *name;
    std::function<void(DocumentFixture &)> change;
    const char *saved;
};

std::vector<ViewChange> viewChanges()
{
    return {
        {"chart",
            [](DocumentFixture &f) { f.window.lower()->showChart(ChartsPanel::Cumulative); },
            "\"chart\": \"cumulative\""},
        {"fleet",
            [](DocumentFixture &f) { f.window.lower()->showChart(ChartsPanel::Fleet); },
            "\"chart\": \"fleet\""},
        {"size of the study",
            [](DocumentFixture &f) { f.window.herd()->setContention(20, 3); },
            "\"contentionClients\": 20,\n    \"contentionRuns\": 3"},
        {"policy B",
            [](DocumentFixture &f) { f.window.experimentController()->pin(); },
            "\"policyB\": {"},
        {"table",
            [](DocumentFixture &f) { f.window.lower()->showTable(ResultsPanel::Transcript); },
            "\"table\": \"transcript\""},
        {"log scale",
            [](DocumentFixture &f) { f.action(Qt::CTRL | Qt::Key_L)->trigger(); },
            "\"logScale\": true"},
        {"speed",
            [](DocumentFixture &f) { f.playback()->setSpeed(Speed::Quarter); },
            "\"speed\": \"1/4\""},
        {"columns",
            [](DocumentFixture &f) {
                f.entries(f.window.findChild<ColumnsMenu *>())[1]->trigger();
            },
            "\"columns\": [\"attempt\", \"outcome\", \"modelled\", \"jittered\", \"elapsed\"]"},
    };
}

} // namespace

class TestSavedView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void theViewIsNoChangeButIsSaved_data();
    void theViewIsNoChangeButIsSaved();
};

void TestSavedView::theViewIsNoChangeButIsSaved_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const ViewChange &each : viewChanges()) {
        QTest::addRow("%s", each.name) << index++;
    }
}

void TestSavedView::theViewIsNoChangeButIsSaved()
{
    QFETCH(int, index);
    const ViewChange row = viewChanges()[static_cast<std::size_t>(index)];
    DocumentFixture f;
    const QString path = f.put(QStringLiteral("a.backofflab"));
    QVERIFY(f.window.openFile(path));
    row.change(f);
    QVERIFY(!f.dirty());
    QCOMPARE(f.undoStack()->count(), 0);
    f.createNew(); // asks nothing
    QCOMPARE(f.title(), QString());

    QVERIFY(f.window.openFile(path));
    row.change(f);
    f.save();
    const QByteArray bytes = f.bytesOf(QStringLiteral("a.backofflab"));
    QVERIFY2(bytes.contains(row.saved), bytes);
    f.createNew();
    QVERIFY(f.window.openFile(path));
    f.save(); // it is shown as it was saved
    QCOMPARE(f.bytesOf(QStringLiteral("a.backofflab")), bytes);
}

QTEST_MAIN(TestSavedView)
#include "test_saved_view.moc"
