import { beforeEach, describe, expect, test } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { useStores } from '../../platform/tabs.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, follow, openCheck } from './check-page.ts';

/** Made on 20 November 2026, with 1, 51, 52, 53, 54 and 55. */
const TICKET = ticketOf(0);

const before: OfficialDraw = { contest: 1, date: '2026-11-19', numbers: [1, 51, 52, 53, 54, 55] };
const four: OfficialDraw = { contest: 2, date: '2026-11-20', numbers: [1, 51, 52, 53, 40, 41] };
const none: OfficialDraw = { contest: 3, date: '2026-11-23', numbers: [1, 2, 3, 4, 5, 6] };
const five: OfficialDraw = { contest: 4, date: '2026-11-25', numbers: [1, 51, 52, 53, 54, 41] };

const keep = (page: CheckPage, ...draws: OfficialDraw[]) =>
  page.keepTable(packDraws({ lottery: 'megasena', draws }), 'incoming');

const contests = (list: readonly { contest: number }[]) => list.map(({ contest }) => contest);

beforeEach(useStores);

describe('saved games', () => {
  test('a win is fresh once, however often games are checked, and stays in the list', async () => {
    const { page } = await openCheck();
    await page.saveGame(TICKET);
    await keep(page, before, four, none);
    await page.checkSavedGames({ keepsWins: true });
    expect(contests(page.foundPrizes.fresh)).toEqual([2]);
    await page.checkSavedGames({ keepsWins: true });
    expect(contests(page.foundPrizes.fresh)).toEqual([2]);
    page.dismissFresh();
    await keep(page, five);
    await Promise.all([page.checkSavedGames({ keepsWins: true }), page.checkSavedGames({ keepsWins: true })]);
    expect(contests(page.foundPrizes.fresh)).toEqual([4]);
    expect(contests(page.foundPrizes.list)).toEqual([4, 2]);

    const { page: next } = await openCheck();
    await next.checkSavedGames({ keepsWins: true });
    expect(next.foundPrizes.fresh).toEqual([]);
    expect(contests(next.foundPrizes.list)).toEqual([4, 2]);
  });

  test('a win is fresh in one tab of two', async () => {
    const { page: one } = await openCheck();
    await one.saveGame(TICKET);
    await keep(one, four);
    const { page: two } = await openCheck();
    await Promise.all([one.checkSavedGames({ keepsWins: true }), two.checkSavedGames({ keepsWins: true })]);
    expect(one.foundPrizes.fresh.length + two.foundPrizes.fresh.length).toBe(1);
  });

  test('keep what they won when they are deleted', async () => {
    const { page } = await openCheck();
    await page.saveGame(TICKET);
    await keep(page, four);
    await page.checkSavedGames({ keepsWins: true });
    await page.deleteGame(TICKET.id);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2, numbers: TICKET.numbers }]);
  });

  test('learn later what a prize was worth, which is no new win', async () => {
    const { page } = await openCheck();
    await page.saveGame(TICKET);
    await keep(page, four);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list[0]).not.toHaveProperty('cents');
    page.dismissFresh();
    await keep(page, { ...four, paid: [{ hits: 4, winners: 10, cents: 90_000 }] });
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes).toMatchObject({ list: [{ contest: 2, cents: 90_000 }], fresh: [] });
    // A table without the prizes takes nothing back.
    await keep(page, four);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toMatchObject([{ cents: 90_000 }]);
  });

  test('a prize in another currency has no worth, also where one was kept before', async () => {
    const { page } = await openCheck();
    await page.saveGame(TICKET);
    await follow(page, { from: 1, draws: 2 });
    const paid = [{ hits: 4, winners: 10, cents: 90_000 }];
    await page.keepWins(page.savedGames.games, [
      { game: 0, contest: 2, hits: 4, won: [{ hits: 4, prizes: 1, cents: 90_000 }], cents: 90_000 },
    ]);
    await keep(page, { ...four, date: '1994-06-30', paid });
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2, won: [{ hits: 4, prizes: 1 }], otherCurrency: true }]);
    expect(page.foundPrizes.list[0]).not.toHaveProperty('cents');
    // Nor of a prize of a tier that there was not.
    const none = [
      { hits: 6, winners: 0 },
      { hits: 5, winners: 100, cents: 90_000 },
      { hits: 4, winners: 0 },
    ];
    await keep(page, { ...four, contest: 1, paid: none });
    await page.checkSavedGames({ keepsWins: true });
    expect(contests(page.foundPrizes.list)).toEqual([2]);
  });

  test('take part in the contests of their teimosinha only, and settle it as results come in', async () => {
    const { page } = await openCheck();
    await page.saveGame(TICKET);
    await follow(page, { from: 3, draws: 2 });
    await keep(page, before, four, none);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toEqual([]);
    page.chooseCheck({ source: 'saved', scope: 'own' });
    await page.runCheck();
    expect(page.check.checked?.result.games).toMatchObject([{ contests: 1, pending: 1 }]);
    await keep(page, five, { ...five, contest: 5 });
    await page.checkSavedGames({ keepsWins: true });
    expect(contests(page.foundPrizes.list)).toEqual([4]);
    await page.runCheck();
    expect(page.check.checked?.result.games).toMatchObject([{ contests: 2, pending: 0 }]);
  });
});

test('without a database wins are told for as long as the page lives', async () => {
  const { page } = await openCheck();
  await page.saveGame(TICKET);
  const win = { game: 0, contest: 2, hits: 4, won: [] };
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const { page: blocked } = await openCheck();
  await blocked.keepWins(page.savedGames.games, [win]);
  await blocked.keepWins(page.savedGames.games, [win]);
  expect(contests(blocked.foundPrizes.fresh)).toEqual([2]);
  expect(blocked.foundPrizes.status).toBe('not-kept');
});
