import {
  type CheckRequest,
  type GameCheck,
  type GamesCheck,
  MAX_WINS,
  type TierCheck,
  TOLD_WINS,
} from '../../shared/check-games.ts';
import { type TierHits, winningHits } from '../../shared/tier-odds.ts';
import { byChance } from './by-chance.ts';
import { type DrawColumns, drawColumns, drawsAt } from './draw-columns.ts';
import { type Entry, entriesOf } from './entries.ts';
import { prizesOf } from './prizes-won.ts';
import { type Tally, tally } from './tally.ts';
import { winOf } from './win-of.ts';

/**
 * How games did in the real draws of a scope, or each in those of its own. Games are of the table's
 * lottery: see `playedGameFault`. Yields how far it is, 0…1; throws a RangeError for a damaged table.
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
  const bets = entriesOf(lottery, draws, games, scope);
  const prizes = prizesOf(lottery);
  const counted = yield* tally(draws, bets, prizes, Math.min(most, MAX_WINS));
  const chance = byChance(draws, bets);
  const taking = bets.filter(({ from, to }) => from < to);
  const from = Math.min(...taking.map((bet) => bet.from), draws.length);
  const tiers = winningHits(lottery.key)
    .filter((hits) => hits !== 'team' && (hits !== 'month' || games.some(({ month }) => month)))
    .map((hits): TierCheck => {
      return { hits, ...tierCounts(draws, counted, hits, from), ...chance(hits) };
    });
  const to = Math.max(...taking.map((bet) => bet.to), 0);
  const places = new Set(counted.found.map(({ place }) => place));
  if (to > 0) places.add(to - 1);
  return {
    ...{ lottery: lottery.key, games: gameChecks(games.length, bets, counted), tiers },
    wins: counted.found.flatMap((one) => winOf(draws, bets, one, prizes) ?? []),
    winCount: sumOf(counted.wins),
    cents: sumOf(counted.cents),
    unknown: sumOf(counted.unknown),
    otherCurrency: sumOf(counted.otherCurrency),
    draws: drawsAt(table, places),
    contests: Math.max(to - from, 0),
  };
}

function gameChecks(
  games: number,
  bets: readonly Entry[],
  { hits, width, wins, cents, unknown, otherCurrency }: Tally,
): readonly GameCheck[] {
  const zeros = () => Array<number>(width).fill(0);
  const checks = Array.from({ length: games }, () => {
    const none = { wins: 0, cents: 0, unknown: 0, otherCurrency: 0 };
    return { contests: 0, pending: 0, hits: zeros(), ...none };
  });
  bets.forEach(({ game, from, to, pending }, i) => {
    const check = checks[game];
    if (!check) return;
    Object.assign(check, { contests: to - from, pending });
    for (let h = 0; h < width; h++) {
      check.hits[h] = (check.hits[h] ?? 0) + (hits[i * width + h] ?? 0);
    }
    check.wins += wins[i] ?? 0;
    check.cents += cents[i] ?? 0;
    check.unknown += unknown[i] ?? 0;
    check.otherCurrency += otherCurrency[i] ?? 0;
  });
  return checks;
}

/** How often all bets together had a tier in draws from a place on. */
function tierCounts(
  { lottery, contests, first, second }: DrawColumns,
  { times, unsure }: Tally,
  hits: TierHits,
  from: number,
): Pick<TierCheck, 'times' | 'unsure' | 'since'> {
  const tier = winningHits(lottery.key).indexOf(hits);
  const sides = second.cents.length > 0 ? [first, second] : [first];
  const place = Math.min(...sides.map(({ starts }) => starts.from[tier] ?? 0));
  const since = place > from && contests[place];
  return { times: times[tier] ?? 0, unsure: unsure[tier] ?? 0, ...(since && { since }) };
}

function sumOf(list: Int32Array | Float64Array): number {
  let sum = 0;
  for (const value of list) sum += value;
  return sum;
}
