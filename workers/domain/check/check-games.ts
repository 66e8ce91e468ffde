import type {
  CheckedDraw,
  DrawScope,
  GameCheck,
  GamesCheck,
  PlayedGame,
  TierCheck,
} from '../../shared/check-games.ts';
import type { DrawTable } from '../../shared/draw-table.ts';
import { lotteryOf } from '../../shared/lotteries.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';
import { type TierHits, winningHits } from '../../shared/tier-odds.ts';
import { byChance } from './by-chance.ts';
import { type Entry, entriesOf } from './entries.ts';
import { masksOf } from './number-masks.ts';
import { type EntryTally, tally } from './tally.ts';

/**
 * How games did in the real draws of a scope, or each in those of its own. Games are of the table's
 * lottery: see `playedGameFault`. Yields how far it is, 0…1.
 */
export function* checkGames(
  { lottery: key, draws }: DrawTable,
  games: readonly PlayedGame[],
  scope: DrawScope,
): Generator<number, GamesCheck, void> {
  const lottery = lotteryOf(key);
  const bets = entriesOf(lottery, draws, games, scope);
  const masks = masksOf(
    lottery,
    bets.map(({ numbers }) => numbers),
  );
  const counted = yield* tally(lottery, draws, bets, masks);
  const chance = byChance(lottery, bets, masks, drawsBefore(draws));
  const tallies = (game: number) => counted.entries.filter((_, i) => bets[i]?.game === game);
  const checks = games.map((_, game) =>
    gameCheck(
      bets.find((bet) => bet.game === game),
      tallies(game),
    ),
  );
  const tiers = winningHits(key)
    .filter((hits) => hits !== 'team' && (hits !== 'month' || games.some(({ month }) => month)))
    .map((hits): TierCheck => {
      const times = counted.entries.reduce((sum, { hits: by, months }) => {
        return sum + (typeof hits === 'number' ? (by[hits] ?? 0) : months);
      }, 0);
      return { hits, times, ...chance(hits) };
    });
  const from = Math.min(...bets.map((bet) => (bet.from < bet.to ? bet.from : draws.length)));
  const to = Math.max(...bets.map((bet) => (bet.from < bet.to ? bet.to : 0)), 0);
  return {
    ...{ lottery: key, games: checks, wins: counted.wins, tiers },
    winCount: total(checks, 'wins'),
    cents: total(checks, 'cents'),
    unknown: total(checks, 'unknown'),
    draws: drawsToTell(draws, new Set(counted.wins.map(({ contest }) => contest)), to - 1),
    contests: Math.max(to - from, 0),
  };
}

function gameCheck(bet: Entry | undefined, entries: readonly EntryTally[]): GameCheck {
  const [first, ...rest] = entries;
  const hits = Array.from(first?.hits ?? []);
  for (const other of rest) {
    other.hits.forEach((times, i) => {
      hits[i] = (hits[i] ?? 0) + times;
    });
  }
  return {
    ...{ contests: bet ? bet.to - bet.from : 0, pending: bet?.pending ?? 0, hits },
    wins: total(entries, 'wins'),
    cents: total(entries, 'cents'),
    unknown: total(entries, 'unknown'),
  };
}

function total<K extends 'wins' | 'cents' | 'unknown'>(
  list: readonly Readonly<Record<K, number>>[],
  key: K,
): number {
  return list.reduce((sum, one) => sum + one[key], 0);
}

/** How many draws there are before a place of the table: of a contest with a second draw two, of the month those that tell it. */
function drawsBefore(draws: readonly OfficialDraw[]) {
  const [numbers, months] = [new Int32Array(draws.length + 1), new Int32Array(draws.length + 1)];
  draws.forEach(({ second, month }, i) => {
    numbers[i + 1] = (numbers[i] ?? 0) + (second ? 2 : 1);
    months[i + 1] = (months[i] ?? 0) + (month === undefined ? 0 : 1);
  });
  return (place: number, hits: TierHits) => (hits === 'month' ? months : numbers)[place] ?? 0;
}

function drawsToTell(
  draws: readonly OfficialDraw[],
  contests: ReadonlySet<number>,
  newest: number,
): readonly CheckedDraw[] {
  return draws
    .filter(({ contest }, i) => i === newest || contests.has(contest))
    .map(({ paid: _, paidSecond: __, ...draw }) => draw);
}
