import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { keepDraws } from '../../workers/draws/store/change-kept.ts';
import { jobOf } from '../../workers/lab/job-of.ts';
import { sumsOf } from '../../workers/lab/run-job.ts';
import { DrawCursor } from '../../workers/shared/draws/draw-cursor.ts';
import { packDraws } from '../../workers/shared/draws/draw-table.ts';
import type { ConflictChoice } from '../../workers/shared/draws/merge-draws.ts';
import type { LabRequest } from '../../workers/shared/lab/lab-request.ts';
import { LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { executionOf, isRule } from '../../workers/shared/strategy/catalogue.ts';
import { isAnswer } from '../../workers/tasks/answers.ts';
import { rankCandidates } from '../../workers/tasks/champion.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/tasks/contracts.ts';
import { TASKS } from '../../workers/tasks/registry.ts';
import { loadTask } from '../../workers/tasks/task.ts';
import { anyGame, anyScope } from '../draws/check/any-check.ts';
import { officialXlsx, utf8 } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { installDatabase } from '../platform/fake-database.ts';
import { receipts } from '../replay/any-receipt.ts';
import { officialHistory } from '../shared/run/any-official.ts';
import { resultOf } from './result-of.ts';

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
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a task to its end, or so many steps of it; gives its answer, and the most work between two yields, in words. */
async function outcomeOf<N extends TaskName>(name: N, input: TaskInput<N>, steps = Number.POSITIVE_INFINITY) {
  const run = (await loadTask(TASKS[name], input)).run(input);
  let most = 0;
  for (let i = 0; i < steps; i++) {
    Object.assign(taken, { streams: 0, words: 0 });
    const step = await run.next();
    most = Math.max(most, taken.words + STREAM_WORDS * taken.streams);
    if (step.done) return { value: step.value as TaskOutput<N>, most };
  }
  return { most };
}

/** All numbers in a value, at all depths. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (ArrayBuffer.isView(value)) return [...(value as Float64Array)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** An honest answer: it is one, all of its numbers are finite, and its work came in slices. */
async function expectHonest<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>> {
  const { value, most } = await outcomeOf(name, input);
  expect(isAnswer({ task: name, input }, { outcome: { ok: true, value }, start: 0, end: 0 }), name).toBe(true);
  expect(numbersIn(value).every(Number.isFinite), name).toBe(true);
  expect(most, name).toBeLessThanOrEqual(MOST_WORDS);
  return value as TaskOutput<N>;
}

/** The same, unless the task refuses what it was asked: then the refusal is one that the page has words for. */
async function expectHonestOrRefused<N extends TaskName>(name: N, input: TaskInput<N>): Promise<void> {
  try {
    await expectHonest(name, input);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, message, problem } = error;
    const refusal = { outcome: { ok: false, code, message, problem }, start: 0, end: 0 };
    expect(isAnswer({ task: name, input }, refusal), message).toBe(true);
  }
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

function isLetThrough(asked: GenerateRequest): boolean {
  try {
    return checkGenerateRequest(asked) === asked;
  } catch {
    return false;
  }
}

const executedAs = (lottery: Lottery, execution: string) =>
  runsOf(lottery).filter(({ strategy }) => executionOf(strategy) === execution);
const championsOf = (lottery: Lottery) =>
  executedAs(lottery, 'fan-out')
    .map((asked) => ({ ...asked, games: 2, swaps: [] }))
    .filter(isLetThrough);
const labOf = ({ key: lottery }: Lottery) =>
  fc.constantFrom<LabRequest>(
    { kind: 'simulate', ...names, bet: { kind: 'anew', run: { ...run, lottery, strategy: 'quick' } }, draws: 1 },
    { kind: 'walk', ...names, lottery, draws: { kind: 'simulated', size: 100 }, games: 1 },
  );
const ofLottery = ({ key: lottery }: Lottery) => fc.constant({ lottery });
const none: fc.Arbitrary<Readonly<Record<string, never>>> = fc.constant({});
const tableOf = ({ key: lottery }: Lottery, count: number) =>
  packDraws({ lottery, draws: sampleDraws(lottery, count, 2) });

/** What each task may be asked, well and badly. A task without a row here does not compile, and its test fails. */
/** A list of games, or any other text. */
const anyList = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '1'.repeat(401),
    '[[1,2],[3]]',
    '1 4 30 33 50 51 54',
    '5) 1 2 3 4 5 6\nx\n1 1 2',
    'Quina\n1 2 3 4 5\nMega\n1 2',
  ),
);

const REQUESTS: { readonly [N in TaskName]: (lottery: Lottery) => fc.Arbitrary<TaskInput<N>> } = {
  frequency: runsOf,
  generate: (lottery) => runsOf(lottery).filter(({ strategy }) => isRule(strategy) && strategy !== 'campeao'),
  wheel: (lottery) =>
    fc.oneof(
      executedAs(lottery, 'wheel'),
      fc.constant({ ...run, lottery: lottery.key, strategy: 'cercamento' as const }),
    ),
  wheelSizes: (lottery) => fc.record({ lottery: fc.constant(lottery.key), hits: fc.nat(lottery.pick) }),
  rankCandidates: (lottery) => championsOf(lottery).map((asked) => ({ ...asked, first: 1, count: 1 })),
  pickChampions: (lottery) =>
    championsOf(lottery).map((asked) => {
      const shortlists = resultOf(rankCandidates, { ...asked, first: 0, count: asked.games });
      return { ...asked, shortlists };
    }),
  keptDraws: () => none,
  keepDraws: (lottery) =>
    fc.record({
      table: fc.constantFrom(tableOf(lottery, 3), tableOf(lottery, 40), new Uint8Array(3)),
      choice: fc.constantFrom<ConflictChoice[]>('kept', 'incoming', [1, 2]),
    }),
  removeDraws: ofLottery,
  keptTable: ofLottery,
  keptWindow: ({ key }) =>
    fc.record(
      {
        lottery: fc.constant(key),
        size: fc.integer({ min: 1, max: 500 }),
        contest: fc.integer({ min: 1, max: 99_999 }),
      },
      { requiredKeys: ['lottery', 'size'] },
    ),
  checkGames: (lottery) =>
    fc.record({ lottery: fc.constant(lottery.key), games: fc.array(anyGame(lottery)), scope: anyScope }),
  readGames: ({ key }) => fc.record({ lottery: fc.constant(key), source: anyList, isAll: fc.boolean() }),
  lotteriesOfList: () => fc.record({ source: anyList }),
  readReceipt: (lottery) =>
    fc.record({
      lottery: fc.constant(lottery.key),
      games: fc.array(anyGame(lottery).map(({ numbers }) => numbers)),
      text: fc.oneof(
        fc.string(),
        fc.constantFrom('', '1'.repeat(401), 'Quina conc. 6900, sorteio 26/11/2026', '04 12 23 34 45 56'),
      ),
    }),
  readResults: ({ key }) =>
    fc.record(
      {
        bytes: fc.constantFrom(officialXlsx(key, sampleDraws(key, 12)), utf8('x'), utf8(''), utf8('[]'), utf8('1;2')),
        today: fc.constant('2026-11-20'),
        lottery: fc.constant(key),
      },
      { requiredKeys: ['bytes', 'today'] },
    ),
  labPlan: labOf,
  labBlock: (lottery) => labOf(lottery).map((request) => ({ request, block: 0 })),
  labReport: (lottery) =>
    labOf(lottery).map((request) => ({ request, sums: sumsOf(jobOf(request)) as Float64Array<ArrayBuffer> })),
  labAudit: ofLottery,
  labPopularity: ({ key: lottery }) => fc.constant({ lottery, ...names }),
  labDraws: ({ key }) =>
    fc.record({ lottery: fc.constant(key), until: fc.integer({ min: 1, max: 50 }) }, { requiredKeys: ['lottery'] }),
  statistics: ({ key }) =>
    fc.record({
      lottery: fc.constant(key),
      source: fc.constantFrom({ kind: 'official' } as const, simulated('h', '2026-11-20')),
      window: fc.integer({ min: 1, max: 300 }),
    }),
};

/** Tasks whose answer takes long to make are asked less often. */
const TRIES: { readonly [N in TaskName]?: number } = { rankCandidates: 1, pickChampions: 1, labBlock: 1, labReport: 1 };

const KEPT = [0, 1, 2, 60] as const;

describe.each(Object.keys(TASKS) as TaskName[])('whatever it lets through, the task %s', (name) => {
  test.each(inRound(LOTTERIES, 4))('answers honestly of $key', async (lottery) => {
    const asked = fc.tuple(REQUESTS[name](lottery) as fc.Arbitrary<TaskInput<TaskName>>, fc.constantFrom(...KEPT));
    const isHonest = fc.asyncProperty(asked, async ([input, count]) => {
      installDatabase();
      if (count > 0)
        await keepDraws({ table: packDraws({ lottery: lottery.key, draws: sampleDraws(lottery.key, count) }) });
      await expectHonestOrRefused(name, input);
    });
    await fc.assert(isHonest, { numRuns: TRIES[name] ?? 4 });
  });
});
