import { allBets, betKeys, changeEachBet, type GamesAndBets } from '../saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeBets, loadSavedGames, savedGames } from '../saved-games/saved-games.ts';
import { splitCents } from '../syndicate/split-cents.ts';
import { changeDiary, diary, loadDiary } from './diary.ts';
import type { BetEntry, DiaryEntry } from './entry.ts';

/** Reads the saved games, their bets and the diary. Never rejects. */
export async function loadSpending(): Promise<void> {
  await Promise.all([loadSavedGames(), loadDiary()]);
}

/** Returns all that was spent, each bet once, the newest day first. Needs `loadSpending`. */
export function spendingOf(
  { games, loose }: GamesAndBets = savedGames,
  entries: readonly DiaryEntry[] = diary.list,
): readonly DiaryEntry[] {
  const written = new Map(entries.map((entry) => [entry.key, entry]));
  const bets = allBets({ games, loose }).flatMap(({ of, lotteryType: lottery, ...bet }): BetEntry[] => {
    const keys = betKeys(of, bet);
    const old = keys.flatMap((key) => written.get(key) ?? []);
    for (const key of keys) written.delete(key);
    const { cents: whole = old[0]?.cents, mine, on, draws, from, draw } = bet;
    if (whole === undefined) return [];
    return [
      {
        key: `${keys[0]}`,
        on,
        cents: mine ?? whole,
        whole,
        lottery,
        ...(from === undefined ? { draw } : { contest: from }),
        draws,
      },
    ];
  });
  return [...bets, ...written.values()].sort((a, b) => b.on.localeCompare(a.on));
}

/** Returns the whole cost of a game's bet, in cents; undefined if the bet is no spending. Needs `loadDiary`. */
export function costOfBet(game: SavedGame, bet: RegisteredBet): number | undefined {
  const keys = betKeys(numbersKey(game), bet);
  return bet.cents ?? keys.flatMap((key) => diary.list.find((entry) => entry.key === key) ?? [])[0]?.cents;
}

/** Takes entries out of what was spent; the bets stay registered. Returns what puts them back. Never rejects. */
export async function removeSpending(entries: readonly DiaryEntry[]): Promise<() => Promise<void>> {
  const keys = new Set(entries.map(({ key }) => key));
  const bets = allBets(savedGames)
    .map((bet) => betKeys(bet.of, bet))
    .filter(([key = '']) => keys.has(key));
  const written = diary.list.filter(({ key }) => keys.has(key) && !bets.some(([own]) => own === key));
  // What earlier versions wrote goes first: a bet without a cost would have theirs again.
  await changeDiary({ remove: [...keys, ...bets.flat()] });
  await setEach('cents', new Map(entries.map(({ key }) => [key, undefined])));
  return async () => {
    await changeDiary({ put: written });
    await setEach('cents', new Map(entries.map((entry) => [entry.key, wholeOf(entry)])));
  };
}

/**
 * Notes how much of some bets the visitor has paid, in cents; undefined: all of it. Each bet gets its share, by its cost.
 * Never rejects.
 */
export async function notePart(entries: readonly BetEntry[], cents: number | undefined): Promise<void> {
  const parts = cents === undefined ? [] : splitCents(cents, entries.map(wholeOf));
  await setEach('mine', new Map(entries.map(({ key }, i) => [key, parts[i]])));
}

/** Returns the whole cost of an entry, in cents, whoever paid it. */
export function wholeOf(entry: DiaryEntry): number {
  return 'lottery' in entry && entry.whole !== undefined ? entry.whole : entry.cents;
}

/** Sets a field of bets by their keys; undefined takes it away. */
export async function setEach(field: 'cents' | 'mine', values: ReadonlyMap<string, number | undefined>): Promise<void> {
  await changeBets((list) =>
    changeEachBet(list, (bet, key) => {
      if (!values.has(key)) return bet;
      const value = values.get(key);
      if (value !== undefined) return { ...bet, [field]: value };
      const bare = { ...bet };
      Reflect.deleteProperty(bare, field);
      return bare;
    }),
  );
}
