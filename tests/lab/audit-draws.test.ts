import { chunk } from 'lodash';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import { createUrn } from '../../workers/engine/random/urn.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { drawRigged } from '../../workers/lab/backtest/rigged-draw.ts';
import { auditDraws } from '../../workers/lab/real-draws/audit-draws.ts';
import { betAgainstFairness } from '../../workers/lab/real-draws/fairness-bet.ts';
import { chiSquareP } from '../../workers/lab/theory/chi-square.ts';
import { SUSPICIOUS_LOG, SUSPICIOUS_P } from '../../workers/shared/lab/draws-audit.ts';
import { allNumbers, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { numbersIn } from '../support/numbers-in.ts';

const quina = lotteryOf('quina');

function fairDraws(seed: string, count: number): number[][] {
  const stream = engineOf('4').stream('audit-draws', seed);
  const urn = createUrn(allNumbers(quina));
  const drawn = new Uint8Array(quina.drawn);
  return Array.from({ length: count }, () => {
    urn.draw(stream, quina.drawn, drawn, 0);
    return [...drawn];
  });
}

function riggedDraws(count: number): number[][] {
  const stream = engineOf('4').stream('audit-draws', 'rigged');
  return Array.from({ length: count }, () => [...drawRigged(quina, [13], 2, stream)]);
}

describe('the law of χ²', () => {
  test.each([
    [3.841459, 1, 0.05],
    [77.93052, 59, 0.05],
    [16.91898, 9, 0.05],
    [148.23036, 99, 0.001],
    [0, 5, 1],
  ])('at %d of %i degrees is %d', (statistic, freedom, p) => {
    expect(chiSquareP(statistic, freedom)).toBeCloseTo(p, 4);
  });
});

describe('the audit of draws', () => {
  const fair = Array.from({ length: 60 }, (_, i) => runToEnd(auditDraws(quina, fairDraws(`${i}`, 500))));

  test('the p-values of fair draws are as often small as they say', () => {
    const below = (limit: number) => fair.filter(({ chiSquare }) => chiSquare.p < limit).length;
    expect(below(0.5)).toBeGreaterThan(18);
    expect(below(0.5)).toBeLessThan(42);
    expect(below(0.01)).toBeLessThanOrEqual(3);
  });

  test('finds draws that are too even, in which all numbers come as often', () => {
    const decks = Array.from({ length: 50 }, () => chunk(allNumbers(quina), quina.drawn)).flat();
    expect(runToEnd(auditDraws(quina, decks)).chiSquare.p).toBeLessThan(SUSPICIOUS_P);
  });

  test('bets next to nothing away, and in fair draws never comes to 1,000', () => {
    expect(fair.filter(({ bet }) => bet.most >= Math.log10(20)).length).toBeLessThanOrEqual(6);
    expect(fair.filter(({ bet }) => bet.most >= SUSPICIOUS_LOG)).toEqual([]);
  });

  test('finds a number of twice the weight, by both', () => {
    const report = runToEnd(auditDraws(quina, riggedDraws(2000)));
    expect(numbersIn(report).every(Number.isFinite)).toBe(true);
    const { chiSquare, bet, draws } = report;
    expect(chiSquare.p).toBeLessThan(0.01);
    expect(bet.most).toBeGreaterThan(SUSPICIOUS_LOG);
    expect(bet).toMatchObject({ number: 13, isMore: true });
    expect(bet.path.at(-1)).toEqual({ draws, log: bet.now });
  });
});

test('names the number of the alarm, not that of the end', () => {
  // 7 in each of 40 draws, then in none of 470, in many of which 12 is.
  const others = allNumbers(quina).filter((n) => n !== 7 && n !== 12);
  const draw = (i: number, ...some: number[]) => {
    return [...some, ...[0, 1, 2, 3, 4].map((n) => others[(i * 5 + n) % others.length] as number)].slice(0, 5);
  };
  const early = Array.from({ length: 40 }, (_, i) => draw(i, 7));
  const late = Array.from({ length: 470 }, (_, i) => (i % 6 === 0 ? draw(i, 12) : draw(i)));
  const { bet } = runToEnd(auditDraws(quina, [...early, ...late]));
  expect(bet).toMatchObject({ number: 7, isMore: true });
  expect(bet.after).toBeGreaterThan(20);
  expect(bet.after).toBeLessThanOrEqual(40);
  // Over all of them it is another.
  expect(runToEnd(auditDraws(quina, [...late, ...early])).bet.number).not.toBe(7);
});

test('the number farthest from the mean is told with its count', () => {
  const draws = fairDraws('farthest', 300).map((numbers) => (numbers.includes(9) ? numbers : [9, ...numbers.slice(1)]));
  const { farthest } = runToEnd(auditDraws(quina, draws));
  expect(farthest).toEqual({ number: 9, times: 300, expected: 18.75 });
});

test('the bet has the mean 1 after every draw of a fair lottery, counted over all cases', () => {
  const tiny = { total: 4, drawn: 2 };
  const all = [1, 2, 3].flatMap((a) => [2, 3, 4].filter((b) => b > a).map((b) => [a, b]));
  for (const draws of [all.map((one) => [one]), all.flatMap((one) => all.map((two) => [one, two]))]) {
    const mean =
      draws.reduce((sum, some) => sum + 10 ** runToEnd(betAgainstFairness(tiny, some)).now, 0) / draws.length;
    expect(mean).toBeCloseTo(1, 12);
  }
});
