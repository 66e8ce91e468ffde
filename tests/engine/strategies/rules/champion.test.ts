import fc from 'fast-check';
import { chunk, countBy, max, min, orderBy, range, sum, uniqBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../../../tools/build/test-rounds.ts';
import { blockStream, drawBlock } from '../../../../workers/engine/batch/block.ts';
import { planRun } from '../../../../workers/engine/batch/run.ts';
import { runToEnd } from '../../../../workers/engine/run-to-end.ts';
import { championPicker, drawChampionSeed } from '../../../../workers/engine/strategies/rules/campeao.ts';
import {
  PART_CANDIDATES,
  PARTS,
  shortlistCandidates,
  visitCandidates,
} from '../../../../workers/engine/strategies/rules/candidates.ts';
import { BEST_BALANCE, createBalance } from '../../../../workers/engine/strategies/sampling/balance.ts';
import type { StrategyContext } from '../../../../workers/engine/strategies/strategy.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../../workers/shared/run/history.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { stream } from '../../support/newest.ts';
import { countIn, TABLE } from '../batches.ts';
import { PROPERTIES, playedOf } from '../properties.ts';

const request = { strategy: 'campeao', seed: 's', history: simulated('h', '2026-02-03') } as const;

function contextOf(lottery: LotteryKey, seed = 'h') {
  return planRun({ ...request, lottery, history: simulated(seed, '2026-02-03') }).context;
}

interface Judged {
  readonly numbers: readonly number[];
  readonly score: number;
}

/** All candidates of a ticket, as they come. */
function candidatesOf(context: StrategyContext, seed: string, index: number): Judged[] {
  const balance = createBalance(context);
  const found: Judged[] = [];
  for (const part of range(PARTS)) {
    visitCandidates(context, seed, index, part, (numbers) => {
      found.push({ numbers: [...numbers], score: balance(numbers) });
    });
  }
  return found;
}

describe.each(inRound(TABLE, 2))('%s', (key, total, pick) => {
  test('the best of 2,000 candidates is kept, and the next best for tickets before it', () => {
    fc.assert(
      fc.property(fc.nat().map(String), fc.nat(25), (seed, index) => {
        const context = contextOf(key, seed);
        const found = candidatesOf(context, seed, index);
        expect(found).toHaveLength(2000);
        const isGood = ({ numbers, score }: Judged) =>
          new Set(numbers).size === pick &&
          (numbers.at(-1) ?? 0) <= total &&
          Number.isInteger(score) &&
          score >= 0 &&
          score <= BEST_BALANCE;
        expect(found.filter((candidate) => !isGood(candidate))).toEqual([]);
        const kept = chunk([...runToEnd(shortlistCandidates(context, seed, index))], pick);
        const best = orderBy(
          uniqBy(found, ({ numbers }) => numbers.join()),
          ['score', ...range(pick).map((at) => (entry: Judged) => entry.numbers[at])],
          ['desc', ...range(pick).map(() => 'asc' as const)],
        );
        const expected = best.slice(0, Math.min(20, index + 1));
        expect(kept).toEqual(expected.map(({ numbers }) => numbers));
      }),
      { numRuns: 4 },
    );
  });

  test("a batch has of each ticket's candidates the most balanced that no earlier ticket has", () => {
    const plan = planRun({ ...request, lottery: key });
    const balance = createBalance(plan.context);
    const seed = drawChampionSeed(blockStream(plan, 0));
    const { numbers } = drawBlock(plan, 0, 20);
    const taken = new Set<string>();
    chunk([...numbers], pick).forEach((ticket, index) => {
      const free = candidatesOf(plan.context, seed, index).filter((candidate) => !taken.has(candidate.numbers.join()));
      expect(balance(ticket)).toBe(max(free.map(({ score }) => score)));
      taken.add(ticket.join());
    });
    expect(taken.size).toBe(20);
  });
});

test.each(TABLE)('a third each of the candidates of %s is strategic, quick, uniform', (key) => {
  const context = contextOf(key);
  const candidates: { readonly numbers: readonly number[]; readonly source: number }[] = [];
  for (const part of range(PARTS)) {
    let place = 0;
    visitCandidates(context, 's', 0, part, (numbers) => {
      candidates.push({ numbers: [...numbers], source: place++ % 3 });
    });
  }
  const from = (source: number) => candidates.filter((entry) => entry.source === source).map(({ numbers }) => numbers);
  const played = playedOf(context);
  expect(from(0).filter((numbers) => !PROPERTIES.strategic(played, numbers))).toEqual([]);
  const hot = context.ranking.slice(0, 10).map(({ number }) => number);
  const least = Math.min(10, Math.ceil((7 * context.lottery.pick) / 10));
  expect(min(from(1).map((numbers) => countIn(numbers, hot)))).toBeGreaterThanOrEqual(least);
  const uses = countBy(from(2).flat());
  const times = range(1, context.lottery.total + 1).map((n) => uses[n] ?? 0);
  expect(chiSquare(times)).toBeLessThan(chiSquareLimit(times.length));
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
    expect(seen).toHaveLength(PART_CANDIDATES);
    return seen.join(';');
  });
  expect(new Set(firsts).size).toBe(3);
});

test('a picker names each ticket by its seed and index, and gives no ticket twice', () => {
  const asked: string[] = [];
  const context = contextOf('megasena');
  const [low, high] = [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 7],
  ] as const;
  const pick = championPicker(context, (seed, index) => {
    asked.push(`${seed}/${index}`);
    return Uint8Array.from([...low, ...high]);
  });
  const ticket = new Uint8Array(6);
  const mask = new Int32Array(2);
  const random = stream('a', 'b');
  const given = range(3).map(() => {
    pick(random, ticket, mask);
    return [...ticket];
  });
  // The third time both are used up: the batch will see that it has the ticket, and ask again.
  expect(given).toEqual([low, high, low]);
  const [seed] = asked[0]?.split('/') ?? [];
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(asked).toEqual([0, 1, 2].map((index) => `${seed}/${index}`));
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
