import type { GameCheck, Win } from '../../shared/check/check-games.ts';
import { countBits } from '../../shared/lottery/count-bits.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { masksOf } from './number-masks.ts';
import { type AtOnce, bestTier, centsOf, type Prizes, winOf } from './prizes-won.ts';

/** What was counted. */
export interface Tally {
  /** Of each game, its mirror with it. */
  readonly games: readonly GameCheck[];
  /** Of all bets together, tier by tier: draws with this tier, and those where it is not known whether the tier existed. */
  readonly times: Int32Array;
  readonly unsure: Int32Array;
  /** The wins to list: the best tier first, then the newest draw, then the first bet. */
  readonly wins: readonly Win[];
}

/** Bets in a draw that are counted before other work gets its turn. */
const SLICE = 1 << 14;

/**
 * Counts the hits of each bet in each draw of its range, the newest first, and lists at most `most` wins. `games`: how
 * many games the bets are of. Yields how far it is, 0…1.
 */
export function* tally(
  draws: DrawColumns,
  bets: readonly Entry[],
  games: number,
  prizes: Prizes,
  most: number,
): Generator<number, Tally, void> {
  const { length, secondsBefore } = draws;
  const count = openTally(draws, bets, games, prizes, most);
  const first = Math.min(...bets.map(({ from }) => from), length);
  let counted = 0;
  for (let place = length - 1; place >= first; place--) {
    count.draw(place, draws.first);
    const hasSecond = (secondsBefore[place + 1] ?? 0) > (secondsBefore[place] ?? 0);
    if (hasSecond) count.draw(place, draws.second);
    counted += bets.length;
    if (counted < SLICE) continue;
    counted = 0;
    yield (length - place) / (length - first);
  }
  return count.close();
}

/** A tally of no draws yet. Counting touches flat arrays alone; only wins make objects. */
function openTally(draws: DrawColumns, bets: readonly Entry[], gameCount: number, prizes: Prizes, most: number) {
  const { lottery } = draws;
  const tiers = lottery.winningHits;
  const monthTier = tiers.indexOf('month');
  const width = lottery.drawn + 1;
  const tierOf = Int8Array.from({ length: width }, (_, h) => tiers.indexOf(h));
  const { bits: marked } = masksOf(
    lottery,
    bets.map(({ numbers }) => numbers),
  );
  const from = Int32Array.from(bets, (bet) => bet.from);
  const to = Int32Array.from(bets, (bet) => bet.to);
  const gameOf = Int32Array.from(bets, ({ game }) => game);
  const months = Uint8Array.from(bets, ({ month = 0 }) => month);
  const hits = new Int32Array(gameCount * width);
  const sums = Array.from({ length: gameCount }, () => {
    return { contests: 0, first: 0, pending: 0, wins: 0, cents: 0, unknown: 0, otherCurrency: 0 };
  });
  for (const bet of bets) {
    const { from, to, pending, begins } = bet;
    Object.assign(sums[bet.game] ?? {}, { contests: to - from, first: from, pending, ...(begins && { begins }) });
  }
  const [times, unsure] = [new Int32Array(tiers.length), new Int32Array(tiers.length)];
  const found = tiers.map((): Win[] => []);
  // Of all games together: a sum that a number does not hold exactly is none.
  let known = 0;

  function countTier(tier: number, place: number, { starts }: DrawSide): void {
    if (place < (starts.from[tier] ?? 0)) return;
    add(times, tier);
    if (place < (starts.sure[tier] ?? 0)) add(unsure, tier);
  }

  function addWin(bet: Entry, place: number, side: DrawSide, hit: number, won: AtOnce): void {
    const best = found[bestTier(won, side, place)];
    const sum = sums[bet.game];
    if (!best || !sum) return;
    if (best.length < most) best.push(winOf(draws, bet, place, side, hit, won));
    sum.wins++;
    const cents = centsOf(won, side, place);
    if (draws.isOld[place] === 1) sum.otherCurrency++;
    else if (cents < 0 || !Number.isSafeInteger(known + cents)) sum.unknown++;
    else {
      sum.cents += cents;
      known += cents;
    }
  }

  return {
    /** Counts all bets in one draw. */
    draw(place: number, side: DrawSide): void {
      const month = draws.months[place] ?? 0;
      const { words, bits: drawn } = side.numbers;
      for (let i = 0; i < from.length; i++) {
        if (place < (from[i] ?? 0) || place >= (to[i] ?? 0)) continue;
        let hit = 0;
        for (let w = 0; w < words; w++) {
          hit += countBits((marked[i * words + w] ?? 0) & (drawn[place * words + w] ?? 0));
        }
        add(hits, (gameOf[i] ?? 0) * width + hit);
        const hasMonth = month !== 0 && month === months[i];
        const tier = tierOf[hit] ?? -1;
        if (tier < 0 && !hasMonth) continue;
        if (tier >= 0) countTier(tier, place, side);
        if (hasMonth) countTier(monthTier, place, side);
        const bet = bets[i];
        if (bet) addWin(bet, place, side, hit, prizes(bet.numbers.length, hit, hasMonth));
      }
    },
    close(): Tally {
      const games = sums.map((sum, game) => {
        return { ...sum, hits: [...hits.subarray(game * width, (game + 1) * width)] };
      });
      return { games, times, unsure, wins: found.flat().slice(0, most) };
    },
  };
}

function add(list: Int32Array, at: number): void {
  list[at] = (list[at] ?? 0) + 1;
}
