import { beforeEach, describe, expect, test } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { useStores } from '../../platform/tabs.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, follow, openCheck, outcomeIn } from './check-page.ts';

/** Made on 20 November 2026, with 1, 51, 52, 53, 54 and 55. */
const [ONE, TWO] = [ticketOf(0), ticketOf(1)];

const before: OfficialDraw = { contest: 1, date: '2026-11-19', numbers: [1, 51, 52, 53, 54, 55] };
const none: OfficialDraw = { contest: 2, date: '2026-11-22', numbers: [3, 4, 5, 6, 7, 8] };
const four: OfficialDraw = { contest: 3, date: '2026-11-23', numbers: [1, 51, 52, 53, 40, 41] };

/** An hour before the first draw after they were made, on a Sunday at 11 h of Brasília, and long after it. */
const [DRAW_DAY, LATER] = [Date.parse('2026-11-22T13:00Z'), Date.parse('2026-12-20T15:00Z')];
const HOUR_MS = 3_600_000;

let page: CheckPage;

async function keep(...draws: OfficialDraw[]): Promise<void> {
  await page.keepTable(packDraws({ lottery: 'megasena', draws }), 'incoming');
  await page.loadResults();
}

/** What has become of all saved games together, once it has been found out: their wins, else how their draws stand. */
async function outcome(now = LATER) {
  await page.checkSavedGames();
  const { wins, draws } = outcomeIn(page, now);
  return wins.length > 0 ? wins : draws;
}

beforeEach(async () => {
  useStores();
  ({ page } = await openCheck());
  await page.saveGame(ONE);
});

test('a check that fails ends neither this nor those after it', async () => {
  await keep(before);
  const pool = page.resultsPool();
  const broken: unknown = { ok: true, value: { games: null } };
  page.setResultsPool({ ...pool, run: async () => broken as never });
  await page.checkSavedGames();
  await page.checkSavedGames({ keepsWins: true });
  page.setResultsPool(pool);
  await keep(before, four);
  expect(await outcome()).toMatchObject([{ contest: 3, hits: 4 }]);
  await page.checkSavedGames({ keepsWins: true });
  expect(page.foundPrizes.list).toMatchObject([{ contest: 3 }]);
});

describe('saved games', () => {
  test('wait as long as no draw is kept, or only older ones', async () => {
    expect(outcomeIn(page, LATER).draws).toBeUndefined();
    expect(await outcome()).toBe('waiting');
    await keep(before);
    expect(await outcome()).toBe('waiting');
  });

  test('saved games are drawn today from midnight of the day of their first draw to the draw itself; with a teimosinha it is not known', async () => {
    for (const [hours, found] of [
      [-10.1, 'waiting'],
      [-10, 'today'],
      [0.9, 'today'],
      [1, 'waiting'],
    ] as const) {
      expect(await outcome(DRAW_DAY + hours * HOUR_MS), `${hours} h`).toBe(found);
    }
    await follow(page, { from: 2, draws: 3 });
    expect(await outcome(DRAW_DAY)).toBe('waiting');
  });

  test('saved games that were registered are to be checked from their draw on, until it is kept', async () => {
    await page.deleteGame(ONE.id);
    const told = { follow: { from: 2, draws: 2 }, registered: { on: '2026-11-20', draw: '2026-11-22' } };
    await page.saveGame({ ...ONE, ...told });
    expect(await outcome(DRAW_DAY)).toBe('today');
    expect(await outcome(DRAW_DAY + HOUR_MS)).toBe('due');
    await keep(before, none);
    expect(await outcome(DRAW_DAY + HOUR_MS)).toBe('waiting');
    expect(await outcome(LATER)).toBe('due');
    await keep(before, none, four);
    expect(await outcome(LATER)).toMatchObject([{ contest: 3 }]);
  });

  test('saved games that are registered again are checked for the bet before, too, and without a result in time it is over', async () => {
    await page.deleteGame(ONE.id);
    const bet = { from: 3, draws: 1, on: '2026-11-20', draw: '2026-11-23' };
    const told = { follow: { from: 9, draws: 1 }, registered: { on: '2026-12-04', draw: '2026-12-05' } };
    await page.saveGame(Object.assign({}, ONE, told, { earlier: [bet] }));
    await page.saveGame({ ...TWO, ...told });
    await keep(before, none, four);
    expect(await outcome(LATER)).toMatchObject([{ contest: 3, game: 1 }]);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toMatchObject([{ contest: 3, registered: true }]);
    expect(page.gameOutcomes.of.get(ONE.id)).toMatchObject({ contests: 1, pending: 1 });
    const [two] = page.savedGames.games.filter(({ id }) => id === TWO.id);
    expect(outcomeIn(page, LATER, [two as typeof TWO]).draws).toBe('due');
    expect(outcomeIn(page, LATER + 90 * 24 * HOUR_MS, [two as typeof TWO]).draws).toBe('over');
  });

  test('saved games are neither due nor over where it is not known what the time is', async () => {
    await page.deleteGame(ONE.id);
    const told = { follow: { from: 2, draws: 1 }, registered: { on: '2026-11-20', draw: '2026-11-22' } };
    await page.saveGame({ ...ONE, ...told });
    expect(await outcome(Number.NaN)).toBe('waiting');
    expect(outcomeIn(page, Number.NaN).next).toBeUndefined();
  });

  test('saved games have no prize, then one, with the draws that come', async () => {
    await keep(before, none);
    expect(await outcome()).toBe('none');
    await page.saveGame(TWO);
    await keep(four);
    expect(await outcome()).toMatchObject([{ contest: 3, won: [{ hits: 4, prizes: 1 }] }]);
  });

  test('wait for the rest of their teimosinha', async () => {
    await keep(none);
    await follow(page, { from: 2, draws: 3 });
    expect(await outcome()).toBe('waiting');
    expect(page.gameOutcomes.of.get(ONE.id)).toMatchObject({ contests: 1, pending: 2 });
    await follow(page, { from: 2, draws: 1 });
    expect(await outcome()).toBe('none');
  });

  test('saved games are checked anew only where they, or the draws, are others; nothing of it is kept', async () => {
    await keep(four);
    await outcome();
    const found = page.gameOutcomes.of;
    await page.toggleFavorite(ONE.id);
    await outcome();
    expect(page.gameOutcomes.of).toBe(found);
    expect(page.foundPrizes.list).toEqual([]);
  });
});
