import { winningHits } from '../../shared/tier-odds.ts';
import { countBits } from './count-bits.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { type Found, type FoundWins, openFound } from './found-wins.ts';
import { ALIKE, columnsOf, countHits, drawsFrom, drawsWith, PLANES } from './hit-planes.ts';
import { columnOf } from './number-columns.ts';
import { type AtOnce, bestTier, centsOf, type Prizes } from './prizes-won.ts';

/** What was counted, bet after bet. */
export interface Tally {
  /** Draws by hits: `width` for each bet. */
  readonly hits: Int32Array;
  readonly width: number;
  readonly wins: Int32Array;
  /** What the wins paid, of how many that is not known, and how many were before there was the Real. */
  readonly cents: Float64Array;
  readonly unknown: Int32Array;
  readonly otherCurrency: Int32Array;
  /** Of all bets together, tier by tier: draws that had it, and those where it is not known whether it was there. */
  readonly times: Int32Array;
  readonly unsure: Int32Array;
  /** The wins to tell: the best tier first, then the newest. */
  readonly found: readonly Found[];
}

/** Words of 32 draws that are gone through before others get their turn. */
const SLICE = 8;

/** Counts the hits of each bet in each draw of its range, the newest first. Yields how far it is, 0…1. */
export function* tally(
  draws: DrawColumns,
  bets: readonly Entry[],
  prizes: Prizes,
  most: number,
): Generator<number, Tally, void> {
  const tiers = winningHits(draws.lottery.key);
  const counted = nothingYet(draws, bets, tiers.length);
  const found = openFound(draws, bets, most);
  const tierOf = Int8Array.from({ length: draws.lottery.drawn + 1 }, (_, h) => tiers.indexOf(h));
  const all = { draws, prizes, counted, found, tierOf, monthTier: tiers.indexOf('month') };
  const sides = draws.second.cents.length > 0 ? [draws.first, draws.second] : [draws.first];
  const { words } = draws.first.numbers;
  const counts = bets.flatMap((entry, bet): Count[] => {
    const columns = columnsOf(draws.first.numbers, entry.numbers);
    return sides.map((side) => ({ ...all, entry, bet, side, columns }));
  });
  const first = Math.min(...bets.map(({ from }) => from >>> 5), words);
  for (let end = words; end > first; end -= SLICE) {
    const start = Math.max(end - SLICE, first);
    for (const count of counts) countBet(count, start, end);
    found.endSlice();
    yield (words - start) / (words - first);
  }
  return { ...counted, found: found.list() };
}

type Counted = Omit<Tally, 'found'>;

function nothingYet(
  { lottery }: DrawColumns,
  { length }: readonly Entry[],
  tiers: number,
): Counted {
  const width = lottery.drawn + 1;
  const zeros = (count = length) => new Int32Array(count);
  return {
    ...{ hits: zeros(length * width), width, cents: new Float64Array(length) },
    ...{ wins: zeros(), unknown: zeros(), otherCurrency: zeros() },
    ...{ times: zeros(tiers), unsure: zeros(tiers) },
  };
}

interface Count {
  readonly draws: DrawColumns;
  readonly prizes: Prizes;
  readonly counted: Counted;
  readonly found: FoundWins;
  /** The place of the tier of so many hits; −1: no prize. */
  readonly tierOf: Int8Array;
  readonly monthTier: number;
  readonly entry: Entry;
  /** Its place. */
  readonly bet: number;
  readonly side: DrawSide;
  /** Those of the bet's numbers. */
  readonly columns: Int32Array;
}

const planes = new Int32Array(PLANES);

/** Counts one bet in the draws of some words. What it does for each touches no object, only flat arrays. */
function countBet(one: Count, start: number, end: number): void {
  const { draws, prizes, counted, entry, bet, side, columns, tierOf, monthTier } = one;
  const { from, to, numbers, month = 0 } = entry;
  const { hits, width } = counted;
  const { bits } = side.numbers;
  const row = bet * width;
  const monthColumn = columnOf(draws.months, month);
  for (let word = Math.max(start, from >>> 5); word < end && word * 32 < to; word++) {
    const taking = (side.there[word] ?? 0) & bitsBetween(from - word * 32, to - word * 32);
    if (taking === 0) continue;
    countHits(bits, columns, word, planes);
    const ofMonth = taking & (draws.months.bits[monthColumn + word] ?? 0);
    countTier(one, word, ofMonth, monthTier);
    for (let low = 0; low < width; low += ALIKE) {
      const some = drawsFrom(planes, taking, low);
      if (some === 0) continue;
      for (let h = low; h < low + ALIKE; h++) {
        const these = drawsWith(planes, some, h);
        if (these === 0) continue;
        hits[row + h] = (hits[row + h] ?? 0) + countBits(these);
        const withMonth = these & ofMonth;
        if (withMonth !== 0) addWins(one, word, withMonth, prizes(numbers.length, h, true));
        const tier = tierOf[h] ?? -1;
        if (tier < 0) continue;
        countTier(one, word, these, tier);
        if (these === withMonth) continue;
        addWins(one, word, these ^ withMonth, prizes(numbers.length, h, false));
      }
    }
  }
}

/** Counts some draws of a word as those of a tier, as far as it was there. */
function countTier({ counted, side }: Count, word: number, these: number, tier: number): void {
  const { times, unsure } = counted;
  const { from, sure } = side.starts;
  const there = these & bitsFrom((from[tier] ?? 0) - word * 32);
  if (there === 0) return;
  times[tier] = (times[tier] ?? 0) + countBits(there);
  const known = bitsFrom((sure[tier] ?? 0) - word * 32);
  unsure[tier] = (unsure[tier] ?? 0) + countBits(there & ~known);
}

/** Counts the wins of a bet in some draws of a word, which are all of the same prizes. */
function addWins(
  { draws, counted, found, bet, side }: Count,
  word: number,
  won: number,
  prizes: AtOnce,
): void {
  const { wins, cents, unknown, otherCurrency } = counted;
  for (let left = won; left !== 0; left &= left - 1) {
    const place = word * 32 + 31 - Math.clz32(left & -left);
    const tier = bestTier(prizes, side, place);
    if (tier < 0) continue;
    wins[bet] = (wins[bet] ?? 0) + 1;
    if (found.wants(tier)) found.add(tier, bet, place, side === draws.second);
    const sum = centsOf(prizes, side, place);
    if (draws.isOld[place] === 1) otherCurrency[bet] = (otherCurrency[bet] ?? 0) + 1;
    else if (sum < 0) unknown[bet] = (unknown[bet] ?? 0) + 1;
    else cents[bet] = (cents[bet] ?? 0) + sum;
  }
}

/** The bits of a word from one to before another; both may be beyond it. */
function bitsBetween(from: number, to: number): number {
  const below = to >= 32 ? -1 : (1 << to) - 1;
  return below & bitsFrom(from);
}

/** The bits of a word from one on, which may be beyond it. */
function bitsFrom(from: number): number {
  if (from >= 32) return 0;
  return from > 0 ? -1 << from : -1;
}
