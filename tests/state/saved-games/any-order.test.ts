import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { installDatabase } from '../../platform/fake-database.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf } from './tickets.ts';

const id = (n: number) => ticketOf(n).id;

/** What a tab does with one of thirty games. */
const act = fc.record({
  what: fc.constantFrom('save', 'delete', 'favorite'),
  tab: fc.constantFrom('one', 'two', 'without a database'),
  game: fc.nat(29),
});
/** What happens at the same time, each with another game, and then what the next does. */
const course = fc.array(fc.uniqueArray(act, { selector: ({ game }) => game, minLength: 1, maxLength: 6 }), {
  maxLength: 12,
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

test('whatever three tabs do at the same time, every save, deletion and mark holds', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (rounds) => {
      useFakeStorage();
      const factory = installDatabase();
      const [one, two, without] = [
        (await openSavedGames()).page,
        (await openSavedGames()).page,
        (await openSavedGames()).page,
      ];
      // What the tab without a database did reaches the database when that tab looks: the others look after it.
      const pages = { 'without a database': without, one, two };
      /** The marks of the games that should be there. */
      const wanted = new Map<string, boolean>();

      const perform = async (page: SavedGamesPage, { what, game }: Act) => {
        const isThere = wanted.has(id(game));
        if (what === 'save') {
          if (!isThere) wanted.set(id(game), false);
          await page.saveGame(ticketOf(game));
        } else if (what === 'delete') {
          wanted.delete(id(game));
          await page.deleteGame(id(game));
        } else if (isThere) {
          wanted.set(id(game), !wanted.get(id(game)));
          await page.toggleFavorite(id(game));
        }
      };
      const lookEverywhere = async () => {
        for (const page of Object.values(pages)) await page.loadSavedGames();
      };

      for (const round of rounds) {
        const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
          throw new DOMException('closed', 'InvalidStateError');
        });
        vi.stubGlobal('indexedDB', undefined);
        await without.loadSavedGames();
        for (const one of round) {
          if (one.tab === 'without a database') await perform(without, one);
        }
        vi.stubGlobal('indexedDB', factory);
        closed.mockRestore();
        await Promise.all(
          round.map(async (one) => {
            if (one.tab !== 'without a database') await perform(pages[one.tab], one);
          }),
        );
        // What the channel tells arrives before the next does anything.
        await lookEverywhere();
      }
      await lookEverywhere();
      for (const page of Object.values(pages)) {
        expect([...idsOf(page)].sort()).toEqual([...wanted.keys()].sort());
        for (const game of page.savedGames.games) expect(game.isFavorite).toBe(wanted.get(game.id));
      }
    }),
    { numRuns: 50 },
  );
});
