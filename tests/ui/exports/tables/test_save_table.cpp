// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/io/file_writer.h"
#include "core/io/table_export.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/tables/save_table.h"
#include "ui/exports/tables/table_file.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace backoff;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

struct Fixture {
    explicit Fixture(Language language = Language::English)
        : labels(language)
    {
        window.show();
    }

    [[nodiscard]] QString path(const char *name) const
    {
        return folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QString message() const
    {
        const auto *box = window.findChild<QMessageBox *>();
        return box && box->isVisible() ? box->text() : QString();
    }
    [[nodiscard]] QFileDialog *dialog() const { return window.findChild<QFileDialog *>(); }

    Labels labels;
    QWidget window;
    TableSaver saver {labels, &window};
    QSignalSpy saved {&saver, &TableSaver::saved};
    QTemporaryDir folder;
    Experiment experiment = defaultExperiment(Unit::Seconds);
};

// No file can grow beyond these bytes while it lives, as on a full disk.
class SizeLimit
{
public:
    explicit SizeLimit(rlim_t bytes)
    {
        ignoreFileSizeSignal();
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SizeLimit(const SizeLimit &) = delete;
    SizeLimit &operator=(const SizeLimit &) = delete;

private:
    rlimit m_before {};
};

} // namespace

class TestSaveTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void bytesAreTheWriters_data();
    void bytesAreTheWriters();
    void suffixDecides_data();
    void suffixDecides();
    void missingFolderIsNamed();
    void aFolderInTheWayIsNamed();
    void fullDiskKeepsTheOldFile();
    void comparisonThatOverflowsIsRefused();
    void dialogOffersTheFormats();
    void dialogSavesWhatIsChosen();
    void dialogAddsTheSuffix();
    void anotherFormatKeepsTheTypedName();
};

void TestSaveTable::bytesAreTheWriters_data()
{
    QTest::addColumn<TableKind>("kind");
    QTest::addColumn<Format>("format");
    QTest::addColumn<Language>("language");
    for (const TableKind kind : {TableKind::Retries, TableKind::Attempts, TableKind::Strategies}) {
        for (const Format format : {Format::Csv, Format::Json, Format::Text}) {
            for (const Language language : {Language::English, Language::Spanish}) {
                const std::string name = std::string(nameOf(kind)) + " as "
                    + std::string(nameOf(format)) + " " + std::string(nameOf(language));
                QTest::newRow(name.c_str()) << kind << format << language;
            }
        }
    }
}

void TestSaveTable::bytesAreTheWriters()
{
    QFETCH(TableKind, kind);
    QFETCH(Format, format);
    QFETCH(Language, language);
    Fixture f(language);
    const QString path = f.path("table.") + QLatin1String(suffixOf(format));
    QVERIFY(f.saver.save(kind, f.experiment, path, format));
    Table table = compareTable(f.experiment);
    if (kind == TableKind::Retries) {
        table = scheduleTable(f.experiment.policy, makeSchedule(f.experiment.policy));
    } else if (kind == TableKind::Attempts) {
        table = runTable(run(f.experiment));
    }
    const std::string wanted = writeTable(table, f.experiment, {format, {}, language});
    QVERIFY(!wanted.empty());
    QCOMPARE(contentOf(path).toStdString(), wanted);
    QCOMPARE(f.saved.size(), 1);
    QCOMPARE(f.saved[0][0].toString(), path);
    QCOMPARE(f.message(), QString());
}

void TestSaveTable::suffixDecides_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Format>("format"); // csv is chosen in the dialog
    QTest::newRow("json") << QStringLiteral("a.json") << Format::Json;
    QTest::newRow("capitals") << QStringLiteral("a.JSON") << Format::Json;
    QTest::newRow("text") << QStringLiteral("a.txt") << Format::Text;
    QTest::newRow("csv") << QStringLiteral("a.csv") << Format::Csv;
    QTest::newRow("unknown") << QStringLiteral("a.dat") << Format::Csv;
    QTest::newRow("none") << QStringLiteral("a") << Format::Csv;
}

void TestSaveTable::suffixDecides()
{
    QFETCH(QString, name);
    QFETCH(Format, format);
    Fixture f;
    const QString path = f.folder.filePath(name);
    QVERIFY(f.saver.save(TableKind::Attempts, f.experiment, path, Format::Csv));
    QCOMPARE(contentOf(path).toStdString(),
        tableBytes(TableKind::Attempts, f.experiment, format, Language::English));
}

void TestSaveTable::missingFolderIsNamed()
{
    Fixture f;
    const QString path = f.path("nowhere/run.csv");
    QVERIFY(!f.saver.save(TableKind::Attempts, f.experiment, path, Format::Csv));
    QVERIFY2(f.message().contains(QStringLiteral("run.csv")), qPrintable(f.message()));
    QCOMPARE(f.message(), message(WriteFailure::NoFolder, path, f.labels));
    QCOMPARE(f.saved.size(), 0);
}

void TestSaveTable::aFolderInTheWayIsNamed()
{
    Fixture f(Language::Spanish);
    const QString path = f.path("run.csv");
    QVERIFY(QDir().mkpath(path));
    QVERIFY(!f.saver.save(TableKind::Attempts, f.experiment, path, Format::Csv));
    QCOMPARE(f.message(), message(WriteFailure::IsFolder, path, f.labels));
}

void TestSaveTable::fullDiskKeepsTheOldFile()
{
    Fixture f;
    const QString path = f.path("run.csv");
    write(path, "old");
    bool ok = true;
    {
        const SizeLimit limit(20);
        ok = f.saver.save(TableKind::Attempts, f.experiment, path, Format::Csv);
    }
    QVERIFY(!ok);
    QCOMPARE(f.message(), message(WriteFailure::DiskFull, path, f.labels));
    QVERIFY(f.message().contains(QStringLiteral("run.csv")));
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(f.folder.path()).entryList(QDir::Files).size(), 1); // nothing left over
}

// Without a cap decorrelated overflows first: the run itself is fine.
void TestSaveTable::comparisonThatOverflowsIsRefused()
{
    Fixture f;
    f.experiment.policy.cap.reset();
    f.experiment.policy.attempts = 700;
    f.experiment.policy.jitter = Jitter::None;
    QVERIFY(validate(f.experiment, windowLimits).empty());
    const QString path = f.path("compare.csv");
    QVERIFY(!f.saver.save(TableKind::Strategies, f.experiment, path, Format::Csv));
    QVERIFY(!f.message().isEmpty());
    QVERIFY(!QFile::exists(path));
    QVERIFY(f.saver.save(TableKind::Attempts, f.experiment, path, Format::Csv));
}

void TestSaveTable::dialogOffersTheFormats()
{
    Fixture f;
    f.saver.ask(TableKind::Attempts, f.experiment);
    const QFileDialog *dialog = f.dialog();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(dialog->defaultSuffix(), QStringLiteral("csv"));
    QStringList suffixes;
    for (const QString &filter : dialog->nameFilters()) {
        suffixes << filter.mid(filter.indexOf(QStringLiteral("(*.")));
    }
    QCOMPARE(suffixes,
        (QStringList {
            QStringLiteral("(*.csv)"), QStringLiteral("(*.json)"), QStringLiteral("(*.txt)")}));
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
        QStringLiteral("run-brief-blip-20260717.csv"));
}

void TestSaveTable::dialogSavesWhatIsChosen()
{
    Fixture f;
    f.saver.ask(TableKind::Retries, f.experiment);
    const QString path = f.path("mine.json");
    f.dialog()->selectFile(path);
    QMetaObject::invokeMethod(f.dialog(), "accept");
    QCOMPARE(contentOf(path).toStdString(),
        tableBytes(TableKind::Retries, f.experiment, Format::Json, Language::English));
    QCOMPARE(f.saved.size(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!f.dialog());
    f.saver.ask(TableKind::Attempts, f.experiment); // opens where the last one was saved
    QCOMPARE(f.dialog()->directory().absolutePath(), QDir(f.folder.path()).absolutePath());
}

void TestSaveTable::dialogAddsTheSuffix()
{
    Fixture f;
    f.saver.ask(TableKind::Attempts, f.experiment);
    f.dialog()->setDirectory(f.folder.path());
    f.dialog()
        ->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))
        ->setText(QStringLiteral("mine"));
    QMetaObject::invokeMethod(f.dialog(), "accept");
    QVERIFY(QFile::exists(f.path("mine.csv")));
    QVERIFY(!QFile::exists(f.path("mine")));
}

void TestSaveTable::anotherFormatKeepsTheTypedName()
{
    Fixture f;
    f.saver.ask(TableKind::Attempts, f.experiment);
    QFileDialog *dialog = f.dialog();
    dialog->setDirectory(f.folder.path());
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    const QString json = dialog->nameFilters().at(1);
    name->setText(QStringLiteral("mine.csv"));
    dialog->selectNameFilter(json);
    Q_EMIT dialog->filterSelected(json);
    QCOMPARE(dialog->defaultSuffix(), QStringLiteral("json"));
    QCOMPARE(name->text(), QStringLiteral("mine.json"));
    QMetaObject::invokeMethod(dialog, "accept");
    QCOMPARE(contentOf(f.path("mine.json")).toStdString(),
        tableBytes(TableKind::Attempts, f.experiment, Format::Json, Language::English));
}

QTEST_MAIN(TestSaveTable)
#include "test_save_table.moc"
