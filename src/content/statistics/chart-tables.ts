import type { Bar, DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import type { ChartTable } from '../charts/chart-table.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { barName, type ChartId, chartWords, formatSigned, formatTenth } from './charts.ts';

type Row = ChartTable['rows'][number];

/** What stands behind a chart. */
export function chartTable(id: ChartId, answer: DrawStatistics): ChartTable {
  const { title: caption, head, bars } = chartWords[id];
  if (bars) return { caption, ...barRows(head, bars(answer)) };
  const { numbers, frequency } = answer;
  if (id !== 'frequencia') {
    const rows = numbers.map(({ number, times, delay }): Row => {
      return [formatNumber(number), formatWhole(times), formatWhole(delay)];
    });
    return { caption, head: [head, 'Vezes', 'Atraso'], rows };
  }
  const { expected, band } = frequency;
  const { low, high } = band;
  const place = (times: number) => (times < low ? 'abaixo' : times > high ? 'acima' : 'dentro');
  const rows = numbers.map(({ number, times }): Row => {
    const cells = [formatWhole(times), formatSigned(times - expected), place(times)];
    return [formatNumber(number), ...cells];
  });
  return { caption, head: [head, 'Vezes', 'A mais ou a menos', 'Normal'], rows };
}

function barRows(name: string, bars: readonly Bar[]): Pick<ChartTable, 'head' | 'rows'> {
  const hasBand = bars.some(({ band }) => band);
  const rows = bars.map((bar): Row => {
    const { times, expected, band } = bar;
    const cells = [formatWhole(times), formatTenth(expected)];
    const within = band ? [`${formatWhole(band.low)} a ${formatWhole(band.high)}`] : [];
    return [barName(bar), ...cells, ...within];
  });
  return { head: [name, 'Vezes', 'Esperado', ...(hasBand ? ['Normal'] : [])], rows };
}
