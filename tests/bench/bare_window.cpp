// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The least program that shows a window with a chart: the yardstick of backofflab's start.

#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QMainWindow>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    auto *bars = new QBarSet(QString());
    for (int i = 1; i <= 5; ++i) {
        bars->append(i);
    }
    auto *series = new QBarSeries;
    series->append(bars);
    auto *chart = new QChart;
    chart->addSeries(series);
    chart->createDefaultAxes();
    QMainWindow window;
    window.setCentralWidget(new QChartView(chart));
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
