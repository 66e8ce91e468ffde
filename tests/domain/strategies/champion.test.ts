import fc from 'fast-check';
import { max, orderBy, range, shuffle, sum } from 'lodash';
import { describe, expect, test } from 'vitest';
import { planRun } from '../../../workers/domain/batch/run.ts';
import type { LotteryKey } from '../../../workers/domain/lotteries.ts';
import { stream } from '../../../workers/domain/random/stream.ts';
import { BEST_BALANCE, createBalance } from '../../../workers/domain/strategies/balance.ts';
import { bestTicket, pickChampions } from '../../../workers/domain/strategies/campeao.ts';
import {
  bestOfCandidates,
  betterOf,
  SUB_BLOCK_CANDIDATES,
  SUB_BLOCKS,
  visitCandidates,
} from '../../../workers/domain/strategies/candidates.ts';
import { TABLE } from './batches.ts';

function contextOf(lottery: LotteryKey, historySeed = 'h') {
  return planRun({ lottery, strategy: 'campeao', seed: 's', historySeed, date: '2026-02-03' })
    .context;
}

describe.each(TABLE)('%s', (key, total, pick) => {
  test('the kept ticket is at least as balanced as each of its 2,000 candidates', () => {
    fc.assert(
      fc.property(fc.nat().map(String), fc.nat(20), (seed, index) => {
        const context = contextOf(key, seed);
        const balance = createBalance(context);
        const scores = range(SUB_BLOCKS).flatMap((part) => {
          const found: number[] = [];
          visitCandidates(context, seed, index, part, (numbers) => {
            expect(new Set(numbers).size).toBe(pick);
            expect(numbers.at(-1)).toBeLessThanOrEqual(total);
            found.push(balance(numbers));
          });
          return found;
        });
        const kept = bestTicket(context, seed, index);
        expect(scores).toHaveLength(2000);
        expect(kept.score).toBe(max(scores));
        expect(kept.score).toBe(balance(kept.numbers));
        expect(scores.every((score) => Number.isInteger(score) && score >= 0)).toBe(true);
        expect(kept.score).toBeLessThanOrEqual(BEST_BALANCE);
      }),
      { numRuns: 3 },
    );
  });

  test('the parts give the same ticket in whatever order they come', () => {
    const context = contextOf(key);
    const parts = range(SUB_BLOCKS).map((part) => bestOfCandidates(context, 'x', 4, part));
    const expected = bestTicket(contextOf(key), 'x', 4);
    for (let i = 0; i < 20; i++) expect(shuffle(parts).reduce(betterOf)).toEqual(expected);
  });
});

test('among equally balanced candidates of a ticket the first in order is kept', () => {
  const context = contextOf('quina');
  const balance = createBalance(context);
  let ties = 0;
  for (let index = 0; index < 60; index++) {
    const found: { numbers: number[]; score: number }[] = [];
    for (const part of range(SUB_BLOCKS)) {
      visitCandidates(context, 'ties', index, part, (numbers) => {
        found.push({ numbers: [...numbers], score: balance(numbers) });
      });
    }
    const [first, second] = orderBy(
      found,
      ['score', ...range(5).map((at) => (entry: (typeof found)[number]) => entry.numbers[at])],
      ['desc', ...range(5).map(() => 'asc' as const)],
    );
    if (first?.score === second?.score) ties++;
    expect(bestTicket(context, 'ties', index)).toEqual(first);
  }
  expect(ties).toBeGreaterThan(0);
});

test('a tie goes to the numbers that come first, from either side', () => {
  const low = { numbers: [1, 2, 9], score: 7 };
  const high = { numbers: [1, 3, 4], score: 7 };
  expect(betterOf(low, high)).toBe(low);
  expect(betterOf(high, low)).toBe(low);
  expect(betterOf(low, { ...high, score: 8 }).score).toBe(8);
});

test('the parts of a ticket and the tickets of a seed are different candidates', () => {
  const context = contextOf('megasena');
  const firsts = [
    [0, 0],
    [0, 1],
    [1, 0],
  ].map(([index = 0, part = 0]) => {
    const seen: string[] = [];
    visitCandidates(context, 's', index, part, (numbers) => seen.push(String(numbers)));
    expect(seen).toHaveLength(SUB_BLOCK_CANDIDATES);
    return seen.join(';');
  });
  expect(new Set(firsts).size).toBe(3);
});

test('champions chosen beforehand are the ones that the strategy gives', () => {
  const asked: string[] = [];
  const pick = pickChampions((seed, index) => {
    asked.push(`${seed}/${index}`);
    return [1, 2, 3, 4, 5, index + 6];
  });
  const ticket = new Uint8Array(6);
  const mask = new Int32Array(2);
  const random = stream('a', 'b');
  pick(random, ticket, mask);
  pick(random, ticket, mask);
  expect([...ticket]).toEqual([1, 2, 3, 4, 5, 7]);
  const [seed] = asked[0]?.split('/') ?? [];
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(asked).toEqual([`${seed}/0`, `${seed}/1`]);
});

test('balance is best for an even ticket and falls with each aspect', () => {
  const context = contextOf('lotomania');
  const flat = { ...context, ranking: context.ranking.map((e) => ({ ...e, frequency: 15 })) };
  const balance = createBalance(flat);
  // Two neighbours, two left out, five of each column in turn, as many below as above the mean.
  const checkered = range(1, 101).filter((n) => (n + Math.floor((n - 1) / 10)) % 2 === 0);
  expect(sum(checkered)).toBe(2525);
  expect(balance(checkered)).toBeGreaterThan(0.97 * BEST_BALANCE);
  expect(balance(range(2, 101, 2))).toBeLessThan(balance(checkered) - 1000);
  expect(balance(range(1, 51))).toBeLessThan(balance(checkered) - 2000);
});
