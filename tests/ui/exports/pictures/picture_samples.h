// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures to look at: their bytes, their pixels, the texts of their SVG.

#pragma once

#include "tests/ui/scripted.h"
#include "ui/exports/pictures/picture.h"

#include <QByteArray>
#include <QImage>
#include <QTransform>
#include <QXmlStreamReader>

#include <optional>
#include <vector>

namespace backoff::test {

// A run with everything in it: failures, a hint, success, and retries that are not used.
inline Experiment telling()
{
    Experiment experiment = scripted("T R:5 T S", 8);
    experiment.title = "Lecture 3";
    return experiment;
}

// As long as the window lets a run be, by few clients.
inline Experiment longest()
{
    Experiment experiment = alwaysDown(windowLimits.maxAttempts);
    experiment.fleet.clients = 20;
    experiment.fleet.outage.reset();
    return experiment;
}

inline PictureSettings settingsFor(PictureKind kind, QSize size = defaultPictureSize)
{
    PictureSettings settings;
    settings.kind = kind;
    settings.size = size;
    return settings;
}

// A study that takes no time.
inline ExportSource smallStudy(const Experiment &experiment)
{
    ExportSource source(makeRunResult(experiment));
    source.study.clients = 10;
    source.study.runs = 4;
    return source;
}

// With what the picture needs; kept for the next picture of the experiment.
inline const ExportSource &sourceOf(const Experiment &experiment, PictureKind kind)
{
    static std::optional<ExportSource> last;
    if (!last || last->result->experiment() != experiment) {
        last = smallStudy(experiment);
    }
    const auto view = herdViewOf(kind);
    if (view && !last->has(*view)) {
        last = computed(*last, *view);
    }
    return *last;
}

inline QByteArray bytesOf(
    const Experiment &experiment, const PictureSettings &settings, PictureFormat format)
{
    const Labels labels(Language::English);
    return QByteArray::fromStdString(
        pictureBytes(sourceOf(experiment, settings.kind), settings, format, labels));
}

inline QImage imageOf(const Experiment &experiment, const PictureSettings &settings)
{
    return QImage::fromData(bytesOf(experiment, settings, PictureFormat::Png), "PNG");
}

struct SvgText {
    QString text;
    double x = 0; // in the picture's pixels
    double y = 0;
    double pixels = 0;
    int weight = 400;
    QString family;
};

struct SvgDrawing {
    QString problem; // of the parser
    QXmlStreamAttributes root;
    QString title;
    QString description;
    QStringList elements;
    std::vector<SvgText> texts;

    [[nodiscard]] QString allTexts() const
    {
        QString all;
        for (const SvgText &text : texts) {
            all += text.text;
        }
        return all;
    }
};

// matrix(a,b,c,d,e,f); none: nothing is transformed.
inline QTransform transformOf(const QXmlStreamAttributes &attributes)
{
    const QString text = attributes.value(QLatin1String("transform")).toString();
    const QStringList n = text.mid(7).chopped(text.isEmpty() ? 0 : 1).split(u',');
    return n.size() == 6 ? QTransform(n[0].toDouble(),
               n[1].toDouble(),
               n[2].toDouble(),
               n[3].toDouble(),
               n[4].toDouble(),
               n[5].toDouble())
                         : QTransform();
}

inline SvgText readText(QXmlStreamReader &reader, const QTransform &transform)
{
    const QXmlStreamAttributes attributes = reader.attributes();
    const auto value = [&](const char *key) { return attributes.value(QLatin1String(key)); };
    SvgText text;
    const QPointF at = transform.map(QPointF(value("x").toDouble(), value("y").toDouble()));
    text.x = at.x();
    text.y = at.y();
    text.pixels = value("font-size").toDouble();
    text.weight = value("font-weight").toInt();
    text.family = value("font-family").toString();
    text.text = reader.readElementText();
    return text;
}

inline SvgDrawing readSvg(const QByteArray &bytes)
{
    SvgDrawing svg;
    QXmlStreamReader reader(bytes);
    std::vector<QTransform> transforms {QTransform()};
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement()) {
            transforms.pop_back();
        }
        if (!reader.isStartElement()) {
            continue;
        }
        const QString name = reader.name().toString();
        svg.elements << name;
        if (name == QLatin1String("title")) {
            svg.title = reader.readElementText();
        } else if (name == QLatin1String("desc")) {
            svg.description = reader.readElementText();
        } else if (name == QLatin1String("text")) {
            svg.texts.push_back(readText(reader, transforms.back()));
        } else {
            if (name == QLatin1String("svg")) {
                svg.root = reader.attributes();
            }
            transforms.push_back(transformOf(reader.attributes()) * transforms.back());
        }
    }
    svg.problem = reader.errorString();
    return svg;
}

} // namespace backoff::test
