// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_writers.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QXmlStreamWriter>

namespace backoff {

static constexpr double pointsPerPixel = 72.0 / 96;

// The page is the picture: no margins.
static QPageLayout pageOf(QSize size)
{
    const QPageSize page(QSizeF(size) * pointsPerPixel,
        QPageSize::Point,
        QStringLiteral("picture"),
        QPageSize::ExactMatch);
    QPageLayout layout(page, QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

static const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
static const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
static const QString xmp = QStringLiteral("http://ns.adobe.com/xap/1.0/");
static const QString xmpMeta = QStringLiteral("adobe:ns:meta/");

// A text that may have translations: here it has none.
static void writeText(QXmlStreamWriter &writer, const QString &name, const QString &text)
{
    writer.writeStartElement(dc, name);
    writer.writeStartElement(rdf, QStringLiteral("Alt"));
    writer.writeStartElement(rdf, QStringLiteral("li"));
    writer.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
    writer.writeCharacters(text);
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndElement();
}

// The description has no other place in a PDF than XMP, a packet of RDF. There is no date in it.
static QByteArray metadataOf(const PictureSheet &sheet)
{
    QByteArray bytes;
    QXmlStreamWriter writer(&bytes);
    writer.writeProcessingInstruction(
        QStringLiteral("xpacket"), QStringLiteral("begin='' id='W5M0MpCehiHzreSzNTczkc9d'"));
    writer.writeNamespace(xmpMeta, QStringLiteral("x"));
    writer.writeNamespace(rdf, QStringLiteral("rdf"));
    writer.writeNamespace(dc, QStringLiteral("dc"));
    writer.writeNamespace(xmp, QStringLiteral("xmp"));
    writer.writeStartElement(xmpMeta, QStringLiteral("xmpmeta"));
    writer.writeStartElement(rdf, QStringLiteral("RDF"));
    writer.writeStartElement(rdf, QStringLiteral("Description"));
    writer.writeAttribute(rdf, QStringLiteral("about"), QString());
    writer.writeTextElement(xmp, QStringLiteral("CreatorTool"), sheet.creator);
    writeText(writer, QStringLiteral("title"), sheet.title);
    writeText(writer, QStringLiteral("description"), sheet.description);
    writer.writeEndDocument();
    bytes += "<?xpacket end='w'?>";
    return bytes;
}

QByteArray pdfBytes(const PictureSheet &sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageLayout(pageOf(sheet.size));
    writer.setTitle(sheet.title);
    writer.setCreator(sheet.creator);
    writer.setDocumentXmpMetadata(metadataOf(sheet));
    QPainter painter(&writer);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

} // namespace backoff
