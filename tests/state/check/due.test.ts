import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';
import { ticketOf } from '../saved-games/tickets.ts';

const load = async () => ({
  ...(await import('../../../src/state/check/due.ts')),
  ...(await import('../../../src/state/results/summary.ts')),
});

let page: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  useFakeStorage();
  page = (await openTab(load, () => {})).page;
});
afterEach(() => {
  vi.clearAllMocks();
});

const registered = { on: '2026-11-25', draw: '2026-11-26' };
const game = (n: number, change: object = {}) => ({
  ...ticketOf(n),
  follow: { from: 2951, draws: 1 },
  registered,
  ...change,
});
const noon = (day: string) => Date.parse(`${day}T15:00:00Z`);

test('on the day of the draw that is due, after it the result, once for each contest', () => {
  const games = [game(1), game(2), game(3, { lotteryType: 'quina' }), ticketOf(4)];
  const evening = { at: Date.parse('2026-11-27T00:00Z'), isSure: true };
  expect(page.dueOf(games, [], noon('2026-11-25'))).toBeUndefined();
  expect(page.dueOf(games, [], noon('2026-11-26'))).toEqual({
    kind: 'today',
    draws: [evening, evening],
  });
  expect(page.dueOf(games, [], noon('2026-11-27'))).toEqual({ kind: 'check', lottery: 'megasena', results: 2 });
});

test('what waits for a draw is named: each contest that is to come, with its games', () => {
  const later = { follow: { from: 2952, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-29' } };
  const games = [game(1), game(2), game(3, later), game(4, { follow: { from: 2951, draws: 4 } }), ticketOf(5)];
  expect(page.drawsWaiting(games, 'megasena', noon('2026-11-26'))).toEqual([
    { contest: 2951, day: '2026-11-26', games: 3 },
    { contest: 2952, day: '2026-11-29', games: 1 },
  ]);
  expect(page.drawsWaiting(games, 'megasena', noon('2026-11-27'))).toEqual([
    { contest: 2952, day: '2026-11-29', games: 2 },
  ]);
  expect(page.drawsWaiting(games, 'megasena', Number.NaN)).toEqual([]);
});

test('what is kept is not due, and games that nobody registered never are', () => {
  const edge = { contest: 2951, date: '2026-11-26' };
  page.writeSummary('megasena', {
    lottery: 'megasena',
    count: 1,
    first: edge,
    last: edge,
    missing: 0,
    withPrizes: 0,
    revision: 1,
  });
  expect(page.dueOf([game(1)], [], noon('2026-11-27'))).toBeUndefined();
  expect(page.dueOf([ticketOf(1)], [], noon('2026-11-27'))).toBeUndefined();
});

test('without either the nearest last day of a prize is', () => {
  vi.useFakeTimers({ now: noon('2026-11-27'), toFake: ['Date'] });
  const won = {
    key: 'a 1 1',
    lottery: 'megasena',
    contest: 1,
    hits: 4,
    won: [],
    numbers: [],
    date: '2026-11-01',
  } as const;
  expect(page.dueOf([], [won], noon('2026-11-27'))).toBeUndefined();
  const prizes = [{ ...won, registered: true as const }];
  expect(page.dueOf([], prizes, noon('2026-11-27'))).toEqual({ kind: 'prize', lastDay: '2027-01-30' });
  expect(page.dueOf([game(1)], prizes, noon('2026-11-27'))).toEqual({ kind: 'check', lottery: 'megasena', results: 1 });
});

test('the results that are due are counted, and nothing else', () => {
  expect(page.resultsDue([game(1), game(2)], noon('2026-11-27'))).toBe(1);
  expect(page.resultsDue([game(1)], noon('2026-11-26'))).toBe(0);
});
