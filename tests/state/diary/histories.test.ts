import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { betsOf } from '../../../src/state/saved-games/bets.ts';
import type { RegisteredBet } from '../../../src/state/saved-games/game.ts';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { storedRecords } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type DiaryPage, openDiary } from './diary-page.ts';
import { registeredBefore } from './earlier-version.ts';

const DAYS = ['2026-11-26', '2026-11-28', '2026-12-01', '2026-12-03'] as const;
const bet = fc
  .record({ day: fc.nat(DAYS.length - 1), draws: fc.integer({ min: 1, max: 3 }), isByDay: fc.boolean() })
  .map(({ day, draws, isByDay }): RegisteredBet => {
    return { ...(!isByDay && { from: 3000 + day }), draws, on: '2026-11-25', draw: DAYS[day] as string };
  });

/** What a visitor does with one of two games, in one of two tabs. */
const act = fc.record({
  what: fc.constantFrom(
    'add',
    'correct',
    'undo',
    'learn',
    'delete',
    'delete',
    'restore',
    'restore',
    'erase',
    'put back',
    'part',
    'part',
  ),
  tab: fc.constantFrom(0, 1),
  game: fc.nat(1),
  bet,
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const course = fc.record({
  /** Bets that an earlier version has stored. */
  before: fc.uniqueArray(bet, { selector: ({ draw }) => draw, maxLength: 3 }),
  acts: fc.array(act, { maxLength: 16 }),
});

interface Told {
  readonly day: string;
  readonly cents: number | undefined;
  /** The visitor's own part. */
  readonly mine?: number | undefined;
}

/** What should be there: the bets of each saved game, the newest last, and of each that is gone. */
class Expected {
  saved = new Map<number, readonly Told[]>();
  gone = new Map<number, readonly Told[]>();
  /** The days that each game had bets for when it was deleted last, by the tab that can have it back. */
  deleted = new Map<number, { readonly tab: number; readonly days: readonly string[] }>();

  sum(): number {
    const all = [...this.saved.values(), ...this.gone.values()].flat();
    return all.reduce((sum, { cents, mine = cents }) => sum + (cents === undefined ? 0 : Number(mine)), 0);
  }

  register(game: number, { draw: day, draws }: RegisteredBet, isNew: boolean): void {
    const bets = this.saved.get(game) ?? [];
    const at = isNew ? bets.findIndex((one) => one.day === day) : bets.length - 1;
    const isSpent = at < 0 || bets[at]?.cents !== undefined;
    const replaced = [...bets.filter((one, i) => i === at || one.day === day), ...(this.gone.get(game) ?? [])];
    const part = replaced.find((one) => (one === bets[at] || one.day === day) && one.mine !== undefined);
    const cents = isSpent ? 600 * draws : undefined;
    const mine = cents && part?.cents ? Math.round((Number(part.mine) * cents) / part.cents) : part?.mine;
    const told = { day, cents, mine };
    const all = at < 0 ? [...bets, told] : bets.map((one, i) => (i === at ? told : one));
    this.saved.set(
      game,
      all.filter((one) => one === told || one.day !== day),
    );
    this.gone.set(
      game,
      (this.gone.get(game) ?? []).filter((one) => one.day !== day),
    );
    this.deleted.delete(game);
  }

  /** Changes the bets of a game, saved or gone. */
  change(game: number, change: (bet: Told) => Told): void {
    for (const bets of [this.saved, this.gone]) {
      const own = bets.get(game);
      if (own) bets.set(game, own.map(change));
    }
  }

  delete(game: number, tab: number): void {
    const bets = this.saved.get(game) ?? [];
    this.saved.delete(game);
    this.gone.set(game, [...(this.gone.get(game) ?? []), ...bets]);
    this.deleted.set(game, { tab, days: bets.map(({ day }) => day) });
  }

  restore(game: number): void {
    const gone = this.gone.get(game) ?? [];
    const days = this.deleted.get(game)?.days ?? [];
    this.saved.set(
      game,
      days.map((day) => gone.find((one) => one.day === day) ?? { day, cents: undefined }),
    );
    this.gone.set(
      game,
      gone.filter(({ day }) => !days.includes(day)),
    );
    this.deleted.delete(game);
  }
}

async function perform(page: DiaryPage, wanted: Expected, { what, tab, game, bet }: Act): Promise<void> {
  const ticket = ticketOf(game);
  const isSaved = wanted.saved.has(game);
  const bets = wanted.saved.get(game) ?? [];
  if (what === 'add' || what === 'correct') {
    await page.registerGames([ticket], bet, what === 'add');
    wanted.register(game, bet, what === 'add');
  } else if (what === 'undo' && isSaved) {
    await page.unregisterGames([ticket]);
    wanted.saved.set(game, bets.slice(0, -1));
  } else if (what === 'learn' && isSaved) {
    await page.noteContest(page.savedGames.games, bet.draw, 3000 + DAYS.indexOf(bet.draw as never));
  } else if (what === 'delete' && isSaved) {
    await page.deleteGames([ticket.id]);
    wanted.delete(game, tab);
  } else if (what === 'restore') {
    const undo = page.deleted.list.findLast(({ removed }) => removed.some((one) => one.game.id === ticket.id));
    if (!undo || isSaved || wanted.deleted.get(game)?.tab !== tab) return;
    await page.restore(undo);
    wanted.restore(game);
  } else if (what === 'erase' || what === 'put back') {
    const entries = page.spendingOf().filter(({ key }) => key.includes(ticket.date));
    const putBack = await page.removeSpending(entries);
    if (what === 'put back') return putBack();
    wanted.change(game, (one) => ({ ...one, cents: undefined }));
  } else if (what === 'part') {
    const own = page.spendingOf().filter((entry) => 'lottery' in entry && entry.key.includes(ticket.date));
    const entry = own[bet.draws % own.length];
    if (!entry || !('lottery' in entry)) return;
    await page.notePart([entry], 7);
    const day = entry.draw ?? DAYS[Number(entry.contest) - 3000];
    wanted.change(game, (one) => (one.day === day ? { ...one, mine: 7 } : one));
  }
}

test('spending is the sum of its bets after whatever two tabs do, and each bet stands in it once', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ before, acts }) => {
      useStores();
      vi.useFakeTimers({ now: Date.parse('2026-11-25T15:00:00Z'), toFake: ['Date'] });
      await openDiary();
      const wanted = new Expected();
      if (before.length > 0) {
        await registeredBefore(ticketOf(0), before);
        for (const one of before) wanted.register(0, one, true);
      }
      const pages = [(await openDiary()).page, (await openDiary()).page];
      for (const act of acts) {
        const page = pages[act.tab] as DiaryPage;
        for (const one of pages) await one.loadSpending();
        await perform(page, wanted, act);
        await page.loadSpending();
        const entries = page.spendingOf();
        expect(
          entries.reduce((sum, { cents }) => sum + cents, 0),
          JSON.stringify(act),
        ).toBe(wanted.sum());
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
        for (const game of page.savedGames.games) {
          const days = betsOf(game).map(({ draw }) => draw);
          expect(new Set(days).size, 'a draw has one bet').toBe(days.length);
        }
      }
      expect(await storedRecords('robo-da-sorte', 'games')).toHaveLength(wanted.saved.size);
    }),
    { numRuns: isShortRound ? 50 : 150 },
  );
});
