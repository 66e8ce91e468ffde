import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import {
  checkTicket,
  ENGINE_RELEASE,
  EngineError,
  linkFromReceipt,
  type Receipt,
  ReceiptError,
  ReplayAborted,
  rankNumbers,
  replay,
  replaySteps,
  simulateHistory,
} from '../../workers/replay/replay.ts';
import { BET_KEYS } from '../../workers/shared/bet/bet.ts';
import { LOTTERIES, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { STRATEGY_IDS, type StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { OPTION_KEYS } from '../../workers/shared/strategy/strategy-options.ts';
import { frequency } from '../../workers/tasks/home.ts';
import { thrownBy } from '../support/thrown-by.ts';
import { resultOf, runOf } from '../tasks/result-of.ts';
import { receipts } from './any-receipt.ts';

const RECEIPT: Receipt = {
  engine: '3',
  lottery: 'quina',
  strategy: 'quick',
  games: 3,
  seed: 'abc',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};
const POOL = [5, 1, 80, 13, 27, 34, 41, 48, 55, 62, 69, 76];

/** What a receipt, whatever it is, is refused with. */
const refusalOf = (kept: unknown) =>
  thrownBy<ReceiptError | EngineError>(() => replaySteps(kept as Receipt).next(), ReceiptError, EngineError);

describe('replay', () => {
  test.each(STRATEGY_IDS)('gives what the task of the app gives: %s', (strategy: StrategyId) => {
    const { historySeed, date, ...names } = { ...RECEIPT, strategy };
    const run = runOf({ ...names, history: simulated(historySeed, date) });
    const again = replay({ ...RECEIPT, strategy });
    const proof = strategy === 'cercamento' ? { proof: run.proof } : {};
    expect(again).toEqual({ tickets: run.tickets, facts: run.facts, ...proof });
    expect(again.tickets).toHaveLength(3);
  });

  test('makes more tickets than the app, and no more than a block', () => {
    expect(replay({ ...RECEIPT, games: 16_384 }).tickets).toHaveLength(16_384);
    expect(refusalOf({ ...RECEIPT, games: 16_385 })).toMatchObject({ field: 'games' });
    expect(() => linkFromReceipt({ ...RECEIPT, games: 21 }, 'https://robo.example/')).toThrow(ReceiptError);
  });

  test.each([
    ['campeao', 3, 10],
    ['cercamento', 3, 1],
    ['quick', 3, 2],
    ['datas-especiais', 4096, 32],
  ] as const)(
    'the replay of %s goes in steps that tell how far it is, with %i games in at least %i',
    (strategy, games, least) => {
      const steps = replaySteps({ ...RECEIPT, strategy, games });
      const told: number[] = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) told.push(step.value);
      expect(step.value).toEqual(replay({ ...RECEIPT, strategy, games }));
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
      expect(told.length).toBeGreaterThanOrEqual(least);
    },
  );

  test('stops at the first step after it was asked to', () => {
    const stop = new AbortController();
    const steps = replaySteps({ ...RECEIPT, strategy: 'campeao' }, stop.signal);
    expect(steps.next().done).toBe(false);
    stop.abort('enough');
    const stopped = expect.objectContaining({ code: 'aborted', reason: 'enough' });
    expect(() => steps.next()).toThrow(stopped);
    expect(() => replaySteps(RECEIPT, { aborted: true }).next()).toThrow(ReplayAborted);
  });
});

describe('a receipt', () => {
  test.each<[string, unknown, object]>([
    ['nothing', undefined, { field: undefined }],
    ['a text', 'quina', { field: undefined }],
    ['a list', [RECEIPT], { field: undefined }],
    ['an unknown field', { ...RECEIPT, color: 'red' }, { field: 'color' }],
    ['a field that is missing', { ...RECEIPT, seed: undefined }, { field: 'seed' }],
    ['no engine', { ...RECEIPT, engine: undefined }, { field: 'engine' }],
    ['an engine that is a number', { ...RECEIPT, engine: 3 }, { field: 'engine' }],
    ['games as text', { ...RECEIPT, games: '3' }, { field: 'games' }],
    ['a lottery that is none', { ...RECEIPT, lottery: 'loteca' }, { field: 'lottery' }],
    ['a broken day', { ...RECEIPT, date: '2026-02-31' }, { field: 'date' }],
    ['an option of another strategy', { ...RECEIPT, options: { hits: 3 } }, { option: 'hits' }],
    ['an unknown option', { ...RECEIPT, options: { luck: 3 } }, { field: 'options' }],
    ['options that are a list', { ...RECEIPT, options: [] }, { field: 'options' }],
    [
      'a list with holes',
      // biome-ignore lint/suspicious/noSparseArray: somebody's receipt may have one
      { ...RECEIPT, strategy: 'cercamento', options: { pool: [1, , 3] } },
      { field: 'options' },
    ],
    [
      'a number pool that so many games cannot prove',
      { ...RECEIPT, games: 2, strategy: 'cercamento', options: { pool: POOL, hits: 3 } },
      { option: 'pool', range: { min: 5, max: 10 } },
    ],
  ])('one with %s is refused by name', (_, kept, place) => {
    const steps = () => {
      const all = replaySteps(kept as Receipt);
      while (!all.next().done);
    };
    expect(steps).toThrow(ReceiptError);
    const message = expect.stringMatching(/expected \S/);
    expect(steps).toThrow(expect.objectContaining({ code: 'invalid-receipt', message, ...place }));
  });

  test.each(['5', '0', '3.1', '99.0.1'])('one of engine %s is told of both', (engine) => {
    const refused = refusalOf({ ...RECEIPT, engine, strategy: 'new-in-5', color: 'red' });
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({ code: 'unknown-engine', wanted: engine });
    expect(refused).toMatchObject({ known: ENGINE_VERSIONS });
    expect(refused?.message).toContain(`engine ${engine}; this is engine ${ENGINE_RELEASE}`);
  });

  test('whatever is in it, is refused by name or read', () => {
    const RUNS = isShortRound ? 2000 : 10_000;
    const fields = [...Object.keys(RECEIPT), 'options', '__proto__', 'constructor', 'x'];
    const damages = fc.dictionary(fc.constantFrom(...fields), fc.anything(), { maxKeys: 2 });
    const damagedOptions = fc.dictionary(
      fc.constantFrom('dates', 'dateNumbers', 'name', 'birthDate', 'root', 'pool', 'hits', 'x'),
      fc.anything(),
      { maxKeys: 1 },
    );
    const damaged = fc.tuple(receipts, damages, damagedOptions).map(([receipt, some, options]) => ({
      ...receipt,
      options: { ...receipt.options, ...options },
      ...some,
    }));
    const withAnything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true });
    let read = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: damaged }, withAnything), (kept) => {
        try {
          linkFromReceipt(kept as Receipt, 'https://robo.example/');
          read++;
        } catch (error) {
          if (!(error instanceof ReceiptError || error instanceof EngineError)) throw error;
          if (error instanceof ReceiptError) expect(error.message).toMatch(/expected \S/);
        }
      }),
      { numRuns: RUNS, seed: 13 },
    );
    expect(read).toBeGreaterThan(RUNS / 20);
    expect(read).toBeLessThan((19 * RUNS) / 20);
  });

  test.each<[string, unknown]>([
    ['half a character', { name: 'A\ud800' }],
    ['a map', new Map([['name', 'Ana']])],
    ['a big integer', { root: 7n }],
    ['a date', { birthDate: new Date(0) }],
  ])('one with %s as an option is refused by name', (_, options) => {
    const kept = { ...RECEIPT, strategy: 'numerologia', options };
    expect(refusalOf(kept)).toMatchObject({ field: 'options' });
  });

  test('it is told of in few words, however long it is', () => {
    const refused = refusalOf({ ...RECEIPT, seed: 'x'.repeat(1_000_000) });
    expect(refused?.message.length).toBeLessThan(400);
  });

  test('that cannot even be looked at is refused by name, wherever it is given', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    const throwing = {
      get numbers() {
        throw null;
      },
    };
    for (const kept of [proxy, throwing, null, 7n]) {
      const receipt = kept as unknown as Receipt;
      expect(refusalOf(receipt)).toMatchObject({ code: 'invalid-receipt' });
      expect(() => simulateHistory(receipt)).toThrow(ReceiptError);
      expect(() => rankNumbers('quina', [receipt as never])).toThrow(ReceiptError);
      expect(() => checkTicket(receipt, [])).toThrow(ReceiptError);
      expect(checkTicket(RECEIPT, kept as never).index).toBeNull();
    }
    for (const options of [proxy, { pool: proxy }]) {
      const wheel = { ...RECEIPT, strategy: 'cercamento', options };
      expect(refusalOf(wheel)).toMatchObject({ field: 'options' });
    }
  });
});

test('the history and the ranking are those of the run', () => {
  const draws = simulateHistory(RECEIPT);
  const history = simulated('h1', '2026-11-20');
  expect(draws).toHaveLength(30);
  expect(draws[0]?.date).toBe('2026-11-20');
  expect(rankNumbers('quina', draws)).toEqual(resultOf(frequency, { lottery: 'quina', history }));
  expect(simulateHistory({ ...RECEIPT, engine: '2' })).not.toEqual(draws);
  const some = { lottery: 'quina', historySeed: 'h1', date: '2026-02-31' } as const;
  expect(() => simulateHistory(some)).toThrow(expect.objectContaining({ field: 'date' }));
  const field = (given: unknown) => () => rankNumbers('quina', given as typeof draws);
  expect(field([{ numbers: [1, 2, 3, 4, 81] }])).toThrow(ReceiptError);
  expect(field(undefined)).toThrow(ReceiptError);
  expect(() => rankNumbers('loteca' as 'quina', draws)).toThrow(ReceiptError);
});

test('a ticket is known to be one of the run, or not, or no ticket', () => {
  const [, second] = replay(RECEIPT).tickets;
  const numbers = second?.numbers ?? [];
  expect(checkTicket(RECEIPT, numbers)).toEqual({ problems: [], index: 1 });
  expect(checkTicket(RECEIPT, [...numbers].reverse())).toEqual({ problems: [], index: 1 });
  expect(checkTicket({ ...RECEIPT, seed: 'x' }, numbers)).toEqual({ problems: [], index: null });
  const { pick, total } = lotteryOf('quina');
  for (const [given, problems] of [
    [numbers.slice(1), ['count']],
    [[...numbers.slice(1), total + 1], ['range']],
    [
      [...numbers.slice(2), 0.5, 0.5],
      ['range', 'repeated'],
    ],
    [Array(pick).fill('1'), ['no-list']],
    [null, ['no-list']],
  ] as const) {
    expect(checkTicket(RECEIPT, given as number[])).toEqual({ problems, index: null });
  }
});

test("the engine's release begins with the version that receipts name", () => {
  expect(ENGINE_RELEASE).toMatch(/^\d+\.\d+\.\d+$/);
  expect(ENGINE_RELEASE.split('.')[0]).toBe(ENGINE_VERSION);
});

/**
 * How much receipts can ask for, since which release of the engine. A row never changes: more takes a new one, at the
 * end.
 */
const ASKABLE = [['4.1.0', { strategies: 20, lotteries: 7, options: 7, bet: 7 }]] as const;

test("the second number of the engine's release rises when a receipt can ask for more", () => {
  const [since, row] = ASKABLE[ASKABLE.length - 1] as (typeof ASKABLE)[number];
  const askable = {
    strategies: STRATEGY_IDS.length,
    lotteries: LOTTERIES.length,
    options: OPTION_KEYS.length,
    bet: BET_KEYS.length,
  };
  const advice = 'a row of ASKABLE, and its ENGINE_RELEASE in workers/shared/run/engine-version.ts';
  expect(askable, advice).toEqual(row);
  expect([since, ENGINE_RELEASE].sort(inOrder), advice).toEqual([since, ENGINE_RELEASE]);
});

const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
