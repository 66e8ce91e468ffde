import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takesPart } from '../../../src/state/draw-day/own-draws.ts';
import { faultOf, isNoted } from '../../../src/state/saved-games/game.ts';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { openTab, useStores } from '../../platform/tabs.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const load = async () => ({
  ...(await import('../../../src/state/saved-games/note-games.ts')),
  ...(await import('../../../src/state/saved-games/changes.ts')),
  ...(await import('../../../src/state/saved-games/file.ts')),
  ...(await import('../../../src/state/saved-games/saved-games.ts')),
  ...(await import('../../../src/state/registering/register-games.ts')),
  ...(await import('../../../src/state/diary/spending.ts')),
});
const open = async () => (await openTab(load, (page) => page.loadSavedGames())).page;

const SIX: Marks = { lotteryType: 'megasena', numbers: [4, 12, 23, 34, 46, 55] };
const LUCKY: Marks = { lotteryType: 'diadasorte', numbers: [1, 2, 3, 4, 5, 6, 7], month: 8 };

beforeEach(() => {
  useStores();
  vi.useFakeTimers({ now: Date.parse('2026-11-27T15:00:00Z'), toFake: ['Date'] });
});

describe('a noted game', () => {
  test('a noted game is kept with its marks and nothing of a ticket', async () => {
    const page = await open();
    expect(await page.noteGames([SIX])).toMatchObject({ code: 'saved', saved: 1 });
    const [game] = (await open()).savedGames.games;
    expect(game).toEqual({ ...SIX, id: expect.any(String), date: '2026-11-27T15:00:00.000Z', isFavorite: false });
    expect(faultOf(game)).toBeUndefined();
    expect(game && isNoted(game)).toBe(true);
  });

  test('a noted game is there once, also beside a ticket of the same marks; the month tells two apart', async () => {
    const page = await open();
    await page.saveGame(ticketOf(1));
    const { lotteryType, numbers } = ticketOf(1);
    expect(await page.noteGames([{ lotteryType, numbers }])).toMatchObject({ code: 'already-saved' });
    const all = [LUCKY, { ...LUCKY, month: 9 }, LUCKY];
    expect(await page.noteGames(all)).toMatchObject({ code: 'saved', saved: 2 });
    expect(page.savedGames.games.map(({ month, group }) => [month, group?.name])).toEqual([
      [8, 'Dia de Sorte de 27/11/2026'],
      [9, 'Dia de Sorte de 27/11/2026'],
      [undefined, undefined],
    ]);
  });

  test('a noted game is registered, costs what the table says, and takes part in any draw before that', async () => {
    const page = await open();
    await page.noteGames([SIX]);
    const [game] = page.savedGames.games;
    expect(game && takesPart(game, '2026-11-24')).toBe(true);
    const { games } = await page.registerGames([game as NonNullable<typeof game>], {
      ...{ from: 3088, draws: 2, on: '2026-11-27', draw: '2026-11-28' },
    });
    expect(page.spendingOf()).toMatchObject([{ cents: 1200, contest: 3088 }]);
    expect(games[0] && takesPart(games[0], '2026-11-24')).toBe(false);
  });

  test('a noted game makes the export a second version, that comes back; without one it is as before', async () => {
    const page = await open();
    await page.saveGame(ticketOf(1));
    expect(JSON.parse(await page.exportGames())).toMatchObject({ version: 1, games: [ticketOf(1)] });
    await page.noteGames([SIX]);
    const text = await page.exportGames();
    expect(JSON.parse(text)).toMatchObject({ version: 2 });
    useStores();
    const next = await open();
    expect(await next.importFromFile(new Blob([text]))).toMatchObject({ added: 2 });
    expect(next.savedGames.games.filter(isNoted)).toMatchObject([SIX]);
  });

  test('a noted game with a part of a ticket is damaged', () => {
    const game = { ...SIX, id: 'a', date: '2026-11-27T15:00:00.000Z', isFavorite: false };
    expect(faultOf({ ...game, score: 90 })).toBe('strategy');
    expect(faultOf({ ...game, numbers: [1, 2, 3] })).toBe('numbers');
    expect(faultOf({ ...game, month: 13 })).toBe('month');
  });

  test.each(['1970-01-02T12:00:00Z', '+012026-11-25T12:00:00Z'])(
    'a noted game is kept where the clock is far off: %s',
    async (now) => {
      vi.setSystemTime(new Date(now));
      const page = await open();
      expect(await page.noteGames([SIX, LUCKY])).toMatchObject({ code: 'saved', saved: 2 });
      expect((await open()).savedGames.games).toHaveLength(2);
    },
  );

  test('a noted game makes room as any other', async () => {
    const page = await open();
    for (const ticket of ticketsOf(1, 50)) await page.saveGame(ticket);
    expect(await page.noteGames([SIX])).toMatchObject({ code: 'made-room', gone: 1 });
    expect(page.savedGames.games).toHaveLength(50);
  });
});
