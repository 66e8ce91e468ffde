import type { BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import type { ChartTable } from '../charts/chart-table.ts';
import { formatNumber } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';
import { type PopularNumber, popularityWords, strategyWords } from './charts.ts';
import { formatAway, formatDecimal, formatMore, formatPercent } from './lab-numbers.ts';

type Row = ChartTable['rows'][number];

const range = (low: number, high: number) => `${formatAway(low - 1)} a ${formatAway(high - 1)}`;

/** A row for each strategy, with its number in the chart. */
export function strategyTable({ strategies, draws }: BacktestReport): ChartTable {
  const rows = strategies.map(({ strategy, mean, more, p, adjusted }, i): Row => {
    const chances = [formatPercent(p), formatPercent(adjusted)];
    // One draw is no mean.
    return [
      `${i + 1}. ${strategyName(strategy)}`,
      formatDecimal(mean, 3),
      draws < 2 ? '—' : formatMore(more),
      ...chances,
    ];
  });
  const head = ['Estratégia', 'Acertos por jogo', 'A mais que o par', 'Chance por acaso', 'Corrigida'];
  return { caption: strategyWords.title, head, rows };
}

/** A row for each number. */
export function popularityTable(numbers: readonly PopularNumber[]): ChartTable {
  const rows = numbers.map(({ number, ratio, low, high }): Row => {
    return [formatNumber(number), formatAway(ratio - 1), range(low, high)];
  });
  return { caption: popularityWords.title, head: ['Número', 'A mais ou a menos', 'Margem de erro'], rows };
}
