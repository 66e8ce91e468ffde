import { winningHits } from '../../shared/tier-odds.ts';
import { countBits } from './count-bits.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { type Found, type FoundWins, openFound } from './found-wins.ts';
import { ALIKE, columnsOf, countHits, drawsFrom, drawsWith, PLANES } from './hit-planes.ts';
import { columnOf } from './number-columns.ts';
import { type AtOnce, centsOf, type Prizes } from './prizes-won.ts';

/** What was counted, bet after bet. */
export interface Tally {
  /** Draws by hits: `width` for each bet. */
  readonly hits: Int32Array;
  readonly width: number;
  /** Draws in which its month was drawn. */
  readonly months: Int32Array;
  readonly wins: Int32Array;
  /** What the wins paid, and of how many that is not known. */
  readonly cents: Float64Array;
  readonly unknown: Int32Array;
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
  const counted = nothingYet(draws, bets);
  const found = openFound(draws, bets, most);
  const tiers = winningHits(draws.lottery.key);
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

function nothingYet({ lottery }: DrawColumns, { length }: readonly Entry[]): Counted {
  const width = lottery.drawn + 1;
  const zeros = (count = length) => new Int32Array(count);
  const cents = new Float64Array(length);
  return {
    hits: zeros(length * width),
    width,
    months: zeros(),
    wins: zeros(),
    cents,
    unknown: zeros(),
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
  const { hits, width, months } = counted;
  const { bits } = side.numbers;
  const row = bet * width;
  const monthColumn = columnOf(draws.months, month);
  for (let word = Math.max(start, from >>> 5); word < end && word * 32 < to; word++) {
    const taking = (side.there[word] ?? 0) & bitsBetween(from - word * 32, to - word * 32);
    if (taking === 0) continue;
    countHits(bits, columns, word, planes);
    const ofMonth = taking & (draws.months.bits[monthColumn + word] ?? 0);
    months[bet] = (months[bet] ?? 0) + countBits(ofMonth);
    for (let low = 0; low < width; low += ALIKE) {
      const some = drawsFrom(planes, taking, low);
      if (some === 0) continue;
      for (let h = low; h < low + ALIKE; h++) {
        const these = drawsWith(planes, some, h);
        if (these === 0) continue;
        hits[row + h] = (hits[row + h] ?? 0) + countBits(these);
        const tier = tierOf[h] ?? -1;
        const withMonth = these & ofMonth;
        if (withMonth !== 0) {
          const best = tier < 0 ? monthTier : tier;
          addWins(one, word, withMonth, best, prizes(numbers.length, h, true));
        }
        if (tier < 0 || these === withMonth) continue;
        addWins(one, word, these ^ withMonth, tier, prizes(numbers.length, h, false));
      }
    }
  }
}

/** Counts the wins of a bet in some draws of a word, which are all of the same prizes. */
function addWins(
  { draws, counted, found, bet, side }: Count,
  word: number,
  won: number,
  tier: number,
  prizes: AtOnce,
): void {
  const { wins, cents, unknown } = counted;
  const isTold = found.wants(tier);
  for (let left = won; left !== 0; left &= left - 1) {
    const place = word * 32 + 31 - Math.clz32(left & -left);
    const sum = centsOf(prizes, side, place);
    if (sum < 0) unknown[bet] = (unknown[bet] ?? 0) + 1;
    else cents[bet] = (cents[bet] ?? 0) + sum;
    if (isTold) found.add(tier, bet, place, side === draws.second);
  }
  wins[bet] = (wins[bet] ?? 0) + countBits(won);
}

/** The bits of a word from one to before another; both may be beyond it. */
function bitsBetween(from: number, to: number): number {
  const below = to >= 32 ? -1 : (1 << to) - 1;
  return from > 0 ? below & (-1 << from) : below;
}
