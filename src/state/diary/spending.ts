import { betKeys, betsOf, type GamesAndBets, withBets } from '../saved-games/bets.ts';
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
  const written = diary.list.filter(({ key }) => keys.has(key) && !bets.some(([own]) => own === key));
  // What earlier versions wrote goes first: a bet without a cost would have theirs again.
  await changeDiary({ remove: [...keys, ...bets.flat()] });
  await changeBets((list) => withCosts(list, new Map(entries.map(({ key }) => [key, undefined]))));
  return async () => {
    await changeDiary({ put: written });
    await changeBets((list) => withCosts(list, new Map(entries.map(({ key, cents }) => [key, cents]))));
  };
}

/** Returns games and loose bets with costs by the keys of bets; other bets keep theirs. */
function withCosts({ games, loose }: GamesAndBets, costs: ReadonlyMap<string, number | undefined>): GamesAndBets {
  const costed = <T extends RegisteredBet>(of: string, bet: T): T => {
    const key = `${betKeys(of, bet)[0]}`;
    if (!costs.has(key)) return bet;
    const { cents: _, ...rest } = bet;
    const cents = costs.get(key);
    return { ...rest, ...(cents !== undefined && { cents }) } as T;
  };
  const isOf = (of: string) => (bet: RegisteredBet) => costed(of, bet) !== bet;
  return {
    games: games.map((game) => {
      const [of, bets] = [numbersKey(game), betsOf(game)];
      return bets.some(isOf(of))
        ? withBets(
            game,
            bets.map((bet) => costed(of, bet)),
          )
        : game;
    }),
    loose: loose.some((bet) => isOf(bet.of)(bet)) ? loose.map((bet) => costed(bet.of, bet)) : loose,
  };
}
