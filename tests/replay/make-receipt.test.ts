import { describe, expect, test } from 'vitest';
import {
  betSizes,
  ENGINE_VERSIONS,
  EngineError,
  LIMITS,
  LOTTERIES,
  type LotteryKey,
  linkFromReceipt,
  makeReceipt,
  ReceiptError,
  type ReceiptNames,
  rankNumbers,
  receiptFromJson,
  receiptFromLink,
  replay,
  replaySteps,
  STRATEGY_IDS,
} from '../../workers/replay/replay.ts';
import { officialHistory } from '../shared/run/any-official.ts';
import { thrownBy } from '../support/thrown-by.ts';

const NOW = '2026-11-20T12:00:00Z';
const NAMES: ReceiptNames = { lottery: 'quina', seed: 'abc', now: NOW };

/** The error for what is refused. */
const refusalOf = (run: () => unknown) => thrownBy<ReceiptError | EngineError>(run, ReceiptError, EngineError);

describe('a receipt that is made', () => {
  test('has the newest engine, one quick ticket, and the history of its seed up to its day', () => {
    expect(makeReceipt(NAMES)).toEqual({
      engine: ENGINE_VERSIONS.at(-1),
      lottery: 'quina',
      strategy: 'quick',
      games: 1,
      seed: 'abc',
      historySeed: 'abc',
      date: '2026-11-20',
      now: NOW,
    });
    expect(makeReceipt(NAMES)).toEqual(makeReceipt({ ...NAMES, engine: undefined, games: undefined }));
  });

  test('has what it is told, checked, in the words of a link', () => {
    const told = {
      ...NAMES,
      strategy: 'datas-especiais',
      games: 3,
      historySeed: 'h1',
      date: '2026-11-19',
      bet: { marks: 7, draws: 3 },
      swaps: [2],
      options: { dates: ['1984-07-21'] },
    } as const;
    const receipt = makeReceipt(told);
    expect(receipt).toEqual({ ...told, engine: '4' });
    expect(receiptFromLink(linkFromReceipt(receipt, 'https://robo.example/'))).toEqual(receipt);
    expect(replay(receipt).tickets).toHaveLength(3);
  });

  test('has real draws in the place of a seed', () => {
    const { contest, draws } = officialHistory('quina', 30);
    const history = { kind: 'official', contest, draws } as const;
    const receipt = makeReceipt({ ...NAMES, history });
    expect(receipt).toMatchObject({ history, date: '2026-11-20' });
    expect(receipt).not.toHaveProperty('historySeed');
  });

  test.each<[string, object]>([
    ['lottery', { lottery: 'loteca' }],
    ['seed', { seed: '' }],
    ['seed', { seed: undefined }],
    ['now', { now: undefined }],
    ['now', { now: 0 }],
    ['now', { now: 'today' }],
    ['history', { historySeed: 'h1', history: {} }],
    ['colour', { colour: 'red' }],
  ])('it is refused for its %s', (field, change) => {
    const refused = refusalOf(() => makeReceipt({ ...NAMES, ...change } as ReceiptNames));
    expect(refused).toMatchObject({ code: 'invalid-receipt', field });
  });

  test('one of an engine that there is not is an EngineError', () => {
    const engine = '99' as (typeof ENGINE_VERSIONS)[number];
    expect(refusalOf(() => makeReceipt({ ...NAMES, engine }))).toBeInstanceOf(EngineError);
  });

  test.each(LOTTERIES)('one of $key is made with each of its sizes, and with each strategy', ({ key }) => {
    for (const marks of betSizes(key)) {
      const [ticket] = replay(makeReceipt({ ...NAMES, lottery: key, bet: { marks } })).tickets;
      expect(ticket?.numbers).toHaveLength(marks);
    }
    for (const strategy of STRATEGY_IDS) {
      expect(makeReceipt({ ...NAMES, lottery: key, strategy }).strategy).toBe(strategy);
    }
  });
});

test('the lists that the module shares with the engine are frozen: a change would reach all later replays', () => {
  const parts = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
  const shared = parts([LOTTERIES, STRATEGY_IDS, ENGINE_VERSIONS]).slice(1);
  expect(shared.length).toBeGreaterThan(2 + 3 * LOTTERIES.length);
  expect(shared.filter((value) => !Object.isFrozen(value))).toEqual([]);
  expect(() => Object.assign(LOTTERIES[0] ?? {}, { pick: 7 })).toThrow(TypeError);
});

test('the sizes of no lottery are refused by name', () => {
  expect(() => betSizes('loteca' as LotteryKey)).toThrow(ReceiptError);
});

describe('what is refused says what would be taken:', () => {
  const made = (more: object) => () => makeReceipt({ ...NAMES, ...more } as ReceiptNames);
  test.each<[string, () => unknown, string]>([
    ['games', made({ games: 16_385 }), 'expected a whole number from 1 to 16384'],
    ['games of a wheel', made({ games: 21, strategy: 'cercamento' }), 'with cercamento to 20'],
    ['a bet of engine 3', made({ engine: '3', bet: { marks: 6 } }), 'with engine 4 or later'],
    ['swaps of engine 3', made({ engine: '3', swaps: [0] }), 'with engine 4 or later'],
    ['swaps', made({ swaps: Array(101).fill(0) }), 'up to 100 indices'],
    ['a swap', made({ games: 5, swaps: [5] }), 'of tickets, from 0 to games - 1'],
    [
      'a fixed number',
      made({ bet: { fixed: [81] } }),
      'different numbers of the lottery, as in 1,2,3, not with cercamento: 1 to 80',
    ],
    ['a number of a date', made({ strategy: 'datas-especiais', options: { dateNumbers: [81] } }), ': 1 to 80'],
    ['a number pool', made({ strategy: 'cercamento', options: { pool: [0] } }), ': 1 to 80'],
    ['an unknown part of a bet', made({ bet: { luck: 1 } }), 'marks, fixed, excluded, team, month, mirror, draws'],
    ['an unknown option', made({ options: { luck: 1 } }), 'expected dates or dateNumbers with datas-especiais'],
    ['an unknown field', made({ luck: 1 }), 'expected engine, lottery, strategy, seed, historySeed'],
    ['a field of another type', made({ games: '3' }), 'games is no number; expected a whole number from 1 to 16384'],
    ['a missing field', made({ seed: undefined }), 'expected 1 to 128 visible ASCII characters'],
    ['a mirror', made({ lottery: 'lotomania', bet: { mirror: 1 } }), 'expected true or false'],
    ['real draws', made({ history: { kind: 'real' } }), 'expected kind «official», contest'],
    ['draws', () => rankNumbers('quina', [{ numbers: [81] }]), 'expected lists of 5 different numbers from 1 to 80'],
    ['the sizes of no lottery', () => betSizes('loteca' as LotteryKey), 'expected one of megasena, lotofacil'],
    ['a size', made({ bet: { marks: 16 } }), 'one of 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15'],
    ['draws', made({ bet: { draws: 2 } }), 'one of 1, 3, 6, 12, 18, 24'],
    ['a full bet', made({ bet: { fixed: [1, 2, 3, 4, 5, 6] } }), 'a ticket has only 5 numbers'],
    ['a team', made({ lottery: 'timemania', bet: { team: 81 } }), 'from 1 to 80'],
    ['hits', made({ strategy: 'cercamento', options: { hits: 5 } }), 'one of 2, 3, 4'],
    ['a name', made({ strategy: 'numerologia', options: { name: 'A'.repeat(121) } }), 'up to 120'],
    [
      'dates',
      made({ strategy: 'datas-especiais', options: { dates: Array(6).fill('1984-07-21') } }),
      '1 to 5 existing days',
    ],
    ['a seed', made({ seed: 'a b' }), 'expected 1 to 128 visible ASCII characters'],
    ['a lottery', made({ lottery: 'loteca' }), 'expected one of megasena, lotofacil'],
    [
      'the games of a link',
      () => linkFromReceipt(makeReceipt({ ...NAMES, games: 21 }), 'https://robo.example/'),
      'expected a whole number from 1 to 20',
    ],
  ])('%s', (_, run, expected) => expect(refusalOf(run)?.message).toContain(expected));

  test('the games of a link that is read', () => {
    const link = linkFromReceipt(makeReceipt(NAMES), 'https://robo.example/');
    const { lottery, strategy, seed, historySeed, date, now, engine } = receiptFromLink(link);
    const long = { lottery, strategy, seed, historySeed, date, now, engine, games: '21' };
    const address = `https://robo.example/?${new URLSearchParams(long as Record<string, string>)}`;
    expect(() => receiptFromLink(address)).toThrow('expected a whole number from 1 to 20');
  });

  test('the most of anything is told beforehand too', () => {
    const { replayGames, games, swaps, seedLength } = LIMITS;
    const seed = 's'.repeat(seedLength);
    expect(makeReceipt({ ...NAMES, seed }).seed).toBe(seed);
    expect(refusalOf(made({ seed: `${seed}s` }))?.message).toContain(`1 to ${seedLength} `);
    expect(makeReceipt({ ...NAMES, games: replayGames }).games).toBe(replayGames);
    expect(refusalOf(made({ games: replayGames + 1 }))).toMatchObject({
      range: { min: 1, max: replayGames },
    });
    const most = makeReceipt({ ...NAMES, games, swaps: Array(swaps).fill(0) });
    expect(linkFromReceipt(most, 'https://robo.example/')).toContain('?r=');
  });

  test('a number pool that is too small', () => {
    const wheel = { strategy: 'cercamento', options: { pool: [1, 2], hits: 3 } };
    const steps = () => [...replaySteps(makeReceipt({ ...NAMES, ...wheel } as ReceiptNames))];
    expect(refusalOf(steps)?.message).toMatch(/expected \d+ to \d+ numbers/);
  });
});

test('what generate --json prints is read too, and whatever else is in it passed over', () => {
  const receipt = makeReceipt(NAMES);
  const { tickets } = replay(receipt);
  const printed = JSON.parse(JSON.stringify({ receipt, tickets, proof: {} }));
  expect(receiptFromJson(printed)).toEqual(receipt);
  expect(() => receiptFromJson({ receipt: { ...receipt, games: 0 }, tickets })).toThrow(ReceiptError);
  expect(() => receiptFromJson({ receipt: null })).toThrow(ReceiptError);
});
