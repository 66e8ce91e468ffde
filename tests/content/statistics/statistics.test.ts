import { describe, expect, test } from 'vitest';
import { chartTable } from '../../../src/content/statistics/chart-tables.ts';
import {
  barLabel,
  barName,
  type ChartId,
  chartWords,
  formatSigned,
  formatTenth,
} from '../../../src/content/statistics/charts.ts';
import { sourceWords, statisticsTexts } from '../../../src/content/statistics/statistics.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { statisticsFor } from '../../tasks/result-of.ts';

const IDS = Object.keys(chartWords) as ChartId[];
const source = simulated('h1', '2026-11-20');

describe('the words of a chart', () => {
  test.each(LOTTERIES)('every sentence is whole for $key, whatever the window', ({ key }) => {
    for (const window of [1, 10, 500]) {
      const answer = statisticsFor({ lottery: key, source, window });
      for (const id of IDS) {
        const { title, found, reading, notMeant } = chartWords[id];
        expect(title).not.toBe('');
        for (const sentence of [reading(answer), notMeant(answer)]) {
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        }
        const all = [found(answer), reading(answer), notMeant(answer)].join();
        expect(all).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(found(answer)).not.toBe('');
        const { head, rows } = chartTable(id, answer);
        // Without two draws nothing comes back.
        if (window > 1) expect(rows.length).toBeGreaterThan(1);
        for (const row of rows) expect(row).toHaveLength(head.length);
        expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined|Infinity|null/);
      }
    }
  });

  test('name both numbers that share a place, and say so of more', () => {
    const answer = statisticsFor({ lottery: 'lotofacil', source, window: 30 });
    const found = (times: readonly number[]) => {
      const numbers = times.map((n, i) => ({ ...answer.numbers[i], number: i + 1, times: n, delay: n }));
      return (['volante', 'atraso'] as const).map((id) =>
        chartWords[id].found({ ...answer, numbers } as typeof answer),
      );
    };
    expect(found([2, 5, 1])).toEqual(['Mais: 02 (5×); menos: 03 (1×)', 'Maior atraso: 02 (5 sorteios)']);
    expect(found([5, 5, 1, 1, 1])).toEqual([
      'Mais: 01 e 02 (5×); menos: vários (1×)',
      'Maior atraso: 01 e 02 (5 sorteios)',
    ]);
  });

  test('say that the past changes no chance, and how likely a number is', () => {
    const answer = statisticsFor({ lottery: 'lotofacil', source, window: 30 });
    expect(chartWords.atraso.notMeant(answer)).toContain('não tem memória');
    expect(chartWords.intervalos.notMeant(answer)).toContain('sempre 60%');
    expect(chartWords.frequencia.notMeant(answer)).toMatch(/de 25 números, (cerca de 1|menos de 1) fica fora/);
  });

  test('tell in the table of frequencies how far each number is from what chance gives', () => {
    const answer = statisticsFor({ lottery: 'lotofacil', source, window: 10 });
    const { head, rows } = chartTable('frequencia', answer);
    expect(head[2]).toBe('A mais ou a menos');
    const [first] = answer.numbers;
    expect(answer.frequency.expected).toBe(6);
    expect(rows[0]?.slice(1, 3)).toEqual([String(first?.times), formatSigned((first?.times ?? 0) - 6)]);
  });

  test('name values and shares as one reads them', () => {
    expect([6, 6.25, 1234.56].map(formatTenth)).toEqual(['6', '6,3', '1.234,6']);
    expect([6.25, -0.5, 0.04, -0.04].map(formatSigned)).toEqual(['+6,3', '−0,5', '0', '0']);
    const bar = { times: 1, expected: 1, from: 80, to: 99 };
    expect(barName(bar)).toBe('80 a 99');
    expect(barName({ ...bar, to: 80 })).toBe('80');
    expect(barName({ ...bar, from: 21, open: 'below' })).toBe('até 99');
    expect(barName({ ...bar, open: 'above' })).toBe('80 ou mais');
    expect([barLabel({ ...bar, open: 'below' }), barLabel(bar)]).toEqual(['≤99', '80']);
  });
});

describe('which draws they are of', () => {
  test('simulated draws are named as such', () => {
    const answer = statisticsFor({ lottery: 'quina', source, window: 30 });
    const name = lotteryOf('quina').name;
    expect(sourceWords(name, answer)).toBe('Quina: 30 sorteios simulados, de 22/10/2026 a 20/11/2026');
    const words = statisticsTexts.windowWords;
    expect(words('simulated', 30, false)).toBe('os últimos 30 sorteios simulados');
    expect(words('simulated', 500, true)).toBe('os últimos 500 sorteios simulados');
    expect(words('official', 2900, true)).toBe('todos os 2.900 concursos oficiais');
  });

  test('real draws are named with their contests; one of Dupla Sena has two', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const draws = [7, 9].map((contest) => ({ contest, numbers, second: numbers }));
    const table = packDraws({ lottery: 'duplasena', draws });
    const request = { lottery: 'duplasena', window: 30, source: { kind: 'official' } } as const;
    const answer = statisticsFor(request, table);
    expect(sourceWords('Dupla Sena', answer)).toBe('Dupla Sena: 2 concursos oficiais (7 a 9), com 4 sorteios');
    expect(statisticsTexts.missing(1)).toContain('Falta 1 concurso');
  });
});
