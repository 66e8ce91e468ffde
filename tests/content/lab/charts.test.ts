import { describe, expect, test } from 'vitest';
import { popularityTable, runningTable, strategyTable, tierTable } from '../../../src/content/lab/chart-tables.ts';
import {
  formatAway,
  formatDecimal,
  formatMore,
  formatPercent,
  formatShort,
} from '../../../src/content/lab/lab-numbers.ts';
import { popularityChart, runningChart, strategiesChart, tiersChart } from '../../../src/ui/lab/lab-charts.ts';
import type { SimulatedTier } from '../../../workers/shared/lab/simulation-report.ts';
import { backtest, popular, simulation } from '../../ui/lab/reports.ts';

const report = simulation();
const [sena, , quadra] = report.tiers;
if (!sena || !quadra) throw new Error('no tiers');

describe('the words of the charts of the laboratory', () => {
  const views = [
    runningChart(report, quadra, ''),
    tiersChart(report, ''),
    strategiesChart(backtest(), ''),
    popularityChart(popular(100), ''),
  ];

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
    const [tier] = report.tiers;
    const tiers = (...ends: (readonly [number, number])[]) =>
      tiersChart({ ...report, tiers: ends.map((interval) => ({ ...sena, ...tier, interval })) }, '').found;
    expect(tiers([0.9, 1.1])).toBe('A faixa bate com o esperado');
    expect(tiers([0.9, 1.1], [0, 2])).toBe('As 2 faixas batem com o esperado');
    expect(tiers([0.9, 1.1], [1.1, 2])).toBe('1 de 2 faixas longe do esperado');
    const { strategies } = backtest();
    const strategy = (...all: number[]) =>
      strategiesChart(
        { ...backtest(), strategies: strategies.map((one, i) => ({ ...one, adjusted: all[i] ?? 1 })) },
        '',
      ).found;
    expect(strategy()).toBe(`Nenhuma de ${strategies.length} estratégias é diferente do acaso`);
    expect(strategy(0.01)).toBe(`1 de ${strategies.length} estratégias parece diferente do acaso`);
    expect(strategy(0.01, 0.02)).toBe(`2 de ${strategies.length} estratégias parecem diferentes do acaso`);
    const ended = (ratio: number) => runningChart(report, { ...quadra, running: [{ ratio, band: [0, 2] }] }, '').found;
    expect([1.0125, 0.5, 1].map(ended)).toEqual([
      'Quadra (4): no fim, 1,25% acima do esperado',
      'Quadra (4): no fim, 50% abaixo do esperado',
      'Quadra (4): no fim, igual ao esperado',
    ]);
    const numbers = [1.2, 0.9, 1].map((ratio, i) => ({ number: i + 1, ratio, low: 0, high: 2 }));
    expect(popularityChart(numbers, '').found).toBe('Mais: 01 (+20%); menos: 02 (−10%)');
  });
});

test('too little to tell is told as that, and of one draw no mean', () => {
  const rare = { ...sena, expected: 0.02, seen: 0, interval: [0, 90] as const };
  const found = (...tiers: SimulatedTier[]) => tiersChart({ ...report, tiers }, '').found;
  const told = { ...quadra, interval: [0.9, 1.1] as const };
  expect(found(rare)).toBe('Poucos sorteios para comparar');
  expect(found(rare, told)).toBe('1 de 2 faixas bate com o esperado; a outra é rara demais');
  expect(found(rare, rare, told)).toBe('1 de 3 faixas bate com o esperado; as outras são raras demais');
  expect(found(rare, told, told)).toBe('2 de 3 faixas batem com o esperado; a outra é rara demais');
  expect(runningChart(report, rare, '').found).toBe('Sena (6): poucos sorteios para comparar');
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
  const running = [{ ratio: 3.5, band: [0, 2.25] as const }];
  expect(runningTable({ ...report, checkpoints: [1000] }, { ...quadra, running }).rows).toEqual([
    ['1.000', '+250%', '−100% a +125%', 'acima'],
  ]);
  const tier = { ...sena, seen: 5, expected: 2, interval: [0.5, 4] as const };
  expect(tierTable({ ...report, tiers: [tier] }).rows).toEqual([['Sena (6)', '5', '2', '+150%', '−50% a +300%']]);
  expect(strategyTable(backtest()).rows[4]).toEqual([
    ...['5. Repetições do último sorteio', '0,604', '+0,014', '0,002%', '0,04%'],
  ]);
  expect(popularityTable([{ number: 100, ratio: 1, low: 0.9, high: 1.1 }]).rows).toEqual([['00', '0', '−10% a +10%']]);
});

test('numbers are as short as they may be', () => {
  expect([0.125, 0.0005, -0.0123, 2.5, 0].map(formatPercent)).toEqual(['12,5%', '0,05%', '−1,23%', '250%', '0%']);
  expect([0.25, -0.0003, 0, 0.000001].map(formatAway)).toEqual(['+25%', '−0,03%', '0', '0']);
  expect([500, 1000, 20_000, 1_500_000, 100_000_000, 2e9].map(formatShort)).toEqual([
    ...['500', '1 mil', '20 mil', '1,5 mi', '100 mi', '2 bi'],
  ]);
  expect([0.0136, -0.002, 0.0004, 0].map(formatMore)).toEqual(['+0,014', '−0,002', '0', '0']);
  expect([1234.5, -0.004, 3].map((value) => formatDecimal(value, 2))).toEqual(['1.234,5', '0', '3']);
});

test('a band is said to be that of each point, and a tier to be away in as many tests as it is', () => {
  const running = runningChart(report, quadra, '');
  expect(running.reading).toContain('em cada ponto, o acaso fica aí em 95 de cada 100 casos');
  expect(running.reading).toContain('é comum um ou outro ficar fora');
  expect(tiersChart(report, '').notMeant).toContain('em até 16 de cada 100 testes');
});
