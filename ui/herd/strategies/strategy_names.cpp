// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/strategy_names.h"

#include "core/io/labels.h"

#include <QCoreApplication>

namespace backoff {

namespace {

class Names
{
    Q_DECLARE_TR_FUNCTIONS(StrategyNames)
};

// English labels are the very texts that the program's translation is looked up by.
QString inProgramsLanguage(const QString &label)
{
    return QCoreApplication::translate("Labels", label.toUtf8().constData());
}

} // namespace

QString strategyTitle(Jitter jitter)
{
    return inProgramsLanguage(Labels(Language::English).jitter(jitter));
}

QString strategyInSentence(Jitter jitter)
{
    switch (jitter) {
    case Jitter::None:
        return Names::tr("no jitter");
    case Jitter::Full:
        return Names::tr("full jitter");
    case Jitter::Equal:
        return Names::tr("equal jitter");
    case Jitter::Decorrelated:
        return Names::tr("decorrelated jitter");
    case Jitter::Proportional:
        return Names::tr("proportional jitter");
    case Jitter::Offsets:
        return Names::tr("fixed offsets");
    }
    return {};
}

QString strategyFormula(const Policy &policy)
{
    return inProgramsLanguage(Labels(Language::English).formula(policy));
}

} // namespace backoff
