import { type CheckedBet, gameOutcomes } from '../check/game-outcomes.ts';
import { keptSummaries } from '../results/summary.ts';
import { betsOf, inPlaceOf, withBets } from '../saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../saved-games/game.ts';
import { changeEachGame } from '../saved-games/saved-games.ts';

/** The first contests of bets by the day of their first draw. */
type Contests = ReadonlyMap<string, number>;

/** Adds the contests to bets that were registered by their day alone, where kept draws have them. Never rejects. */
export async function learnContests(): Promise<void> {
  const known = new Map([...gameOutcomes.of].map(([id, { bets }]) => [id, contestsOf(bets)]));
  if (![...known.values()].some(({ size }) => size > 0)) return;
  // The site may correct the day of a contest.
  const kept = keptSummaries();
  await learn(({ id, lotteryType }) => {
    const own = [...(known.get(id) ?? [])].filter(([, contest]) => contest <= Number(kept[lotteryType]?.last.contest));
    return new Map(own);
  });
}

/** Sets the first contest of games that were registered for a day. Never rejects. */
export async function noteContest(games: readonly SavedGame[], draw: string, contest: number): Promise<void> {
  const ids = new Set(games.map(({ id }) => id));
  await learn(({ id }) => (ids.has(id) ? new Map([[draw, contest]]) : undefined));
}

/** The contests that are known now of bets without one. */
function contestsOf(bets: readonly CheckedBet[]): Contests {
  const open = bets.filter(({ from, first }) => from === undefined && first.length === 1);
  return new Map(open.flatMap(({ draw, first }) => first.map(({ contest }) => [draw, contest] as const)));
}

async function learn(knownOf: (game: SavedGame) => Contests | undefined): Promise<void> {
  await changeEachGame((game) => {
    const [bets, known] = [betsOf(game), knownOf(game)];
    const isKnown = ({ from, draw }: RegisteredBet) => from === undefined && known?.has(draw);
    return bets.some(isKnown) ? withBets(game, withContests(bets, known ?? new Map())) : game;
  });
}

/** Returns bets with their contests; earlier ones on the contest of a later one are the same bet. */
function withContests(bets: readonly RegisteredBet[], known: Contests): readonly RegisteredBet[] {
  const all = bets.map((bet) => {
    const from = bet.from ?? known.get(bet.draw);
    return from === undefined ? bet : { ...bet, from };
  });
  const isLast = ({ from }: RegisteredBet, i: number) =>
    from === undefined || !all.slice(i + 1).some((one) => one.from === from);
  return all.filter(isLast).map((bet) => {
    const same = all.filter((one) => one !== bet && bet.from !== undefined && one.from === bet.from);
    return same.length > 0 ? inPlaceOf(same, bet) : bet;
  });
}
