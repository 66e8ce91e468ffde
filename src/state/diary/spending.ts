import { betKeys, betsOf, type GamesAndBets, type LooseBet, withBets } from '../saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeBets, loadSavedGames, savedGames } from '../saved-games/saved-games.ts';
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
  const ofGames = games.flatMap((game) =>
    betsOf(game).map((bet) => ({ ...bet, of: numbersKey(game), lotteryType: game.lotteryType })),
  );
  const bets = [...ofGames, ...loose].flatMap(({ of, lotteryType: lottery, ...bet }): BetEntry[] => {
    const keys = betKeys(of, bet);
    const old = keys.flatMap((key) => written.get(key) ?? []);
    for (const key of keys) written.delete(key);
    const { cents = old[0]?.cents, on, draws, from, draw } = bet;
    if (cents === undefined) return [];
    return [{ key: `${keys[0]}`, on, cents, lottery, ...(from === undefined ? { draw } : { contest: from }), draws }];
  });
  return [...bets, ...written.values()].sort((a, b) => b.on.localeCompare(a.on));
}

/** Returns true for a bet of a game that counts as spending. Needs `loadDiary`. */
export function isSpent(game: SavedGame, bet: RegisteredBet): boolean {
  const keys = betKeys(numbersKey(game), bet);
  return bet.cents !== undefined || diary.list.some(({ key }) => keys.includes(key));
}

/** Takes entries out of what was spent; the bets stay registered. Returns what puts them back. Never rejects. */
export async function removeSpending(entries: readonly DiaryEntry[]): Promise<() => Promise<void>> {
  const { games, loose } = savedGames;
  const keys = new Set(entries.map(({ key }) => key));
  const ofGames = games.flatMap((game) => betsOf(game).map((bet) => betKeys(numbersKey(game), bet)));
  const bets = [...ofGames, ...loose.map((bet) => betKeys(bet.of, bet))].filter(([key = '']) => keys.has(key));
  const isGone = (bet: LooseBet) => keys.has(`${betKeys(bet.of, bet)[0]}`);
  const gone = loose.filter(isGone);
  const written = diary.list.filter(({ key }) => keys.has(key) && !bets.some(([own]) => own === key));
  // What earlier versions wrote goes first: a bet without a cost would have theirs again.
  await changeDiary({ remove: [...keys, ...bets.flat()] });
  await changeBets((list) => ({
    games: list.games.map((game) => withCosts(game, new Map([...keys].map((key) => [key, undefined])))),
    loose: list.loose.filter((bet) => !isGone(bet)),
  }));
  return async () => {
    await changeDiary({ put: written });
    const costs = new Map(entries.map(({ key, cents }) => [key, cents]));
    await changeBets((list) => ({
      games: list.games.map((game) => withCosts(game, costs)),
      loose: gone.length > 0 ? [...list.loose, ...gone] : list.loose,
    }));
  };
}

/** Returns a game with the costs of its bets as their keys have them. */
function withCosts(game: SavedGame, costs: ReadonlyMap<string, number | undefined>): SavedGame {
  const keyOf = (bet: RegisteredBet) => `${betKeys(numbersKey(game), bet)[0]}`;
  const bets = betsOf(game);
  if (!bets.some((bet) => costs.has(keyOf(bet)))) return game;
  return withBets(
    game,
    bets.map((bet) => {
      if (!costs.has(keyOf(bet))) return bet;
      const { cents: _, ...rest } = bet;
      const cents = costs.get(keyOf(bet));
      return cents === undefined ? rest : { ...rest, cents };
    }),
  );
}
