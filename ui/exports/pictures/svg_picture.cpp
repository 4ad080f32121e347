// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_fonts.h"
#include "ui/exports/pictures/picture_writers.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <vector>

namespace backoff {

namespace {

// As the generator of Qt 6.4 leaves it, title and description are not escaped, a font has no
// family to fall back to, and most groups are empty.
QByteArray generated(const PictureSheet &sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(sheet.size);
    generator.setViewBox(QRect(QPoint(0, 0), sheet.size));
    QPainter painter(&generator);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

bool isGroup(const QString &name)
{
    return name == QLatin1String("g") || name == QLatin1String("defs");
}

// The generator's own, empty title and description.
bool isHeading(const QXmlStreamReader &reader)
{
    return reader.qualifiedName() == QLatin1String("title")
        || reader.qualifiedName() == QLatin1String("desc");
}

class SvgTidier
{
public:
    explicit SvgTidier(const PictureSheet &sheet)
        : m_sheet(sheet)
        , m_writer(&m_bytes)
        , m_families((QStringList(usedFamily(sheet)) + pictureFamilies()
              + QStringList(QStringLiteral("sans-serif"))))
    {
        m_families.removeDuplicates();
    }

    QByteArray tidied(const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        reader.setNamespaceProcessing(false);
        m_writer.writeStartDocument();
        while (!reader.atEnd()) {
            switch (reader.readNext()) {
            case QXmlStreamReader::StartElement:
                if (isHeading(reader)) {
                    reader.skipCurrentElement();
                    break;
                }
                begin({reader.qualifiedName().toString(), reader.attributes()});
                break;
            case QXmlStreamReader::EndElement:
                end();
                break;
            case QXmlStreamReader::Characters:
                if (!m_open.isEmpty() && m_open.back() == QLatin1String("text")) {
                    m_writer.writeCharacters(reader.text().toString());
                }
                break;
            default:
                break;
            }
        }
        m_writer.writeEndDocument();
        m_bytes += '\n';
        return m_bytes;
    }

private:
    struct Element {
        QString name;
        QXmlStreamAttributes attributes;
    };

    static QString usedFamily(const PictureSheet &sheet)
    {
        return QFontInfo(PictureFonts::forSize(sheet.size).body).family();
    }

    // A group waits until something is in it.
    void begin(const Element &element)
    {
        if (isGroup(element.name)) {
            m_waiting.push_back(element);
            return;
        }
        for (const Element &group : m_waiting) {
            write(group);
        }
        m_waiting.clear();
        write(element);
        if (element.name == QLatin1String("svg")) {
            writeText(QStringLiteral("title"), m_sheet.title);
            writeText(QStringLiteral("desc"), m_sheet.description);
        }
    }

    void end()
    {
        if (!m_waiting.empty()) {
            m_waiting.pop_back();
            return;
        }
        m_open.removeLast();
        m_writer.writeEndElement();
    }

    void write(const Element &element)
    {
        writeLineEnd();
        m_open << element.name;
        m_writer.writeStartElement(element.name);
        for (const QXmlStreamAttribute &attribute : element.attributes) {
            const QString name = attribute.qualifiedName().toString();
            const bool isFont = name.startsWith(QLatin1String("font-"));
            if (!isFont || element.name == QLatin1String("text")) { // a group's is not used
                m_writer.writeAttribute(name, value(element, name, attribute.value().toString()));
            }
        }
    }

    [[nodiscard]] QString value(
        const Element &element, const QString &name, const QString &value) const
    {
        if (name == QLatin1String("font-family")) { // the other one is that of formulas
            QStringList families = m_families;
            if (!families.contains(value)) {
                families = QStringList {value, QStringLiteral("monospace")};
                families.removeDuplicates();
            }
            return families.join(QStringLiteral(", "));
        }
        if (element.name == QLatin1String("svg")) { // not in rounded millimetres
            if (name == QLatin1String("width")) {
                return QString::number(m_sheet.size.width());
            }
            if (name == QLatin1String("height")) {
                return QString::number(m_sheet.size.height());
            }
        }
        return value;
    }

    void writeLineEnd() { m_writer.writeCharacters(QStringLiteral("\n")); }

    void writeText(const QString &name, const QString &text)
    {
        writeLineEnd();
        m_writer.writeTextElement(name, text);
    }

    const PictureSheet &m_sheet;
    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
    QStringList m_families; // the first that is there
    std::vector<Element> m_waiting;
    QStringList m_open;
};

} // namespace

QByteArray svgBytes(const PictureSheet &sheet) { return SvgTidier(sheet).tidied(generated(sheet)); }

} // namespace backoff
