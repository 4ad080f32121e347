// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Files dropped on the window: one session is opened wherever it falls, anything else is not taken.

#include "tests/ui/documents/document_fixture.h"

#include <QLineEdit>

using namespace backoff;

class TestDropping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void oneSessionIsDroppedAnywhere();
    void otherThingsAreNotDropped();
    void nothingIsDroppedUnderADialog();
};

void TestDropping::oneSessionIsDroppedAnywhere()
{
    DocumentFixture f;
    QMimeData data;
    setFiles(data, {f.put(QStringLiteral("a €#.BackoffLab"))});
    int targets = 0;
    for (QWidget *widget : f.window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &f.window) {
            continue;
        }
        ++targets;
        f.createNew();
        QVERIFY2(DocumentFixture::drop(widget, data), widget->metaObject()->className());
        QCOMPARE(f.title(), QStringLiteral("From a file"));
    }
    QVERIFY(targets > 50);
    QCOMPARE(f.text(Field::Base)->text(), QStringLiteral("2"));

    QMimeData words; // what is no file is still dropped on a field
    words.setText(QStringLiteral("1.5"));
    QVERIFY(DocumentFixture::drag(f.text(Field::Base), words));
}

void TestDropping::otherThingsAreNotDropped()
{
    DocumentFixture f;
    const QString a = f.put(QStringLiteral("a.backofflab"));
    const QString b = f.put(QStringLiteral("b.backofflab"));
    const QString other = f.put(QStringLiteral("c.json"));
    QVERIFY(QDir(f.folder.path()).mkdir(QStringLiteral("d.backofflab")));
    const auto taken = [&](const QStringList &paths) {
        QMimeData data;
        setFiles(data, paths);
        return DocumentFixture::drag(&f.window, data)
            || DocumentFixture::drag(f.text(Field::Base), data);
    };
    QVERIFY(taken({a}));
    QVERIFY(!taken({a, b}));
    QVERIFY(!taken({other}));
    QVERIFY(!taken({f.path(QStringLiteral("d.backofflab"))}));
    QVERIFY(!taken({f.path(QStringLiteral("missing.backofflab"))}));
    QMimeData remote;
    remote.setUrls({QUrl(QStringLiteral("https://example.org/a.backofflab"))});
    QVERIFY(!DocumentFixture::drag(&f.window, remote));
    QMimeData words;
    words.setText(a);
    QVERIFY(!DocumentFixture::drag(&f.window, words));
}

void TestDropping::nothingIsDroppedUnderADialog()
{
    DocumentFixture f;
    QMimeData data;
    setFiles(data, {f.put(QStringLiteral("a.backofflab"))});
    f.saveAs();
    QVERIFY(!DocumentFixture::drag(&f.window, data));
    f.cancelFile();
    QVERIFY(DocumentFixture::drag(&f.window, data));
}

QTEST_MAIN(TestDropping)
#include "test_dropping.moc"
