import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { centsOf } from '../../../src/state/bet/cost.ts';
import { entriesOf, withGhosts } from '../../../src/state/saved-games/groups.ts';
import { useStores } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const id = (n: number) => ticketOf(n).id;
const ids = (from: number, to: number) => ticketsOf(from, to).map((ticket) => ticket.id);

let page: SavedGamesPage;
beforeEach(async () => {
  useStores();
  page = (await openSavedGames()).page;
});

/** Saves tickets, the last on top. */
const save = (from: number, to: number, change: object = {}) =>
  page.saveGames(
    ticketsOf(from, to)
      .reverse()
      .map((ticket) => ({ ...ticket, ...change })),
  );

/** Ids on screen, of groups in brackets. */
const shown = () =>
  entriesOf(page.savedGames.games).map(({ group, games }) =>
    group ? [group.name, ...games.map((game) => game.id)] : games[0].id,
  );

describe('a batch', () => {
  test('a batch is on top, in its order, under its name, and in one entry', async () => {
    await save(1, 2);
    expect(await page.saveGames(ticketsOf(10, 12), ' Bolão da firma ')).toMatchObject({
      code: 'saved',
      saved: 3,
      leftOut: 0,
      gone: 0,
    });
    expect(shown()).toEqual([['Bolão da firma', ...ids(10, 12)], id(2), id(1)]);
  });

  test('a batch is kept over a reload, and of its name the first 60 characters', async () => {
    await page.saveGames(ticketsOf(10, 11), '🍀'.repeat(70));
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games.map(({ group }) => group?.name)).toEqual(Array(2).fill('🍀'.repeat(60)));
  });

  test('a batch takes in what was saved already, where it is, and undoing leaves that as it was', async () => {
    await save(11, 11, { isFavorite: true });
    await save(1, 1);
    const before = [...page.savedGames.games];
    const { undo, ...outcome } = await page.saveGames(ticketsOf(10, 12), 'a');
    expect(outcome).toEqual({ code: 'saved', saved: 3, leftOut: 0, gone: 0 });
    expect(idsOf(page)).toEqual([id(10), id(12), id(1), id(11)]);
    expect(page.savedGames.games[3]).toMatchObject({ isFavorite: true, group: { name: 'a' } });
    if (undo) expect(await page.restore(undo)).toBe('restored');
    expect(page.savedGames.games).toEqual(before);
  });

  test('a batch that is there changes nothing', async () => {
    await page.saveGames(ticketsOf(10, 12), 'a');
    const before = page.savedGames.games;
    expect(await page.saveGames(ticketsOf(10, 12), 'b')).toEqual({
      code: 'already-saved',
      saved: 0,
      leftOut: 0,
      gone: 0,
    });
    expect(page.savedGames.games).toEqual(before);
  });

  test('a batch is saved as far as favorites leave room, and the outcome counts the rest', async () => {
    await save(1, 40, { isFavorite: true });
    await save(41, 45);
    expect(await page.saveGames(ticketsOf(60, 79), 'a')).toMatchObject({
      code: 'made-room',
      saved: 10,
      leftOut: 10,
      gone: 5,
    });
    expect(idsOf(page)).toEqual([...ids(60, 69), ...ids(1, 40).reverse()]);
    await save(1, 40);
    for (const n of ids(60, 69)) await page.toggleFavorite(n);
    const before = page.savedGames.games;
    expect(await page.saveGames(ticketsOf(80, 82), 'b')).toMatchObject({
      code: 'full-of-favorites',
      saved: 0,
      leftOut: 3,
      gone: 0,
    });
    expect(page.savedGames.games).toEqual(before);
  });

  test('a batch cannot be undone when others have taken the place', async () => {
    await save(1, 49);
    const { undo } = await page.saveGames(ticketsOf(60, 69), 'a');
    await save(80, 84);
    for (const n of ids(60, 69)) await page.deleteGame(n);
    await save(85, 94);
    const before = page.savedGames.games;
    if (undo) expect(await page.restore(undo)).toBe('full');
    expect(page.savedGames.games).toEqual(before);
  });

  test('a batch of any size fits into any list of at most 50, and is undone exactly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        fc.func(fc.boolean()),
        async (there, size, from, isFavorite) => {
          useStores();
          page = (await openSavedGames()).page;
          const old = ticketsOf(20, 19 + there).map((ticket, i) => ({
            ...ticket,
            isFavorite: isFavorite(i),
          }));
          const text = { format: 'robo-da-sorte/saved-games', version: 1, games: old };
          await page.importGames(JSON.stringify(text));
          const before = [...page.savedGames.games];
          const outcome = await page.saveGames(ticketsOf(from, from + size - 1), 'a');
          const { games } = page.savedGames;
          expect(games.length).toBeLessThanOrEqual(50);
          const own = games.filter(({ group }) => group);
          expect(own.length).toBe(outcome.saved);
          expect(outcome.saved + outcome.leftOut).toBe(size);
          expect(before.filter((game) => game.isFavorite).length).toBe(games.filter((game) => game.isFavorite).length);
          if (outcome.undo) await page.restore(outcome.undo);
          expect(page.savedGames.games).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('a group is deleted and comes back in its place', async () => {
  await save(1, 1);
  await page.saveGames(ticketsOf(10, 12), 'a');
  await save(2, 2);
  const before = [...page.savedGames.games];
  const undo = await page.deleteGroup(id(10));
  expect(idsOf(page)).toEqual([id(2), id(1)]);
  await save(3, 3);
  expect(undo && (await page.restore(undo))).toBe('restored');
  expect(page.savedGames.games.slice(1)).toEqual(before);
});

test('games of any groups are deleted at once, and come back so', async () => {
  await save(1, 2);
  await page.saveGames(ticketsOf(10, 12), 'a');
  const before = [...page.savedGames.games];
  const undo = await page.deleteGames([id(11), id(1)]);
  expect(idsOf(page)).toEqual([id(10), id(12), id(2)]);
  expect(undo && (await page.restore(undo))).toBe('restored');
  expect(page.savedGames.games).toEqual(before);
  expect(await page.deleteGames([])).toBeUndefined();
});

test('games cost what the operator takes on the day of their first draw, else today, in all draws', () => {
  const [one, two] = ticketsOf(1, 2);
  if (!one || !two) throw new Error('no tickets');
  const told = (draw: string) => ({ follow: { from: 7, draws: 3 }, registered: { on: '2026-11-20', draw } });
  expect(centsOf([one, two])).toBe(1200);
  expect(centsOf([one, { ...two, ...told('2026-11-26') }])).toBe(600 + 3 * 600);
  expect(centsOf([{ ...one, ...told('2025-07-10') }])).toBe(3 * 600);
  expect(centsOf([{ ...one, ...told('2025-07-09') }])).toBe(3 * 500);
  const own = { megasena: { cents: 700, date: '2026-11-20' } };
  expect(centsOf([one, { ...two, ...told('2026-11-19') }], own)).toBe(700 + 3 * 600);
});

test('a game has a name and a note, a group another name; without text there is none', async () => {
  await page.saveGames(ticketsOf(10, 11), 'a');
  await page.labelGame(id(10), { name: '  Da avó ', note: 'só às quartas' });
  await page.renameGroup(id(10), ' Bolão ');
  const { page: next } = await openSavedGames();
  expect(next.savedGames.games[0]).toMatchObject({
    name: 'Da avó',
    note: 'só às quartas',
    group: { id: id(10), name: 'Bolão' },
  });
  expect(next.savedGames.games[1]?.group?.name).toBe('Bolão');
  await next.labelGame(id(10), { name: ' ', note: '' });
  expect(next.savedGames.games[0]).not.toHaveProperty('name');
  expect(next.savedGames.games[0]).not.toHaveProperty('note');
});

test('a deleted game leaves a ghost in its place until it is restored', async () => {
  await page.saveGames(ticketsOf(1, 3), 'a');
  await save(4, 5);
  const all = idsOf(page);
  const ghosts = () => {
    const whole = withGhosts(page.savedGames.games, page.deleted.list);
    return whole.games.map((game) => whole.ghosts.get(game.id)?.removed.length ?? game.id);
  };
  const one = await page.deleteGame(id(2));
  expect(ghosts()).toEqual([id(5), id(4), id(1), 1, id(3)]);
  const group = await page.deleteGroup(ticketOf(1).id);
  await page.deleteGame(id(5));
  expect(ghosts()).toEqual([1, id(4), 2, 1]);
  for (const undo of [one, group]) if (undo) await page.restore(undo);
  expect(ghosts()).toEqual([1, ...all.slice(1)]);
  // Whatever has brought it back.
  await page.saveGame(ticketOf(5));
  expect(ghosts()).toEqual(all);
});
