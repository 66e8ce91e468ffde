import { describe, expect, test } from 'vitest';
import { popularityTable, strategyTable } from '../../../src/content/lab/chart-tables.ts';
import { formatAway, formatDecimal, formatMore, formatPercent } from '../../../src/content/lab/lab-numbers.ts';
import { popularityChart, strategiesChart } from '../../../src/ui/lab/lab-charts.ts';
import { backtest, popular } from '../../ui/lab/reports.ts';

describe('the words of the charts of the laboratory', () => {
  const views = [strategiesChart(backtest(), ''), popularityChart(popular(100), '')];

  test.each(views)('every sentence is whole: $title', ({ title, found, reading, notMeant, table }) => {
    expect(title).not.toBe('');
    for (const sentence of [reading, notMeant]) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    const { caption, head, rows } = table();
    expect(caption).toBe(title);
    expect(new Set(head).size).toBe(head.length);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect([found, reading, notMeant, JSON.stringify(rows)].join()).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test('say what was found, of none, one and several', () => {
    const { strategies } = backtest();
    const strategy = (...all: number[]) =>
      strategiesChart(
        { ...backtest(), strategies: strategies.map((one, i) => ({ ...one, adjusted: all[i] ?? 1 })) },
        '',
      ).found;
    expect(strategy()).toBe(`Nenhuma de ${strategies.length} estratégias é diferente do acaso`);
    expect(strategy(0.01)).toBe(`1 de ${strategies.length} estratégias parece diferente do acaso`);
    expect(strategy(0.01, 0.02)).toBe(`2 de ${strategies.length} estratégias parecem diferentes do acaso`);
    const numbers = [1.2, 0.9, 1].map((ratio, i) => ({ number: i + 1, ratio, low: 0, high: 2 }));
    expect(popularityChart(numbers, '').found).toBe('Mais: 01 (+20%); menos: 02 (−10%)');
  });
});

test('too little to tell is told as that, and of one draw no mean', () => {
  expect(strategiesChart({ ...backtest(), draws: 9 }, '').found).toBe('Poucos sorteios para comparar');
  expect(strategyTable({ ...backtest(), draws: 2 }).rows[4]?.[2]).toBe('+0,014');
  expect(strategyTable({ ...backtest(), draws: 1 }).rows.map((row) => row[2])).toEqual(
    backtest().strategies.map(() => '—'),
  );
});

test('a backtest says what each strategy is compared with, and what chance gives', () => {
  expect(strategiesChart(backtest(), '').reading).toContain('um par, que joga ao acaso nos mesmos sorteios');
  expect(strategiesChart(backtest(), '').reading).toContain('ao acaso são 0,6 acertos por jogo');
});

test('the tables have what is beyond a plot as it is', () => {
  expect(strategyTable(backtest()).rows[4]).toEqual([
    ...['5. Repetições do último sorteio', '0,604', '+0,014', '0,002%', '0,04%'],
  ]);
  expect(popularityTable([{ number: 100, ratio: 1, low: 0.9, high: 1.1 }]).rows).toEqual([['00', '0', '−10% a +10%']]);
});

test('numbers are as short as they may be', () => {
  expect([0.125, 0.0005, -0.0123, 2.5, 0].map(formatPercent)).toEqual(['12,5%', '0,05%', '−1,23%', '250%', '0%']);
  expect([0.25, -0.0003, 0, 0.000001].map(formatAway)).toEqual(['+25%', '−0,03%', '0', '0']);
  expect([0.0136, -0.002, 0.0004, 0].map(formatMore)).toEqual(['+0,014', '−0,002', '0', '0']);
  expect([1234.5, -0.004, 3].map((value) => formatDecimal(value, 2))).toEqual(['1.234,5', '0', '3']);
});
