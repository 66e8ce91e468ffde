import { describe, expect, test } from 'vitest';
import { printExport } from '../../../src/state/saved-games/format.ts';
import { faultOf, foreignFaultOf } from '../../../src/state/saved-games/game.ts';
import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { runOf } from '../../tasks/result-of.ts';
import { ticketOf, without } from './tickets.ts';

async function generated(lottery: (typeof LOTTERIES)[number]['key'], strategy: (typeof STRATEGY_IDS)[number]) {
  const { tickets } = runOf({
    lottery,
    strategy,
    games: 3,
    seed: 'a',
    history: simulated('b', '2026-11-20'),
    now: '2026-11-20T12:00:00Z',
  });
  return tickets;
}

describe('a game', () => {
  test.each(LOTTERIES.map(({ key }) => key))('any ticket of %s that the engine makes is a game', async (lottery) => {
    for (const strategy of STRATEGY_IDS) {
      for (const ticket of await generated(lottery, strategy)) {
        expect(faultOf(JSON.parse(JSON.stringify(ticket)))).toBeUndefined();
      }
    }
  });

  test.each(Object.keys(ticketOf(1)))('a ticket without its %s has that fault', (field) => {
    expect(faultOf(without(ticketOf(1), field))).toBe(field);
  });

  test.each([null, undefined, 1, 'x', true])('%j is no game', (value) => {
    expect(faultOf(value)).toBe('game');
  });

  test.each<[string, unknown]>([
    ['id', ''],
    ['id', 7],
    ['lotteryType', 'loteca'],
    ['lotteryType', 'constructor'],
    ['lotteryType', ['megasena']],
    ['numbers', [1, 2, 3, 4, 5]],
    ['numbers', Array.from({ length: 21 }, (_, i) => i + 1)],
    ['numbers', [1, 2, 3, 4, 5, 5]],
    ['numbers', [2, 1, 3, 4, 5, 6]],
    ['numbers', [0, 2, 3, 4, 5, 6]],
    ['numbers', [1, 2, 3, 4, 5, 61]],
    ['numbers', [1, 2, 3, 4, 5, 5.5]],
    ['numbers', ['1', '2', '3', '4', '5', '6']],
    ['numbers', [1, 2, 3, 4, 5, null]],
    ['numbers', { length: 6 }],
    ['date', '2026-11-20'],
    ['date', '2026-02-31T12:00:00.000Z'],
    ['date', '+010000-01-01T00:00:00.000Z'],
    ['date', 1_795_176_000_000],
    ['strategy', 'luck'],
    ['marked', false],
    ['isFavorite', 'false'],
    ['isFavorite', 0],
    ['minBetPrice', -1],
    ['minBetPrice', '5'],
    ['potentialPrize', Number.NaN],
    ['potentialPrize', Number.POSITIVE_INFINITY],
    ['score', 82],
    ['score', 100],
    ['score', 90.5],
    ['scoreClass', 'best'],
    ['odds', 0],
    ['relaxed', null],
    ['team', 0],
    ['team', 81],
    ['month', 13],
    ['month', '3'],
    ['mirror', false],
    ['name', 'é'.repeat(61)],
    ['name', 7],
    ['note', '🍀'.repeat(61)],
    ['follow', { from: 3, draws: 2.5 }],
    ['group', 'Bolão'],
    ['group', { id: '', name: 'Bolão' }],
    ['group', { id: 'a', name: 'x'.repeat(61) }],
    ['group', null],
  ])('a game with the %s %j has that fault', (field, value) => {
    expect(faultOf({ ...ticketOf(1), [field]: value })).toBe(field);
  });

  test.each<[string, unknown]>([
    ['undefined', []],
    ['undefined', [{ from: 2951, draws: 1, on: '2026-11-25', draw: '2026-11-26' }]],
    ['earlier', {}],
    ['earlier', [{ from: 0, draws: 1, on: '2026-11-25', draw: '2026-11-26' }]],
    ['earlier', [{ from: 2951, draws: 1 }]],
    ['earlier', Array(20).fill({ from: 2951, draws: 1, on: '2026-11-25', draw: '2026-11-26' })],
  ])('a game has the fault %s with the earlier bets %j', (fault, earlier) => {
    expect(String(faultOf({ ...ticketOf(1), earlier }))).toBe(fault);
  });

  test.each<[string, unknown]>([
    ['undefined', { on: '2026-11-25', draw: '2026-11-26' }],
    ['undefined', { on: '2026-11-25', draw: '2026-11-26', receipt: '1A2B-3' }],
    ['registered', { on: '2026-11-25' }],
    ['registered', { on: '2026-02-31', draw: '2026-11-26' }],
    ['registered', { on: '2026-11-25', draw: '2026-11-26', receipt: '' }],
    ['registered', { on: '2026-11-25', draw: '2026-11-26', receipt: '1'.repeat(61) }],
    ['registered', null],
  ])('a game has the fault %s when it was registered as %j', (fault, registered) => {
    expect(String(faultOf({ ...ticketOf(1), registered }))).toBe(fault);
  });
});

test.each<[string, unknown]>([
  ['id', '\ud800'],
  ['id', 'x'.repeat(201)],
  ['date', '9999-01-01T00:00:00.000Z'],
  ['date', '1989-12-31T23:59:59.999Z'],
  ['minBetPrice', 1e308],
  ['potentialPrize', 1e308],
  ['odds', 1e308],
  ['registered', { on: '2026-11-20', draw: '9999-12-31' }],
  ['group', { id: '\udc00', name: 'a' }],
  ['earlier', [{ from: 1, draws: 1, on: '1970-01-01', draw: '1970-01-01' }]],
])('a game of somebody else has no %s %j; one that is kept here stays', (field, value) => {
  const game = { ...ticketOf(1), [field]: value };
  expect(foreignFaultOf(game)).toBe(field);
  expect(faultOf(game)).toBeUndefined();
  expect(foreignFaultOf(ticketOf(1))).toBeUndefined();
});

test.each<[string, unknown]>([
  ['null', null],
  ['an object that is no text and no number', { toString: 1, valueOf: 1 }],
  ['a bigint', 7n],
])('a game with %s in any field is damaged, and nothing throws', (_, value) => {
  for (const field of [...Object.keys(ticketOf(1)), 'team', 'month', 'mirror', 'name', 'note', 'group', 'follow']) {
    expect(faultOf({ ...ticketOf(1), [field]: value }), field).toBe(field);
  }
});

test('a game that JSON cannot hold is too large', () => {
  const loop = { ...ticketOf(1), memo: {} };
  loop.memo = loop;
  expect(faultOf(loop)).toBe('size');
  expect(faultOf({ ...ticketOf(1), memo: { big: 7n } })).toBe('size');
});

test('a game may have 300,000 bytes, and a file with fifty such can be imported', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  const room = 300_000 - bytesOf(JSON.stringify({ ...ticketOf(1), memo: '' }));
  const largest = { ...ticketOf(1), memo: 'x'.repeat(room) };
  expect(foreignFaultOf(largest)).toBeUndefined();
  expect(foreignFaultOf({ ...largest, memo: `${largest.memo}x` })).toBe('size');
  expect(bytesOf(printExport(Array(50).fill(largest)))).toBeLessThanOrEqual(MAX_EXPORT_BYTES);
});
