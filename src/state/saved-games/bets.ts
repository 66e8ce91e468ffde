import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { RegisteredBet, SavedGame } from './game.ts';
import { numbersKey } from './list.ts';

/** A bet whose saved game is gone. */
export interface LooseBet extends RegisteredBet {
  /** The game (`numbersKey`). */
  readonly of: string;
  readonly lotteryType: LotteryKey;
}

/** The saved games, and the bets whose games are gone. */
export interface GamesAndBets {
  readonly games: readonly SavedGame[];
  readonly loose: readonly LooseBet[];
}

/** Returns all bets of a game, the current one last; none of a game that was never registered. */
export function betsOf({
  registered,
  follow,
  earlier = [],
}: Pick<SavedGame, 'registered' | 'follow' | 'earlier'>): readonly RegisteredBet[] {
  return registered && follow ? [...earlier, { ...follow, ...registered }] : [];
}

/** Returns the game with these bets alone, the current one last, in the fields that every version reads. */
export function withBets(game: SavedGame, bets: readonly RegisteredBet[]): SavedGame {
  const { registered: _, follow: __, earlier: ___, ...rest } = game;
  const [bet] = bets.slice(-1);
  if (!bet) return rest;
  const { from, draws, ...registered } = bet;
  const earlier = bets.slice(0, -1);
  const follow = { ...(from !== undefined && { from }), draws };
  return { ...rest, follow, registered, ...(earlier.length > 0 && { earlier }) };
}

/**
 * Returns the keys under which earlier versions wrote into the diary what a bet of a game (`numbersKey`) cost: that of
 * its contest, or of its day, and those that it had before it was corrected. The first of them is its own.
 */
export function betKeys(of: string, bet: RegisteredBet): readonly string[] {
  return firstsOf(bet).map((first) => `${of} ${first}`);
}

/** Returns a bet with the keys of others, which it replaces. */
export function inPlaceOf(others: readonly RegisteredBet[], bet: RegisteredBet): RegisteredBet {
  const { was: _, ...own } = bet;
  const was = new Set([bet, ...others].flatMap(firstsOf));
  for (const first of firstsOf(own)) was.delete(first);
  return was.size > 0 ? { ...own, was: [...was] } : own;
}

function firstsOf({ from, draw, was = [] }: RegisteredBet): readonly (number | string)[] {
  return [...(from === undefined ? [] : [from]), draw, ...was];
}

/** Returns the fields of a bet that say what was spent on it. */
function costOf({ cents, mine }: RegisteredBet): Pick<RegisteredBet, 'cents' | 'mine'> {
  return { ...(cents !== undefined && { cents }), ...(mine !== undefined && { mine }) };
}

/** Returns a list with each bet changed. `change` gets the bet and its own key, and returns the same bet to leave it. */
export function changeEachBet(
  { games, loose }: GamesAndBets,
  change: <T extends RegisteredBet>(bet: T, key: string) => T,
): GamesAndBets {
  const changed = <T extends RegisteredBet>(bets: readonly T[], keyOf: (bet: T) => string): readonly T[] => {
    const all = bets.map((bet) => change(bet, keyOf(bet)));
    return all.every((bet, i) => bet === bets[i]) ? bets : all;
  };
  return {
    games: games.map((game) => {
      const bets = betsOf(game);
      const all = changed(bets, (bet) => `${betKeys(numbersKey(game), bet)[0]}`);
      return all === bets ? game : withBets(game, all);
    }),
    loose: changed(loose, (bet) => `${betKeys(bet.of, bet)[0]}`),
  };
}

/** Returns bets of a game, for when it is gone: what earlier versions wrote of one that has no cost is still its. */
export function looseOf(game: SavedGame, bets = betsOf(game)): readonly LooseBet[] {
  return bets.map((bet) => ({ ...bet, of: numbersKey(game), lotteryType: game.lotteryType }));
}

/** Returns the bets of the saved games, and those whose games are gone. */
export function allBets({ games, loose }: GamesAndBets): readonly LooseBet[] {
  return [...games.flatMap((game) => looseOf(game)), ...loose];
}

/** Returns a changed list with the bets of games that went, and without those of games that came back. */
export function withLoose<T extends GamesAndBets>(before: GamesAndBets, after: T): T {
  const gone = without(before.games, after.games).flatMap((game) => looseOf(game));
  const come = without(after.games, before.games);
  const loose = [...after.loose, ...gone];
  const named = loose.flatMap((bet) => betKeys(bet.of, bet).map((key, i) => ({ key, i, bet })));
  // The own key of a loose bet goes before its earlier ones. Those match only a bet that has no cost: a copy of it.
  const known = new Map(named.sort((a, b) => b.i - a.i).map((one) => [one.key, one]));
  const loosened = (game: SavedGame, bet: RegisteredBet) =>
    betKeys(numbersKey(game), bet)
      .flatMap((key) => known.get(key) ?? [])
      .find(({ i }) => i === 0 || bet.cents === undefined)?.bet;
  const back = new Set(come.flatMap((game) => betsOf(game).flatMap((bet) => loosened(game, bet) ?? [])));
  if (gone.length === 0 && back.size === 0) return after;
  const withCosts = (game: SavedGame) =>
    withBets(
      game,
      betsOf(game).map((bet) => {
        const own = loosened(game, bet);
        const { cents: _, mine: __, ...rest } = bet;
        return own ? inPlaceOf([own], { ...rest, ...costOf(own) }) : bet;
      }),
    );
  return {
    ...after,
    games: after.games.map((game) => (come.includes(game) && game.registered ? withCosts(game) : game)),
    loose: loose.filter((bet) => !back.has(bet)),
  };
}

/** Returns the games that are not among others. */
function without(games: readonly SavedGame[], others: readonly SavedGame[]): readonly SavedGame[] {
  const keys = new Set(others.map(numbersKey));
  return games.filter((game) => !keys.has(numbersKey(game)));
}
