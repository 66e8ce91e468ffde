import { describe, expect, test } from 'vitest';
import { readPrize } from '../../src/state/check/read-prize.ts';
import { isEntry } from '../../src/state/diary/entry.ts';
import { faultOf } from '../../src/state/saved-games/game.ts';
import { readSyndicate } from '../../src/state/syndicate/read-syndicate.ts';
import { marksFault } from '../../workers/shared/bet/marks.ts';
import { labFault } from '../../workers/shared/lab/check-lab.ts';
import { isCalendarDate, isInstant } from '../../workers/shared/lottery/calendar.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { checkGenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';

type Value = unknown;
type Path = readonly (string | number)[];

const RUN = {
  lottery: 'diadasorte',
  strategy: 'datas-especiais',
  games: 2,
  seed: 'abc',
  history: simulated('h', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
  options: { dates: ['2001-02-03'] },
  bet: { marks: 8, month: 3, fixed: [1, 2] },
  engine: '4',
};
const LAB = { engine: '4', seed: 'abc' };

/** A value that each check of what strangers bring takes, and whether it takes another. */
const CHECKS: Readonly<Record<string, { readonly good: Value; readonly takes: (value: Value) => boolean }>> = {
  'an instant': { good: { at: '2026-11-20T12:00:00Z' }, takes: (value) => isInstant(Object(value).at) },
  'a day': { good: { at: '2026-11-20' }, takes: (value) => isCalendarDate(Object(value).at) },
  'a run': {
    good: RUN,
    takes(value) {
      try {
        checkGenerateRequest(value as Parameters<typeof checkGenerateRequest>[0]);
        return true;
      } catch (error) {
        if (error instanceof RequestError) return false;
        throw error;
      }
    },
  },
  'a simulation of new tickets': {
    good: { ...LAB, kind: 'simulate', bet: { kind: 'anew', run: RUN }, draws: 100 },
    takes: (value) => !labFault(value),
  },
  'a simulation of games': {
    good: {
      ...LAB,
      kind: 'simulate',
      bet: { kind: 'games', lottery: 'timemania', games: [{ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], extra: 4 }] },
      draws: 100,
      money: { price: 350, prizes: [1, 2, 3, 4, 5, 6] },
    },
    takes: (value) => !labFault(value),
  },
  'a backtest over made draws': {
    good: {
      ...LAB,
      kind: 'walk',
      lottery: 'quina',
      draws: { kind: 'rigged', size: 100, numbers: [1, 2], weight: 2 },
      games: 1,
    },
    takes: (value) => !labFault(value),
  },
  'a backtest over real draws': {
    good: {
      ...LAB,
      kind: 'walk',
      lottery: 'quina',
      draws: { kind: 'imported', size: 100, contest: 100, hash: '0123456789abcdef' },
      games: 1,
    },
    takes: (value) => !labFault(value),
  },
  'a saved game': { good: ticketOf(1), takes: (value) => faultOf(value) === undefined },
  'a game on a playslip': {
    good: { lotteryType: 'timemania', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], team: 4 },
    takes: (value) => !marksFault(value),
  },
  'a bet in the diary': {
    good: { key: 'k', on: '2026-11-20', cents: 600, lottery: 'quina', contest: 1, draws: 2 },
    takes: isEntry,
  },
  'a found prize': {
    good: {
      key: 'k',
      lottery: 'quina',
      numbers: [1, 2, 3, 4, 5],
      contest: 3,
      date: '2026-11-20',
      hits: 2,
      won: [{ hits: 2, prizes: 1, cents: 5 }],
    },
    takes: (value) => readPrize(value) !== undefined,
  },
  'a group': {
    good: {
      id: '0123456789abcdef0123456789abcdef',
      revision: 2,
      name: 'Nós',
      lottery: 'quina',
      games: [{ numbers: [1, 2, 3, 4, 5] }],
      draw: '2026-11-20',
      members: [{ id: 1, quotas: 1, paid: true }],
      cents: 300,
    },
    takes: (value) => 'group' in readSyndicate(value),
  },
};

/** Where a value has texts, numbers and flags. */
function leaves(value: Value, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...at, name]));
}

function changedAt(value: Value, [name, ...rest]: Path, change: (leaf: Value) => Value): Value {
  if (name === undefined) return change(value);
  const changed = changedAt(Object(value)[name], rest, change);
  if (Array.isArray(value)) return value.map((part, i) => (i === Number(name) ? changed : part));
  return { ...Object(value), [name]: changed };
}

/** What is written as the same text, and is none. */
const DISGUISES: Readonly<Record<string, (leaf: Value) => Value>> = {
  'a list of one': (leaf) => [leaf],
  'a list in a list': (leaf) => [[leaf]],
  'an object': (leaf) => ({ toString: () => `${leaf}`, valueOf: () => leaf }),
};

describe.each(Object.entries(CHECKS))('%s', (_, { good, takes }) => {
  test('it is taken as it is', () => {
    expect(takes(good)).toBe(true);
  });

  test.each(Object.entries(DISGUISES))('it is not taken with %s in the place of a value in it', (__, disguise) => {
    const taken = leaves(good).filter((path) => takes(changedAt(good, path, disguise)));
    expect(taken.map((path) => path.join('.'))).toEqual([]);
  });
});
