import { betsOfGame } from '../../../workers/shared/check/played-game.ts';
import { type CheckedBet, gameOutcomes } from '../check/game-outcomes.ts';
import { correctRegistered } from '../diary/note-registered.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { changeGames } from '../saved-games/saved-games.ts';

/** Adds the contests to bets that were registered by their day alone, where kept draws have them. Never rejects. */
export async function completeBets(): Promise<void> {
  const known = new Map([...gameOutcomes.of].map(([id, { bets }]) => [id, contestsOf(bets)]));
  if ([...known.values()].some(({ size }) => size > 0)) await complete(({ id }) => known.get(id));
}

/** Sets the first contest of games that were registered for a day. Never rejects. */
export async function noteContest(games: readonly SavedGame[], draw: string, contest: number): Promise<void> {
  const ids = new Set(games.map(({ id }) => id));
  await complete(({ id }) => (ids.has(id) ? new Map([[draw, contest]]) : undefined));
}

/** The contests that are known now of bets without one, by the day of their first draw. */
function contestsOf(bets: readonly CheckedBet[]): ReadonlyMap<string, number> {
  const open = bets.filter(({ from, first }) => from === undefined && first.length === 1);
  return new Map(open.flatMap(({ draw, first }) => first.map(({ contest }) => [draw, contest] as const)));
}

/** Completes bets, and their entries in the diary: each is the same bet as before. */
async function complete(knownOf: (game: SavedGame) => ReadonlyMap<string, number> | undefined): Promise<void> {
  const completed = (game: SavedGame): SavedGame => {
    const known = knownOf(game);
    return known ? withContests(game, known) : game;
  };
  const { before } = await changeGames((games) => games.map(completed));
  const bets = before.flatMap((game) => betsOfGame(game).map((was) => ({ was, is: currentOf(was, knownOf(game)) })));
  await correctRegistered(bets.filter(({ was, is }) => was !== is));
}

/** A game with the contests of its bets; an earlier bet of the same contest was the same one. */
function withContests(game: SavedGame, known: ReadonlyMap<string, number>): SavedGame {
  const now = currentOf(game, known);
  const earlier = (game.earlier ?? []).flatMap((bet) => {
    const from = bet.from ?? known.get(bet.draw);
    return from === undefined ? bet : from === now.follow?.from ? [] : { ...bet, from };
  });
  const { earlier: _, ...rest } = now;
  return { ...rest, ...(earlier.length > 0 && { earlier }) };
}

/** A game with the contest of its newest bet. */
function currentOf(game: SavedGame, known: ReadonlyMap<string, number> | undefined): SavedGame {
  const { follow, registered } = game;
  const from = registered && known?.get(registered.draw);
  return follow && follow.from === undefined && from !== undefined ? { ...game, follow: { ...follow, from } } : game;
}
