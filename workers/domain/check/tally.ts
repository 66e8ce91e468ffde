import { winningHits } from '../../shared/tier-odds.ts';
import type { DrawColumns } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import type { Found } from './found.ts';
import { countAllInCommon, type NumberMasks } from './number-masks.ts';
import type { Prizes } from './prizes-won.ts';

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
  /** The first wins of each tier, the newest first, at most `most` of each. */
  readonly found: readonly (readonly Found[])[];
}

/** Draws that are gone through before others get their turn. */
const SLICE = 256;

/** Counts the hits of each bet in each draw of its range, the newest first. Yields how far it is, 0…1. */
export function* tally(
  draws: DrawColumns,
  bets: readonly Entry[],
  masks: NumberMasks,
  prizes: Prizes,
  most: number,
): Generator<number, Tally, void> {
  const { tally: counted, count } = counterOf(draws, bets, masks, prizes, most);
  const first = Math.min(...bets.map(({ from }) => from), draws.length);
  for (let end = draws.length; end > first; end -= SLICE) {
    const start = Math.max(end - SLICE, first);
    for (let place = end - 1; place >= start; place--) count(place);
    yield (draws.length - start) / (draws.length - first);
  }
  return counted;
}

/** Counts draw after draw. What it does for each bet and draw touches no object, only flat arrays. */
function counterOf(
  draws: DrawColumns,
  bets: readonly Entry[],
  masks: NumberMasks,
  prizes: Prizes,
  most: number,
) {
  const width = draws.lottery.drawn + 1;
  const tiers = winningHits(draws.lottery.key);
  const monthTier = tiers.indexOf('month');
  /** The place of the tier of so many hits; −1: no prize. */
  const tierOf = Int8Array.from({ length: width }, (_, hits) => tiers.indexOf(hits));
  const ints = (of: (bet: Entry) => number) => Int32Array.from(bets, of);
  const [from, to] = [ints((bet) => bet.from), ints((bet) => bet.to)];
  const [ownMonths, marks] = [ints(({ month = -1 }) => month), ints((bet) => bet.numbers.length)];
  const hitsNow = new Uint8Array(bets.length);
  const zeros = () => new Int32Array(bets.length);
  const [hits, cents] = [new Int32Array(bets.length * width), new Float64Array(bets.length)];
  const [months, wins, unknown] = [zeros(), zeros(), zeros()];
  const found: Found[][] = tiers.map(() => []);

  function countWin(bet: number, place: number, isSecond: boolean, hasMonth: boolean): void {
    const now = hitsNow[bet] ?? 0;
    if (hasMonth) months[bet] = (months[bet] ?? 0) + 1;
    wins[bet] = (wins[bet] ?? 0) + 1;
    const sum = prizes.sum(marks[bet] ?? 0, now, hasMonth);
    if (sum < 0) unknown[bet] = (unknown[bet] ?? 0) + 1;
    else cents[bet] = (cents[bet] ?? 0) + sum;
    const tier = tierOf[now] ?? -1;
    const list = found[tier < 0 ? monthTier : tier];
    if (list && list.length < most) list.push({ bet, place, isSecond, hits: now, hasMonth });
  }

  function countSide(place: number, isSecond: boolean): void {
    const side = isSecond ? draws.second : draws.first;
    prizes.look(side, place);
    countAllInCommon(masks, hitsNow.length, side.masks, place, hitsNow);
    const month = draws.months[place] ?? 0;
    for (let i = 0; i < hitsNow.length; i++) {
      if (place < (from[i] ?? 0) || place >= (to[i] ?? 0)) continue;
      const now = hitsNow[i] ?? 0;
      const at = i * width + now;
      hits[at] = (hits[at] ?? 0) + 1;
      const hasMonth = ownMonths[i] === month;
      if (hasMonth || (tierOf[now] ?? -1) >= 0) countWin(i, place, isSecond, hasMonth);
    }
  }

  function count(place: number): void {
    countSide(place, false);
    if (draws.hasSecond[place]) countSide(place, true);
  }

  return { tally: { hits, width, months, wins, cents, unknown, found }, count };
}
