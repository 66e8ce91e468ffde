import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isAnswer } from '../../src/pool/answers.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { keepDraws } from '../../workers/draws/store/change-kept.ts';
import { jobOf } from '../../workers/lab/job-of.ts';
import { DrawCursor } from '../../workers/shared/draws/draw-cursor.ts';
import { packDraws } from '../../workers/shared/draws/draw-table.ts';
import type { LabRequest } from '../../workers/shared/lab/lab-request.ts';
import { LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { executionOf } from '../../workers/shared/strategy/catalogue.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/tasks/contracts.ts';
import { TASKS } from '../../workers/tasks/registry.ts';
import { installDatabase } from '../platform/fake-database.ts';
import { receipts } from '../replay/any-receipt.ts';
import { officialHistory } from '../shared/run/any-official.ts';
import { numbersIn } from '../support/numbers-in.ts';

/** Streams that were opened and random words that were taken: a draw or a ticket takes some of either. */
const taken = vi.hoisted(() => ({ streams: 0, words: 0 }));
vi.mock('seedrandom/lib/alea.js', async (original) => {
  const { default: alea } = await original<{ default: (seed: string) => () => number }>();
  const counted = (seed: string) => {
    taken.streams++;
    const next = alea(seed);
    return () => {
      taken.words++;
      return next();
    };
  };
  return { default: counted };
});

/** A stream takes 3.2 µs to open on a computer, as long as so many words of 0.01 µs. */
const STREAM_WORDS = 320;

/**
 * The most work between two yields, in words: 5 ms on a computer, and with ten times as much for all that is done with
 * them on a phone six times slower 0.3 s, of the second after which a ping is given up.
 */
const MOST_WORDS = 500_000;

beforeEach(() => {
  installDatabase();
});

/** Runs a task to its end, or so many steps of it; gives its answer, and the most work between two yields, in words. */
async function outcomeOf<N extends TaskName>(name: N, input: TaskInput<N>, steps = Number.POSITIVE_INFINITY) {
  const run = (await TASKS[name].load(input)).run(input);
  let most = 0;
  for (let i = 0; i < steps; i++) {
    Object.assign(taken, { streams: 0, words: 0 });
    const step = await run.next();
    most = Math.max(most, taken.words + STREAM_WORDS * taken.streams);
    if (step.done) return { value: step.value as TaskOutput<N>, most };
  }
  return { most };
}

/** An honest answer: all of its numbers are finite, and its work came in slices. */
async function expectHonest<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>> {
  const { value, most } = await outcomeOf(name, input);
  expect(numbersIn(value).every(Number.isFinite), name).toBe(true);
  expect(most, name).toBeLessThanOrEqual(MOST_WORDS);
  return value as TaskOutput<N>;
}

const names = { engine: '4', seed: 's' } as const;
const run = {
  ...names,
  games: 20,
  history: simulated('h', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
} as const;

async function expectHonestExperiment(request: LabRequest): Promise<void> {
  const { blocks } = await expectHonest('labPlan', request);
  const sums = await expectHonest('labBlock', { request, block: blocks - 1 });
  await expectHonest('labReport', { request, sums });
}

describe.each(inRound(LOTTERIES, 4))('every task of $key is honest', ({ key: lottery, drawn, drawsPerContest }) => {
  test('runs, statistics and experiments are answered honestly, of any size', async () => {
    const own = { ...run, lottery };
    await expectHonest('frequency', own);
    for (const strategy of ['quick', 'campeao'] as const) await expectHonest('generate', { ...own, strategy });
    await expectHonest('statistics', { lottery, source: simulated('h', '2026-11-20'), window: 10_000 });
    const anew = { kind: 'anew', run: { ...own, strategy: 'quick' } } as const;
    await expectHonestExperiment({ kind: 'simulate', ...names, bet: anew, draws: 20 });
  });

  test('a backtest of the most draws is, wherever it begins', async () => {
    const request = { kind: 'walk', ...names, lottery, draws: { kind: 'simulated', size: 10_000 }, games: 20 } as const;
    const { blocks } = await expectHonest('labPlan', request);
    for (const block of [0, blocks - 1]) {
      expect((await outcomeOf('labBlock', { request, block }, 40)).most).toBeLessThanOrEqual(MOST_WORDS);
    }
    const sums = new Float64Array(jobOf(request).size);
    sums.fill(500);
    expect((await outcomeOf('labReport', { request, sums }, 40)).most).toBeLessThanOrEqual(MOST_WORDS);
  });

  test.each([
    ['1 draw', 1, 1],
    ['30 draws', 30, 1],
    ['33 draws', 33, 1],
    ['many draws with gaps', 200, 2],
  ])('what is asked of draws is, with %s kept', async (_, count, apart) => {
    const draws = Array.from({ length: count }, (__, i) => ({
      contest: 1 + i * apart,
      numbers: Array.from({ length: drawn }, (___, n) => n + 1),
      ...(drawsPerContest === 2 && { second: Array.from({ length: drawn }, (___, n) => n + 2) }),
    }));
    await keepDraws({ table: packDraws({ lottery, draws }), choice: 'kept' });
    const read = vi.spyOn(DrawCursor.prototype, 'next');
    const found = await expectHonest('labDraws', { lottery });
    expect(read).toHaveBeenCalledTimes(count);
    if (!found) throw new Error('no draws');
    expect(found.unbroken).toBe(apart > 1 ? drawsPerContest : count * drawsPerContest);
    await expectHonestExperiment({ kind: 'walk', ...names, lottery, draws: found.named, games: 1 });
    await expectHonest('labAudit', { lottery });
    await expectHonest('labPopularity', { lottery, ...names });
    await expectHonest('statistics', { lottery, source: { kind: 'official' }, window: 100 });
    await expectHonest('keptDraws', {});
    await expectHonest('checkGames', { lottery, games: [], scope: { kind: 'all' } });
  });
});

/** Runs of a lottery: any strategy, options, bet, swaps and engine, over simulated and real draws. */
function runsOf({ key }: Lottery): fc.Arbitrary<GenerateRequest> {
  const own = receipts.filter(({ lottery }) => lottery === key);
  return fc.tuple(own, fc.boolean()).map(([{ historySeed, date, ...asked }, isReal]) => {
    const history =
      isReal && asked.engine === '4' ? officialHistory(key, 30, historySeed, date) : simulated(historySeed, date);
    return { ...asked, history };
  });
}

describe.each(inRound(LOTTERIES, 4))('a run of $key, whatever is asked of it,', (lottery) => {
  test.each([['generate', 'rule'] as const, ['wheel', 'wheel'] as const])(
    'it is an answer of %s',
    async (task, kind) => {
      const asked = runsOf(lottery).filter(({ strategy }) => executionOf(strategy) === kind);
      const isTaken = fc.asyncProperty(asked, async (input) => {
        const value = await expectHonest(task, input).catch(refusalOf);
        expect(isAnswer({ task, input }, { outcome: { ok: true, value }, start: 0, end: 0 })).toBe(value !== undefined);
      });
      await fc.assert(isTaken, { numRuns: 4 });
    },
  );
});

/** Undefined for a request that is refused. */
function refusalOf(error: unknown): undefined {
  if (!(error instanceof RequestError)) throw error;
}
