import { chunk, intersection, mean, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { drawBlock, type RunPlan } from '../../../../workers/engine/batch/block.ts';
import type { Stream } from '../../../../workers/engine/random/stream.ts';
import { createDealer, type Deal } from '../../../../workers/engine/strategies/sampling/dealer.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../../../workers/shared/run/engine-version.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { stream } from '../../support/newest.ts';
import { planOf } from '../../support/plans.ts';

function batchOf(plan: RunPlan, seed: string, count: number): number[][] {
  const { numbers } = drawBlock({ ...plan, seed }, 0, count);
  return chunk([...numbers], plan.context.lottery.pick);
}

/** How many numbers two tickets of a batch of 20 share on average, over forty batches. */
function meanOverlap(lottery: LotteryKey, engine: EngineVersion): number {
  const plan = planOf(lottery, 'quick', 's', engine);
  return mean(
    range(40).flatMap((i) => {
      const batch = batchOf(plan, `${i}`, 20);
      return batch.flatMap((a, at) => batch.slice(0, at).map((b) => intersection(a, b).length));
    }),
  );
}

/** How often each four of ten come as the tickets after `before` others, as a statistic of 210. */
function statisticOf(open: () => Deal, before: number): number {
  const times = new Map<number, number>();
  const random: Stream = stream('dealt', before);
  const out = new Uint8Array(4);
  for (let i = 0; i < 10_500; i++) {
    const deal = open();
    for (let ticket = 0; ticket <= before; ticket++) deal(random, 4, out, 0);
    const subset = out.reduce((bits, n) => bits | (1 << n), 0);
    times.set(subset, (times.get(subset) ?? 0) + 1);
  }
  const counts = [...times.values()];
  return chiSquare([...counts, ...range(210 - counts.length).map(() => 0)]);
}

describe('hot numbers of a batch of the mode «Rápido»', () => {
  test.each(['megasena', 'quina', 'duplasena', 'timemania', 'diadasorte'] as const)(
    'they are shared by fewer tickets of %s than with engine 3',
    (lottery) => {
      // Two tickets of k of ten hot numbers share k²/10 of them, dealt ones a tenth less or so.
      expect(meanOverlap(lottery, '4')).toBeLessThan(meanOverlap(lottery, '3') - 0.05);
    },
  );

  test.each(['lotofacil', 'lotomania'] as const)(
    'those of %s, which takes all of them, are as they were',
    (lottery) => {
      const [four, three] = (['4', '3'] as const).map((engine) =>
        batchOf(planOf(lottery, 'quick', 's', engine), 's', 20),
      );
      expect(four).toEqual(three);
    },
  );

  // The third of 4 numbers each goes over the end of the pack.
  test.each([0, 1, 2, 3])('they are any choice of them, as likely, after %i tickets', (before) => {
    const statistic = statisticOf(() => createDealer(range(1, 11)), before);
    expect(statistic).toBeLessThan(chiSquareLimit(210));
  });

  test('or it would be seen: a pack that favours one number', () => {
    const favouring = (): Deal => {
      const deal = createDealer(range(1, 11));
      return (random, count, out, at) => {
        const end = deal(random, count, out, at);
        if (!out.includes(1) && random.below(5) === 0) out[at] = 1;
        return end;
      };
    };
    expect(statisticOf(favouring, 2)).toBeGreaterThan(chiSquareLimit(210));
  });

  test('come as often in the third ticket of a batch as they did, and so do all numbers', () => {
    const times = (['3', '4'] as const).map((engine) => {
      const plan = planOf('quina', 'quick', 's', engine);
      const counts = new Array<number>(81).fill(0);
      for (let i = 0; i < 2000; i++) {
        for (const n of batchOf(plan, `${engine} ${i}`, 3)[2] ?? []) counts[n] = (counts[n] ?? 0) + 1;
      }
      return counts;
    });
    const [old = [], now = []] = times;
    const apart = range(1, 81).map((n) => {
      const [a = 0, b = 0] = [old[n], now[n]];
      return a + b === 0 ? 0 : (a - b) ** 2 / (a + b);
    });
    expect(apart.reduce((sum, part) => sum + part)).toBeLessThan(chiSquareLimit(80));
  });
});
