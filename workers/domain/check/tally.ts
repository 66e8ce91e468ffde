import { winningHits } from '../../shared/tier-odds.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { countBits, masksOf } from './number-masks.ts';
import { bestTier, centsOf, type Prizes } from './prizes-won.ts';

/** A bet that wins something in a draw. */
export interface Found {
  /** The place of the bet. */
  readonly bet: number;
  /** The place of the contest. */
  readonly place: number;
  readonly isSecond: boolean;
  readonly hits: number;
  readonly hasMonth: boolean;
}

/** What was counted, bet after bet. */
export interface Tally {
  /** Draws by hits: `width` for each bet. */
  readonly hits: Int32Array;
  readonly width: number;
  readonly wins: Int32Array;
  /** What the wins paid, how many of them have an unknown prize, and how many were before there was the Real. */
  readonly cents: Float64Array;
  readonly unknown: Int32Array;
  readonly otherCurrency: Int32Array;
  /** Of all bets together, tier by tier: draws with this tier, and those where it is not known whether the tier existed. */
  readonly times: Int32Array;
  readonly unsure: Int32Array;
  /** The wins to list: the best tier first, then the newest draw, then the first bet. */
  readonly found: readonly Found[];
}

/** Contests that are counted before other work gets its turn. */
const SLICE = 256;

/**
 * Counts the hits of each bet in each draw of its range, the newest first, and lists at most `most`
 * wins. Yields how far it is, 0…1.
 */
export function* tally(
  draws: DrawColumns,
  bets: readonly Entry[],
  prizes: Prizes,
  most: number,
): Generator<number, Tally, void> {
  const { length, secondsBefore } = draws;
  const count = openTally(draws, bets, prizes, most);
  const first = Math.min(...bets.map(({ from }) => from), length);
  for (let place = length - 1; place >= first; place--) {
    count.draw(place, draws.first);
    const hasSecond = (secondsBefore[place + 1] ?? 0) > (secondsBefore[place] ?? 0);
    if (hasSecond) count.draw(place, draws.second);
    if ((length - place) % SLICE === 0) yield (length - place) / (length - first);
  }
  return count.close();
}

/** A tally of no draws yet. Counting touches flat arrays alone; only wins make objects. */
function openTally(draws: DrawColumns, bets: readonly Entry[], prizes: Prizes, most: number) {
  const { lottery } = draws;
  const tiers = winningHits(lottery.key);
  const monthTier = tiers.indexOf('month');
  const width = lottery.drawn + 1;
  const tierOf = Int8Array.from({ length: width }, (_, h) => tiers.indexOf(h));
  const { bits: marked } = masksOf(
    lottery,
    bets.map(({ numbers }) => numbers),
  );
  const from = Int32Array.from(bets, (bet) => bet.from);
  const to = Int32Array.from(bets, (bet) => bet.to);
  const months = Uint8Array.from(bets, ({ month = 0 }) => month);
  const hits = new Int32Array(bets.length * width);
  const zeros = () => new Int32Array(bets.length);
  const [wins, unknown, otherCurrency] = [zeros(), zeros(), zeros()];
  const cents = new Float64Array(bets.length);
  const [times, unsure] = [new Int32Array(tiers.length), new Int32Array(tiers.length)];
  const found = tiers.map((): Found[] => []);

  function countTier(tier: number, place: number, { starts }: DrawSide): void {
    if (place < (starts.from[tier] ?? 0)) return;
    add(times, tier, 1);
    if (place < (starts.sure[tier] ?? 0)) add(unsure, tier, 1);
  }

  function addWin(bet: number, place: number, side: DrawSide, hit: number, hasMonth: boolean) {
    const won = prizes(bets[bet]?.numbers.length ?? 0, hit, hasMonth);
    const best = found[bestTier(won, side, place)];
    if (!best) return;
    if (best.length < most) {
      best.push({ bet, place, isSecond: side === draws.second, hits: hit, hasMonth });
    }
    add(wins, bet, 1);
    const sum = centsOf(won, side, place);
    if (draws.isOld[place] === 1) add(otherCurrency, bet, 1);
    else if (sum < 0) add(unknown, bet, 1);
    else add(cents, bet, sum);
  }

  return {
    /** Counts all bets in one draw. */
    draw(place: number, side: DrawSide): void {
      const month = draws.months[place] ?? 0;
      const { words, bits: drawn } = side.numbers;
      for (let bet = 0; bet < bets.length; bet++) {
        if (place < (from[bet] ?? 0) || place >= (to[bet] ?? 0)) continue;
        let hit = 0;
        for (let w = 0; w < words; w++) {
          hit += countBits((marked[bet * words + w] ?? 0) & (drawn[place * words + w] ?? 0));
        }
        const at = bet * width + hit;
        hits[at] = (hits[at] ?? 0) + 1;
        const hasMonth = month !== 0 && month === months[bet];
        const tier = tierOf[hit] ?? -1;
        if (tier < 0 && !hasMonth) continue;
        if (tier >= 0) countTier(tier, place, side);
        if (hasMonth) countTier(monthTier, place, side);
        addWin(bet, place, side, hit, hasMonth);
      }
    },
    close(): Tally {
      const listed = found.flat().slice(0, most);
      return { hits, width, wins, cents, unknown, otherCurrency, times, unsure, found: listed };
    },
  };
}

function add(list: Int32Array | Float64Array, at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value;
}
