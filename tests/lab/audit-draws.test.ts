import { chunk } from 'lodash';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import { createUrn } from '../../workers/engine/random/urn.ts';
import { auditDraws } from '../../workers/lab/real-draws/audit-draws.ts';
import { betAgainstFairness } from '../../workers/lab/real-draws/fairness-bet.ts';
import { chiSquareP } from '../../workers/lab/theory/chi-square.ts';
import { drawRigged } from '../../workers/lab/walk/rigged-draw.ts';
import { SUSPICIOUS_LOG, SUSPICIOUS_P } from '../../workers/shared/lab/draws-audit.ts';
import { allNumbers, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { DRAWS_AUDIT } from '../../workers/tasks/answer-shapes.ts';
import { isLike } from '../../workers/tasks/is-like.ts';

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
  const fair = Array.from({ length: 60 }, (_, i) => auditDraws(quina, fairDraws(`${i}`, 500)));

  test('has p-values of fair draws that are as often small as they say', () => {
    const below = (limit: number) => fair.filter(({ chiSquare }) => chiSquare.p < limit).length;
    expect(below(0.5)).toBeGreaterThan(18);
    expect(below(0.5)).toBeLessThan(42);
    expect(below(0.01)).toBeLessThanOrEqual(3);
  });

  test('finds draws that are too even, in which all numbers come as often', () => {
    const decks = Array.from({ length: 50 }, () => chunk(allNumbers(quina), quina.drawn)).flat();
    expect(auditDraws(quina, decks).chiSquare.p).toBeLessThan(SUSPICIOUS_P);
  });

  test('bets next to nothing away, and in fair draws never comes to 1,000', () => {
    expect(fair.filter(({ bet }) => bet.most >= Math.log10(20)).length).toBeLessThanOrEqual(6);
    expect(fair.filter(({ bet }) => bet.most >= SUSPICIOUS_LOG)).toEqual([]);
  });

  test('finds a number of twice the weight, by both', () => {
    const report = auditDraws(quina, riggedDraws(2000));
    expect(isLike(report, DRAWS_AUDIT)).toBe(true);
    const { chiSquare, bet, draws } = report;
    expect(chiSquare.p).toBeLessThan(0.01);
    expect(bet.most).toBeGreaterThan(SUSPICIOUS_LOG);
    expect(bet.number).toBe(13);
    expect(bet.path.at(-1)).toEqual({ draws, log: bet.now });
  });
});

test('the bet has the mean 1 after every draw of a fair lottery, counted over all cases', () => {
  const tiny = { total: 4, drawn: 2 };
  const all = [1, 2, 3].flatMap((a) => [2, 3, 4].filter((b) => b > a).map((b) => [a, b]));
  for (const draws of [all.map((one) => [one]), all.flatMap((one) => all.map((two) => [one, two]))]) {
    const mean = draws.reduce((sum, some) => sum + 10 ** betAgainstFairness(tiny, some).now, 0) / draws.length;
    expect(mean).toBeCloseTo(1, 12);
  }
});
