import {
  type CheckRequest,
  type GamesCheck,
  MAX_WINS,
  type TierCheck,
  TOLD_WINS,
} from '../../shared/check/check-games.ts';
import { within } from '../../shared/games/in-slices.ts';
import { byChance } from './by-chance.ts';
import { drawColumns, drawsOf } from './draw-columns.ts';
import { entriesOf } from './entries.ts';
import { prizesOf } from './prizes-won.ts';
import { tally } from './tally.ts';

/** The parts of the work that finding the draws of each game is, and counting its hits. */
const ENTRIES = 0.1;
const HITS = 0.5;

/**
 * How games did in the real draws of a scope, or each in those of its own. Games are of the table's lottery: see
 * `playedGameFault`. Yields how far it is, 0…1; throws a RangeError for a damaged table.
 */
export function* checkGames({
  table,
  games,
  scope,
  most = TOLD_WINS,
}: CheckRequest): Generator<number, GamesCheck, void> {
  const draws = drawColumns(table);
  yield 0;
  const { lottery } = draws;
  const bets = yield* within(entriesOf(lottery, draws, games, scope), ENTRIES);
  const listed = Math.min(most, MAX_WINS);
  const counted = yield* within(tally(draws, bets, games.length, prizesOf(lottery), listed), HITS, ENTRIES);
  const chance = yield* within(byChance(draws, bets), 1 - ENTRIES - HITS, ENTRIES + HITS);
  const taking = bets.filter(({ from, to }) => from < to);
  const from = Math.min(...taking.map((bet) => bet.from), draws.length);
  const sides = draws.second.cents.length > 0 ? [draws.first, draws.second] : [draws.first];
  const tiers = lottery.winningHits.flatMap((hits, tier): TierCheck[] => {
    if (hits === 'team' || (hits === 'month' && !games.some(({ month }) => month))) return [];
    const place = Math.min(...sides.map(({ starts }) => starts.from[tier] ?? 0));
    const since = place > from && draws.contests[place];
    const [times, unsure] = [counted.times[tier] ?? 0, counted.unsure[tier] ?? 0];
    return [{ hits, times, unsure, ...(since && { since }), ...chance(hits, tier) }];
  });
  const to = Math.max(...taking.map((bet) => bet.to), 0);
  const newest = to > 0 ? draws.contests[to - 1] : undefined;
  const shown = new Set([newest, ...counted.wins.map(({ contest }) => contest)]);
  const sumOf = (part: 'wins' | 'cents' | 'unknown' | 'otherCurrency') =>
    counted.games.reduce((sum, game) => sum + game[part], 0);
  return {
    lottery: lottery.key,
    games: counted.games,
    tiers,
    wins: counted.wins,
    winCount: sumOf('wins'),
    cents: sumOf('cents'),
    unknown: sumOf('unknown'),
    otherCurrency: sumOf('otherCurrency'),
    draws: drawsOf(table, shown),
    contests: Math.max(to - from, 0),
    days: draws.days,
  };
}
