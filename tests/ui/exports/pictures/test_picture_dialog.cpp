// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Export Picture dialog and the exporter, by hand and by keyboard.

#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/exports/saving/saver_fixture.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/exports/pictures/picture_clipboard.h"
#include "ui/exports/pictures/picture_dialog.h"
#include "ui/exports/pictures/picture_exporter.h"
#include "ui/exports/pictures/picture_form.h"
#include "ui/exports/pictures/picture_preview.h"
#include "ui/style/app_style.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QtTest>

using namespace backoff;
using namespace backoff::test;

class TestPictureDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void opensAsAsked();
    void badSizesAreMarked_data();
    void badSizesAreMarked();
    void presetsAndFieldsAgree();
    void whatAFormatDoesNotUseIsDisabled();
    void tooManyDotsAreTold();
    void previewIsTheFile_data();
    void previewIsTheFile();
    void aBadSizeDimsThePreview();
    void savesWhatIsShown();
    void theSuffixIsTheFormats();
    void copiesAPng();
    void comesBackAsItWasLeft();
    void theUsualSizeFollowsThePicture();
    void whatIsMissingIsComputed();
    void whatIsThereIsUsed();
    void longWorkIsLeft();
    void keyboardReachesEverything();
    void everythingHasAName();
    void fitsASmallScreen();
};

namespace {

struct Fixture : SaverFixture {
    explicit Fixture(PictureKind kind = PictureKind::Delays, bool logScale = false)
    {
        applyStyle(&window, Theme::light());
        window.resize(1024, 600);
        ask(kind, logScale);
    }

    void ask(PictureKind kind, bool logScale = false)
    {
        exporter.ask(source, kind, logScale);
        dialog = window.findChild<PictureDialog *>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
    }
    void close()
    {
        const QPointer<PictureDialog> closing(dialog);
        button("Clos&e")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTRY_VERIFY(!closing);
    }

    template<typename T> [[nodiscard]] T *named(const char *name) const
    {
        for (T *widget : dialog->template findChildren<T *>()) {
            if (widget->accessibleName() == QLatin1String(name)) {
                return widget;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QComboBox *combo(const char *name) const { return named<QComboBox>(name); }
    [[nodiscard]] QLineEdit *width() const { return named<QLineEdit>("Width in pixels"); }
    [[nodiscard]] QLineEdit *height() const { return named<QLineEdit>("Height in pixels"); }
    [[nodiscard]] QCheckBox *logScale() const { return dialog->findChild<QCheckBox *>(); }
    [[nodiscard]] PictureForm *form() const { return dialog->findChild<PictureForm *>(); }
    [[nodiscard]] PicturePreview *preview() const { return dialog->findChild<PicturePreview *>(); }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        for (QPushButton *each : dialog->findChildren<QPushButton *>()) {
            if (each->text() == QString::fromUtf8(text)) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QPushButton *save() const { return button("&Save…"); }
    [[nodiscard]] bool says(const QString &text) const
    {
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().remove(QChar(0x200B)).contains(text)) {
                return true;
            }
        }
        return false;
    }
    static void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }

    ExportSource source = smallStudy(telling());
    PictureExporter exporter {labels, &saver, &window};
    PictureDialog *dialog = nullptr;
};

bool isMarked(const QWidget *field) { return field->property("problem").toBool(); }

} // namespace

void TestPictureDialog::opensAsAsked()
{
    const Fixture f(PictureKind::Cumulative, true);
    QVERIFY(f.dialog->isModal());
    QCOMPARE(f.dialog->windowModality(), Qt::WindowModal);
    QVERIFY(f.dialog->settings().kind == PictureKind::Cumulative);
    QVERIFY(f.dialog->settings().logScale);
    QVERIFY(!f.dialog->settings().dark);
    QCOMPARE(f.dialog->settings().size, defaultPictureSize);
    QCOMPARE(f.dialog->settings().scale, copyScale);
    QVERIFY(f.dialog->format() == PictureFormat::Png);
    QVERIFY(f.says(QStringLiteral("2400×1200 dots, 192 dpi")));
}

void TestPictureDialog::badSizesAreMarked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("smallest") << QStringLiteral("320") << true;
    QTest::newRow("largest") << QStringLiteral("4000") << true;
    QTest::newRow("spaces") << QStringLiteral(" 900 ") << true;
    for (const char *bad : {"319",
             "4001",
             "0",
             "-900",
             "9e2",
             "900.0",
             "900,5",
             "0x400",
             "",
             "x",
             "99999999999",
             "٩٠٠"}) {
        QTest::newRow(bad) << QString::fromUtf8(bad) << false;
    }
}

void TestPictureDialog::badSizesAreMarked()
{
    QFETCH(const QString, text);
    QFETCH(const bool, good);
    const Fixture f;
    f.width()->setText(text); // what no key types is an edit too
    Q_EMIT f.width()->textEdited(text);
    QCOMPARE(isMarked(f.width()), !good);
    QVERIFY(!isMarked(f.height()));
    QCOMPARE(f.save()->isEnabled(), good);
    QCOMPARE(f.button("&Copy")->isEnabled(), good);
    const QString accepted = QStringLiteral("from 320×200 to 4000×4000");
    QCOMPARE(f.says(accepted), !good);
    QCOMPARE(f.width()->accessibleDescription().contains(accepted), !good);
    Fixture::type(f.width(), QStringLiteral("800"));
    QVERIFY(!isMarked(f.width()));
    QVERIFY(f.save()->isEnabled());
}

void TestPictureDialog::presetsAndFieldsAgree()
{
    const Fixture f;
    QComboBox *preset = f.combo("Size");
    preset->setCurrentIndex(preset->findText(QStringLiteral("1600×900")));
    QCOMPARE(f.width()->text(), QStringLiteral("1600"));
    QCOMPARE(f.height()->text(), QStringLiteral("900"));
    QCOMPARE(f.dialog->settings().size, QSize(1600, 900));
    Fixture::type(f.height(), QStringLiteral("901"));
    QCOMPARE(preset->currentText(), QStringLiteral("Other"));
    QCOMPARE(f.dialog->settings().size, QSize(1600, 901));
    Fixture::type(f.width(), QStringLiteral("800"));
    Fixture::type(f.height(), QStringLiteral("400"));
    QCOMPARE(preset->currentText(), QStringLiteral("800×400"));
    preset->setCurrentIndex(preset->count() - 1); // Other: to be typed
    QCOMPARE(QApplication::focusWidget(), f.width());
    QCOMPARE(f.width()->selectedText(), QStringLiteral("800"));
}

void TestPictureDialog::whatAFormatDoesNotUseIsDisabled()
{
    const Fixture f(PictureKind::Timeline);
    QVERIFY(f.combo("Scale")->isEnabled());
    QVERIFY(!f.logScale()->isEnabled());
    QVERIFY(!f.logScale()->toolTip().isEmpty());
    for (const int format : {1, 2}) { // SVG, PDF
        f.combo("Format")->setCurrentIndex(format);
        QVERIFY(!f.combo("Scale")->isEnabled());
        QVERIFY(f.says(QStringLiteral("it needs no scale")));
        QVERIFY(f.combo("Scale")->accessibleDescription().contains(QStringLiteral("no scale")));
    }
    f.combo("Picture")->setCurrentIndex(1);
    QVERIFY(f.logScale()->isEnabled());
}

void TestPictureDialog::tooManyDotsAreTold()
{
    const Fixture f;
    Fixture::type(f.width(), QStringLiteral("4000"));
    Fixture::type(f.height(), QStringLiteral("4000"));
    QVERIFY(f.save()->isEnabled()); // at 2×
    f.combo("Scale")->setCurrentIndex(2);
    QVERIFY(!f.save()->isEnabled());
    QVERIFY(isMarked(f.combo("Scale")));
    QVERIFY(f.says(QStringLiteral("64 million dots")));
    f.combo("Format")->setCurrentIndex(1);
    QVERIFY(f.save()->isEnabled());
    QVERIFY(!isMarked(f.combo("Scale")));
}

void TestPictureDialog::previewIsTheFile_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("dark");
    for (const PictureKind kind : allPictures) {
        QTest::addRow("%s", nameOf(kind).data()) << static_cast<int>(kind) << false;
        QTest::addRow("%s, dark", nameOf(kind).data()) << static_cast<int>(kind) << true;
    }
}

// Scaled down the file looks as the preview does, but for the letters' edges.
void TestPictureDialog::previewIsTheFile()
{
    QFETCH(const int, kind);
    QFETCH(const bool, dark);
    const Fixture f;
    f.combo("Picture")->setCurrentIndex(kind);
    f.combo("Colours")->setCurrentIndex(dark ? 1 : 0);
    QTRY_VERIFY(f.save()->isEnabled());
    const QRect rect = f.preview()->pictureRect();
    QVERIFY(rect.width() >= 400 || rect.height() >= 400);
    const QImage shown = f.preview()->grab().toImage().copy(rect);
    const QImage file = imageOf(telling(), f.dialog->settings())
                            .scaled(shown.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int far = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x) {
            far += std::abs(qGray(shown.pixel(x, y)) - qGray(file.pixel(x, y))) > 80;
        }
    }
    QVERIFY2(far < shown.width() * shown.height() / 100, qPrintable(QString::number(far)));
}

void TestPictureDialog::aBadSizeDimsThePreview()
{
    const Fixture f;
    const auto inkOf = [&] {
        const QImage image = f.preview()->grab().toImage();
        int darkest = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                darkest = std::min(darkest, qGray(image.pixel(x, y)));
            }
        }
        return darkest;
    };
    const int before = inkOf();
    const QRect rect = f.preview()->pictureRect();
    Fixture::type(f.width(), QStringLiteral("1"));
    QCOMPARE(f.preview()->pictureRect(), rect); // the last good picture stands
    QVERIFY(inkOf() > before + 60);
    Fixture::type(f.width(), QStringLiteral("1200"));
    QCOMPARE(inkOf(), before);
}

void TestPictureDialog::savesWhatIsShown()
{
    const Fixture f;
    for (const PictureFormat format : allPictureFormats) {
        f.combo("Format")->setCurrentIndex(static_cast<int>(format));
        f.save()->click();
        auto *files = f.dialog->findChild<QFileDialog *>();
        QVERIFY(files);
        QCOMPARE(f.name()->text(),
            QStringLiteral("delays-script-20260717.")
                + QString::fromLatin1(suffixOf(format).data()));
        f.accept(QStringLiteral("picture"));
        const QString path
            = f.path(QStringLiteral("picture.") + QLatin1String(suffixOf(format).data()));
        QTRY_VERIFY(QFile::exists(path));
        if (format != PictureFormat::Pdf) { // which has a date
            QVERIFY(contentOf(path) == bytesOf(telling(), f.dialog->settings(), format));
        }
        QVERIFY(f.says(QStringLiteral("Saved: ")));
        QVERIFY(f.dialog->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void TestPictureDialog::theSuffixIsTheFormats()
{
    const Fixture f;
    f.save()->click();
    f.accept(QStringLiteral("picture.svg")); // asked for as PNG
    QTRY_VERIFY(QFile::exists(f.path(QStringLiteral("picture.svg.png"))));
}

void TestPictureDialog::copiesAPng()
{
    Fixture f;
    f.combo("Scale")->setCurrentIndex(2);
    f.button("&Copy")->click();
    const QImage copied = QApplication::clipboard()->image();
    QCOMPARE(copied.size(), defaultPictureSize * 3);
    QVERIFY(f.says(QStringLiteral("Copied as a PNG image")));
    const QByteArray png = QApplication::clipboard()->mimeData()->data(QStringLiteral("image/png"));
    QVERIFY(png == bytesOf(telling(), f.dialog->settings(), PictureFormat::Png));
    f.combo("Format")->setCurrentIndex(1); // an SVG has no scale
    QVERIFY(!f.says(QStringLiteral("Copied")));
    f.button("&Copy")->click();
    QCOMPARE(QApplication::clipboard()->image().size(), defaultPictureSize * copyScale);

    QVERIFY(f.exporter.copy(f.source, PictureKind::Timeline, false, true)); // from a menu
    const QImage dark = QApplication::clipboard()->image();
    QCOMPARE(dark.pixelColor(0, 0), Theme::darkTheme().card);
    QCOMPARE(dark.dotsPerMeterX(), qRound(96 * copyScale / 0.0254));
}

void TestPictureDialog::comesBackAsItWasLeft()
{
    Fixture f;
    f.combo("Format")->setCurrentIndex(2);
    f.combo("Colours")->setCurrentIndex(1);
    Fixture::type(f.width(), QStringLiteral("1001"));
    Fixture::type(f.height(), QStringLiteral("5")); // bad: the last good one counts
    f.close();
    f.ask(PictureKind::Timeline);
    QVERIFY(f.dialog->settings().kind == PictureKind::Timeline);
    QVERIFY(f.dialog->format() == PictureFormat::Pdf);
    QVERIFY(f.dialog->settings().dark);
    QCOMPARE(f.dialog->settings().size, QSize(1001, 600));
    QCOMPARE(f.height()->text(), QStringLiteral("600"));
}

void TestPictureDialog::theUsualSizeFollowsThePicture()
{
    Fixture f(PictureKind::Fleet);
    QCOMPARE(f.dialog->settings().size, defaultSizeOf(PictureKind::Fleet));
    f.combo("Picture")->setCurrentIndex(static_cast<int>(PictureKind::Strategies));
    QCOMPARE(f.dialog->settings().size, defaultSizeOf(PictureKind::Strategies));
    f.close();
    f.ask(PictureKind::Delays);
    QCOMPARE(f.dialog->settings().size, defaultPictureSize);
    Fixture::type(f.width(), QStringLiteral("1001"));
    f.combo("Picture")->setCurrentIndex(static_cast<int>(PictureKind::Fleet));
    QCOMPARE(f.dialog->settings().size, QSize(1001, 600)); // chosen by hand
}

void TestPictureDialog::whatIsMissingIsComputed()
{
    const Fixture f;
    f.combo("Picture")->setCurrentIndex(static_cast<int>(PictureKind::Contention));
    QVERIFY(!f.save()->isEnabled());
    QVERIFY(!f.button("&Copy")->isEnabled());
    QVERIFY(f.preview()->accessibleDescription().startsWith(QStringLiteral("Computing…")));
    QTRY_VERIFY(f.save()->isEnabled());
    QCOMPARE(f.preview()->accessibleDescription(), QStringLiteral("Contention"));
    f.button("&Copy")->click();
    const QByteArray png = QApplication::clipboard()->mimeData()->data(QStringLiteral("image/png"));
    QVERIFY(png == bytesOf(telling(), f.dialog->settings(), PictureFormat::Png));
    f.save()->click();
    QCOMPARE(f.name()->text(), QStringLiteral("contention-10-20260717.png"));
}

void TestPictureDialog::whatIsThereIsUsed()
{
    Fixture f;
    f.close();
    QVERIFY(!f.exporter.copy(f.source, PictureKind::Contention, false, false));
    f.source = *computed(f.source, HerdView::Contention);
    QVERIFY(f.exporter.copy(f.source, PictureKind::Contention, false, false));
    f.ask(PictureKind::Contention);
    QVERIFY(f.save()->isEnabled());
    f.close();
    // What is there is of another study, which takes long.
    f.source.study = {.clients = 2000, .runs = 100'000, .seed = f.source.study.seed};
    f.ask(PictureKind::Contention);
    QVERIFY(!f.save()->isEnabled());
}

// Waiting for what takes long keeps nobody from another picture, or from leaving.
void TestPictureDialog::longWorkIsLeft()
{
    Fixture f;
    f.close();
    f.source.study = {.clients = 2000, .runs = 100'000, .seed = f.source.study.seed};
    f.ask(PictureKind::Contention);
    QVERIFY(!f.save()->isEnabled());
    f.combo("Picture")->setCurrentIndex(static_cast<int>(PictureKind::Delays));
    QVERIFY(f.save()->isEnabled());
    f.combo("Picture")->setCurrentIndex(static_cast<int>(PictureKind::Contention));
    QVERIFY(!f.save()->isEnabled());
    f.close();
}

void TestPictureDialog::keyboardReachesEverything()
{
    const Fixture f;
    f.combo("Picture")->setFocus();
    QStringList reached;
    for (int i = 0; i < 11; ++i) {
        const QWidget *focus = QApplication::focusWidget();
        const auto *asButton = qobject_cast<const QAbstractButton *>(focus);
        reached << (asButton ? asButton->text().remove(u'&') : focus->accessibleName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    const QStringList order {QStringLiteral("Picture"),
        QStringLiteral("Format"),
        QStringLiteral("Size"),
        QStringLiteral("Width in pixels"),
        QStringLiteral("Height in pixels"),
        QStringLiteral("Scale"),
        QStringLiteral("Colours"),
        QStringLiteral("Log scale"),
        QStringLiteral("Copy"),
        QStringLiteral("Save…"),
        QStringLiteral("Close")};
    QCOMPARE(reached, order);
    QTest::keyClick(f.dialog, Qt::Key_W, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), f.width());
    QTest::keyClick(f.width(), Qt::Key_Return); // Save is the default
    QVERIFY(f.dialog->findChild<QFileDialog *>());
}

void TestPictureDialog::everythingHasAName()
{
    const Fixture f;
    QSet<QChar> mnemonics;
    const auto mnemonicOf = [](const QString &text) {
        const qsizetype at = text.indexOf(u'&');
        return at < 0 ? QChar() : text[at + 1].toLower();
    };
    for (const QWidget *widget : f.dialog->findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QChar key = mnemonicOf(button ? button->text() : label ? label->text() : QString());
        QVERIFY2(key.isNull() || !mnemonics.contains(key), qPrintable(QString(key)));
        if (!key.isNull()) {
            mnemonics << key;
        }
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()) {
            QAccessibleInterface *accessible
                = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            QVERIFY(!accessible->text(QAccessible::Name).isEmpty());
        }
    }
    QCOMPARE(mnemonics.size(), 11);
    QCOMPARE(f.preview()->accessibleName(), QStringLiteral("Preview"));
}

void TestPictureDialog::fitsASmallScreen()
{
    const Fixture f;
    QVERIFY(f.dialog->width() <= 1024);
    QVERIFY(f.dialog->height() <= 600);
    QVERIFY(f.dialog->minimumSizeHint().width() <= 640);
    QVERIFY(f.dialog->minimumSizeHint().height() <= 560);
    Fixture::type(f.width(), QStringLiteral("1"));
    QVERIFY(f.dialog->minimumSizeHint().height() <= 560);
}

QTEST_MAIN(TestPictureDialog)
#include "test_picture_dialog.moc"
