import type { Bar, DrawStatistics } from '../../../workers/shared/statistics.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { barName, type ChartId, chartWords, formatSigned, formatTenth } from './charts.ts';

/** A chart as rows: the first cell of each names it. */
export interface ChartTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

type Row = ChartTable['rows'][number];

const HEADS: Readonly<Record<ChartId, string>> = {
  volante: 'Número',
  atraso: 'Número',
  frequencia: 'Número',
  somas: 'Soma',
  pares: 'Ímpares',
  repetidos: 'Repetidos',
  intervalos: 'Intervalo',
};

/** What stands behind a chart. */
export function chartTable(id: ChartId, answer: DrawStatistics): ChartTable {
  const caption = chartWords[id].title;
  const head = HEADS[id];
  const { numbers, frequency, sums, odd, repeats, gaps } = answer;
  switch (id) {
    case 'volante':
    case 'atraso': {
      const row = ({ number, times, delay }: (typeof numbers)[number]): Row => [
        ...([formatNumber(number), formatWhole(times), formatWhole(delay)] as const),
      ];
      return { caption, head: [head, 'Vezes', 'Atraso'], rows: numbers.map(row) };
    }
    case 'frequencia': {
      const { expected, band } = frequency;
      const { low, high } = band;
      const place = (times: number) => (times < low ? 'abaixo' : times > high ? 'acima' : 'dentro');
      const row = ({ number, times }: (typeof numbers)[number]): Row => [
        ...([formatNumber(number), formatWhole(times)] as const),
        ...[formatSigned(times - expected), place(times)],
      ];
      const heads = [head, 'Vezes', 'A mais ou a menos', 'Faixa do acaso'];
      return { caption, head: heads, rows: numbers.map(row) };
    }
    case 'somas':
      return { caption, ...barRows(head, sums.bars) };
    case 'pares':
      return { caption, ...barRows(head, odd) };
    case 'repetidos':
      return { caption, ...barRows(head, repeats.bars) };
    case 'intervalos':
      return { caption, ...barRows(head, gaps.bars) };
  }
}

function barRows(name: string, bars: readonly Bar[]): Pick<ChartTable, 'head' | 'rows'> {
  const hasBand = bars.some(({ band }) => band);
  const rows = bars.map((bar): Row => {
    const { times, expected, band } = bar;
    const cells = [formatWhole(times), formatTenth(expected)];
    const within = band ? [`${formatWhole(band.low)} a ${formatWhole(band.high)}`] : [];
    return [barName(bar), ...cells, ...within];
  });
  return { head: [name, 'Vezes', 'Média do acaso', ...(hasBand ? ['Faixa do acaso'] : [])], rows };
}
