import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takesPart } from '../../../src/state/draw-day/own-draws.ts';
import { faultOf, type RegisteredBet } from '../../../src/state/saved-games/game.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { useStores } from '../../platform/tabs.ts';
import { type CheckPage, openCheck } from '../check/check-page.ts';
import { ticketOf, ticketsOf } from '../saved-games/tickets.ts';

/** A Wednesday. The Mega-Sena is drawn on Tuesdays, Thursdays and Saturdays. */
const NOW = '2026-11-25T15:00:00Z';
let page: CheckPage;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  useStores();
  page = (await openCheck()).page;
});

const edge = (contest: number, date?: string) => ({ contest, ...(date && { date }) });
function keepUpTo(contest: number, date?: string, lottery: LotteryKey = 'megasena'): void {
  const [first, last] = [edge(1, '1996-03-11'), edge(contest, date)];
  page.writeSummary(lottery, { lottery, count: 2, first, last, missing: 0, withPrizes: 0, revision: 1 });
}
const typed = { contest: '2951', draw: '2026-11-26', draws: 1, receipt: '' };
/** A bet as a saved game stores it. */
const stored = ({ from, draws, ...registered }: Pick<RegisteredBet, 'from' | 'draws'> & object) => ({
  follow: { ...(from !== undefined && { from }), draws },
  registered,
});
const read = (fields: Partial<typeof typed>) => page.readRegistration('megasena', { ...typed, ...fields });

describe('what the fields begin with', () => {
  test('the form begins with the next draw, and no contest, which is counted from the rules and not filled in', () => {
    expect(page.likelyRegistration([ticketOf(1)], 'megasena')).toEqual({ ...typed, contest: '' });
    expect(page.likelyContest('megasena', '2026-11-26')).toBe(3088);
    expect(page.likelyContest('megasena', '')).toBeUndefined();
  });

  test.each([
    [2950, '2026-11-24', '2951'],
    // A draw is missing between it and the next: what is counted is said beside the field.
    [2949, '2026-11-22', ''],
    [2940, '2026-10-31', ''],
    [2940, undefined, ''],
    [2940, '31 de outubro', ''],
  ])('the contest is filled in where the draw before it is kept: %i of %s gives %j', (contest, date, likely) => {
    keepUpTo(contest, date);
    expect(page.likelyRegistration([ticketOf(1)], 'megasena').contest).toBe(likely);
  });

  test('the day changes with the contest, where kept draws know it and it is no slip', () => {
    const dayOf = (contest: string) => page.likelyDay('megasena', { ...typed, contest });
    expect(dayOf('3088'), 'by the rules alone').toBeUndefined();
    keepUpTo(2950, '2026-11-24');
    expect(dayOf('2.953')).toBe('2026-12-01');
    expect(['2933', '2971', '99999', 'x'].map(dayOf)).toEqual(Array(4).fill(undefined));
  });

  test('the form begins with what was registered before', async () => {
    const told = { from: 2952, draws: 3, on: '2026-11-25', draw: '2026-11-28', receipt: 'A1' };
    const { games } = await page.registerGames([ticketOf(1)], told);
    expect(page.likelyRegistration(games, 'megasena')).toEqual({
      contest: '2952',
      draw: '2026-11-28',
      draws: 3,
      receipt: 'A1',
    });
  });
});

describe('a contest that is far from the counted one', () => {
  // 40 draws after that of the rules: up to 2 draws and 5 % of them is no question.
  test.each([
    ['3088', true],
    ['3092', true],
    ['3084', true],
    ['3093', false],
    ['3083', false],
    ['294', false],
  ])('a contest far from the counted one is asked: %s is taken at once: %s', (contest, isTaken) => {
    const asked = [{ field: 'contest', fault: 'far', told: Number(contest), likely: 3088 }];
    expect(read({ contest })).toEqual(isTaken ? expect.objectContaining({ on: expect.anything() }) : asked);
    expect(page.readRegistration('megasena', { ...typed, contest }, true)).toMatchObject({ from: Number(contest) });
  });

  test('the contest is counted from a newer draw that is kept', () => {
    keepUpTo(2950, '2026-11-24');
    expect(read({ contest: '2953' })).toMatchObject({ from: 2953 });
    expect(read({ contest: '2954' })).toEqual([{ field: 'contest', fault: 'far', told: 2954, likely: 2951 }]);
    expect(read({ draw: '2026-12-10' })).toEqual([{ field: 'contest', fault: 'far', told: 2951, likely: 2957 }]);
  });

  test.each([
    // The day of the Independência of 2027 is unknown: it may have left out twelve draws.
    ['2027-09-02', '2027-09-22', -13, true],
    ['2027-09-02', '2027-09-22', -16, false],
    ['2027-06-02', '2027-06-22', -10, false],
    ['2026-09-02', '2026-09-22', -10, false],
  ])(
    'drawn on %s and typed for %s, a contest %i away from the counted one is taken at once: %s',
    (kept, draw, by, isTaken) => {
      vi.setSystemTime(new Date(`${draw}T12:00:00Z`));
      keepUpTo(3800, kept, 'lotofacil');
      const contest = String(Number(page.likelyContest('lotofacil', draw)) + by);
      const read = page.readRegistration('lotofacil', { ...typed, draw, contest });
      expect(Array.isArray(read)).toBe(!isTaken);
    },
  );

  test.each([
    ['1970-01-02T12:00:00Z', ''],
    ['+012026-11-25T12:00:00Z', ''],
  ])('a clock that is far off offers no draw: %s', (now, contest) => {
    keepUpTo(2950, '2026-11-24');
    vi.setSystemTime(new Date(now));
    expect(page.likelyRegistration([ticketOf(1)], 'megasena').contest).toBe(contest);
    expect(Array.isArray(read({}))).toBe(true);
  });

  test.each(['0001-01-01', '9999-12-31', '2018-01-02', '2026-11-26'])(
    'a contest is not counted from a draw of %s',
    (day) => {
      keepUpTo(2000, day);
      expect(page.likelyRegistration([ticketOf(1)], 'megasena').contest).toBe('');
      expect(read({ contest: '3088' })).toMatchObject({ from: 3088 });
    },
  );
});

describe('a bet that is told again', () => {
  const told = { from: 2950, draws: 2, on: '2026-11-23', draw: '2026-11-24' };

  test('a bet is corrected, also after its draw; another one begins with the next draw', async () => {
    const { games } = await page.registerGames([ticketOf(1)], told);
    vi.setSystemTime('2026-11-27T15:00:00Z');
    expect(page.likelyRegistration(games, 'megasena')).toMatchObject({ contest: '2950', draw: '2026-11-24' });
    expect(page.likelyRegistration(games, 'megasena', true)).toEqual({
      contest: '',
      draw: '2026-11-29',
      draws: 2,
      receipt: '',
    });
  });
});

describe('what was typed', () => {
  test('a registration has the day of Brasília on which it was made', () => {
    keepUpTo(2950, '2026-11-24');
    vi.setSystemTime('2026-11-26T02:00:00Z');
    expect(read({ contest: ' 2.951 ', receipt: ' 12AB ' })).toEqual({
      from: 2951,
      draws: 1,
      on: '2026-11-25',
      draw: '2026-11-26',
      receipt: '12AB',
    });
  });

  test.each<[object, readonly object[]]>([
    [{ contest: '0' }, [{ field: 'contest', fault: 'unread' }]],
    [{ contest: '-3' }, [{ field: 'contest', fault: 'unread' }]],
    [{ contest: '1e3' }, [{ field: 'contest', fault: 'unread' }]],
    [{ contest: '9'.repeat(100_000) }, [{ field: 'contest', fault: 'unread' }]],
    [{ contest: '1951' }, [{ field: 'contest', fault: 'far', told: 1951, likely: 2951 }]],
    [{ contest: '3951' }, [{ field: 'contest', fault: 'far', told: 3951, likely: 2951 }]],
    [{ draw: '' }, [{ field: 'draw', fault: 'missing' }]],
    [{ draw: '2026-02-31' }, [{ field: 'draw', fault: 'missing' }]],
    [{ draw: '2026-08-26' }, [{ field: 'draw', fault: 'past' }]],
    [{ draw: '2027-11-27' }, [{ field: 'draw', fault: 'far' }]],
    [{ draw: '9999-12-31' }, [{ field: 'draw', fault: 'far' }]],
    [{ receipt: 'x'.repeat(61) }, [{ field: 'receipt', fault: 'too-long' }]],
    [
      { contest: 'x', draw: 'x', receipt: 'x'.repeat(100_000) },
      [
        { field: 'contest', fault: 'unread' },
        { field: 'draw', fault: 'missing' },
        { field: 'receipt', fault: 'too-long' },
      ],
    ],
  ])('a fault is said at its field: %j', (fields, faults) => {
    keepUpTo(2950, '2026-11-24');
    expect(read(fields)).toEqual(faults);
  });

  test.each(['2026-08-27', '2026-12-31', '2027-11-26'])('a bet may be on a draw of %s', (draw) => {
    expect(read({ draw, contest: '' })).toEqual({ draws: 1, on: '2026-11-25', draw });
  });
});

describe('games that are registered', () => {
  const told = { from: 2951, draws: 1, on: '2026-11-25', draw: '2026-11-26' };

  test('tickets are saved first, under one name, and undone they are as before', async () => {
    const outcome = await page.registerGames(ticketsOf(1, 20), told);
    expect(outcome).toMatchObject({ code: 'kept', saved: { code: 'saved', saved: 20 } });
    expect(outcome.games).toHaveLength(20);
    expect(outcome.games.every((game) => game.registered?.draw === '2026-11-26' && game.group)).toBe(true);
    const { page: next } = await openCheck();
    const kept = await next.loadSavedGames();
    expect(kept).toMatchObject(Array(20).fill(stored(told)));
    expect(await next.unregisterGames(kept)).toBe('kept');
    expect((await next.loadSavedGames()).some((game) => 'registered' in game || 'follow' in game)).toBe(false);
  });

  test('saved games keep their group', async () => {
    await page.saveGames(ticketsOf(1, 2), 'Dupla');
    const { games, saved } = await page.registerGames([ticketOf(1)], told);
    expect(saved).toBeUndefined();
    expect(games[0]).toMatchObject({ ...stored(told), group: { name: 'Dupla' } });
    expect(page.savedGames.games.filter(({ registered }) => registered)).toHaveLength(1);
  });

  test('the diary has a bet: corrected at any time, once more as a new bet, and not when undone', async () => {
    await page.registerGames(ticketsOf(1, 2), told);
    const entries = () => page.spendingOf().map(({ cents, ...entry }) => [cents, 'contest' in entry && entry.contest]);
    expect(entries()).toEqual([
      [600, 2951],
      [600, 2951],
    ]);
    await page.registerGames([ticketOf(1)], { ...told, from: 2952, draws: 2 });
    expect(entries().sort()).toEqual([
      [1200, 2952],
      [600, 2951],
    ]);
    // Long after its draw it is the same bet yet; so it is where it is told as a new one for the same contest.
    vi.setSystemTime('2026-12-08T15:00:00Z');
    await page.registerGames([ticketOf(1)], { ...told, from: 2953, draws: 2 });
    await page.registerGames([ticketOf(1)], { ...told, from: 2953, draws: 2 }, true);
    expect(page.savedGames.games.some(({ earlier }) => earlier)).toBe(false);
    await page.registerGames([ticketOf(1)], { ...told, from: 2952, draws: 2 });
    expect(entries().sort()).toEqual([
      [1200, 2952],
      [600, 2951],
    ]);
    const later = { from: 2960, draws: 1, on: '2026-12-10', draw: '2026-12-12' };
    vi.setSystemTime('2026-12-10T15:00:00Z');
    await page.registerGames([ticketOf(1)], later, true);
    expect(entries().sort()).toEqual([
      [1200, 2952],
      [600, 2951],
      [600, 2960],
    ]);
    await page.unregisterGames([ticketOf(1)]);
    await page.deleteGame(String(page.savedGames.games.find(({ registered }) => registered)?.id));
    expect(entries().sort()).toEqual([
      [1200, 2952],
      [600, 2951],
    ]);
  });

  test('the same day is the same bet where no contest is known', async () => {
    const { from: _, ...byDay } = told;
    await page.registerGames([ticketOf(1)], byDay);
    const { games } = await page.registerGames([ticketOf(1)], told, true);
    expect(games[0]).toMatchObject(stored(told));
    expect(games[0]?.earlier).toBeUndefined();
    await page.registerGames([ticketOf(1)], byDay, true);
    expect(page.spendingOf()).toHaveLength(1);
    const later = { ...byDay, draw: '2026-11-29' };
    const [game] = (await page.registerGames([ticketOf(1)], later, true)).games;
    expect(game).toMatchObject({ ...stored(later), earlier: [byDay] });
    expect(faultOf(game)).toBeUndefined();
    expect(page.spendingOf().map(({ cents }) => cents)).toEqual([600, 600]);
  });

  test('a bet on another contest leaves the one before to be checked, and undone it leads back to it', async () => {
    await page.registerGames([ticketOf(1)], told);
    vi.setSystemTime('2026-11-27T15:00:00Z');
    const second = { from: 2952, draws: 2, on: '2026-11-27', draw: '2026-11-28', receipt: 'B' };
    const { games } = await page.registerGames([ticketOf(1)], second, true);
    expect(games[0]).toMatchObject({ ...stored(second), earlier: [told] });
    expect(faultOf(games[0])).toBeUndefined();
    vi.setSystemTime('2026-12-02T15:00:00Z');
    expect(page.dueOf(games, [], Date.now())).toEqual({ kind: 'check', lottery: 'megasena', results: 3 });
    await page.unregisterGames(games);
    expect(page.savedGames.games[0]).toMatchObject(stored(told));
    expect(page.savedGames.games[0]?.earlier).toBeUndefined();
    // Its prize is lost by then.
    vi.setSystemTime('2027-03-10T15:00:00Z');
    const next = { ...second, on: '2027-03-10', draw: '2027-03-11' };
    const last = await page.registerGames(page.savedGames.games, next, true);
    expect(last.games[0]?.earlier).toBeUndefined();
  });

  test('a new bet on the contest of an earlier one corrects that, and none is written down twice', async () => {
    const second = { from: 2952, draws: 1, on: '2026-11-25', draw: '2026-11-28' };
    await page.registerGames([ticketOf(1)], told);
    await page.registerGames([ticketOf(1)], second, true);
    const longer = { ...told, draws: 2 };
    const { games } = await page.registerGames([ticketOf(1)], longer, true);
    expect(games[0]).toMatchObject({ ...stored(second), earlier: [{ from: 2951, draws: 2 }] });
    expect(
      page
        .spendingOf()
        .map(({ cents }) => cents)
        .sort(),
    ).toEqual([1200, 600]);
    // A correction that leads to it leaves one of the two.
    await page.registerGames([ticketOf(1)], told);
    expect(page.savedGames.games[0]).toMatchObject(stored(told));
    expect(page.savedGames.games[0]?.earlier).toBeUndefined();
    expect(page.spendingOf().map(({ cents }) => cents)).toEqual([600]);
    await page.unregisterGames(page.savedGames.games);
    expect(page.spendingOf()).toEqual([]);
  });

  test('a correction keeps its day, and stays out of the diary where the entry was deleted', async () => {
    await page.registerGames([ticketOf(1)], { ...told, from: 2951, draws: 4 });
    vi.setSystemTime('2026-12-01T15:00:00Z');
    const later = { ...told, on: '2026-12-01', receipt: 'A' };
    expect(page.costIn(8, page.savedGames.games, false)).toEqual({ cents: 4800, more: 2400 });
    expect(page.costIn(8, page.savedGames.games, true)).toEqual({ cents: 4800, more: 4800 });
    // The ticket of a result is the game that was saved of it.
    expect(page.costIn(8, page.asSaved([ticketOf(1)]), false).more).toBe(2400);
    const { games } = await page.registerGames([ticketOf(1)], { ...later, from: 2951, draws: 4 });
    expect(games[0]?.registered).toMatchObject({ on: '2026-11-25', draw: '2026-11-26', receipt: 'A' });
    expect(page.spendingOf()).toMatchObject([{ on: '2026-11-25', contest: 2951 }]);
    await page.removeSpending(page.spendingOf());
    await page.registerGames(games, { ...later, from: 2952, draws: 4 });
    expect(page.spendingOf()).toEqual([]);
  });

  test('a game that was saved after the draw takes part in it once its player says so', async () => {
    await page.saveGame({ ...ticketOf(1), date: '2026-11-25T15:00:00.000Z' });
    const [game] = page.savedGames.games;
    if (!game) throw new Error('not saved');
    expect(takesPart(game, '2026-11-24')).toBe(false);
    const { games } = await page.registerPlayed(game, { day: '2026-11-24', contest: 2950 });
    expect(games[0]).toMatchObject({ follow: { from: 2950, draws: 1 }, registered: { draw: '2026-11-24' } });
    expect(games[0] && takesPart(games[0], '2026-11-24')).toBe(true);
    expect(page.spendingOf()).toMatchObject([{ contest: 2950, cents: 600 }]);
  });

  test('registered games make room last', async () => {
    await page.registerGames([ticketOf(1)], told);
    for (const ticket of ticketsOf(2, 50)) await page.saveGame(ticket);
    await page.saveGame(ticketOf(51));
    const ids = page.savedGames.games.map(({ id }) => id);
    expect(ids).toContain(ticketOf(1).id);
    expect(ids).not.toContain(ticketOf(2).id);
  });
});
