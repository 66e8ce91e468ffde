import { MAX_WINS, type Win } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';
import { winningHits } from '../../shared/tier-odds.ts';
import type { Entry } from './entries.ts';
import { type Found, winsToTell } from './found.ts';
import { countAllInCommon, masksOf, type NumberMasks, setMask } from './number-masks.ts';
import { prizesOf } from './prizes-won.ts';

/** What is counted of one bet. */
export interface EntryTally {
  /** Draws by hits. */
  readonly hits: Int32Array;
  /** Draws in which its month was drawn. */
  months: number;
  wins: number;
  /** What the wins paid, and of how many that is not known. */
  cents: number;
  unknown: number;
}

/** What was counted, and the wins to tell of. */
export interface Tally {
  readonly entries: readonly EntryTally[];
  readonly wins: readonly Win[];
}

/** Draws that are gone through before others get their turn. */
const SLICE = 256;

/** Counts the hits of each bet in each draw of its range, the newest first. Yields how far it is, 0…1. */
export function* tally(
  lottery: Lottery,
  draws: readonly OfficialDraw[],
  bets: readonly Entry[],
  masks: NumberMasks,
): Generator<number, Tally, void> {
  const counter = counterOf(lottery, bets, masks);
  const first = Math.min(...bets.map(({ from }) => from), draws.length);
  for (let end = draws.length; end > first; end -= SLICE) {
    const start = Math.max(end - SLICE, first);
    for (let place = end - 1; place >= start; place--) counter.count(draws, place);
    yield (draws.length - start) / (draws.length - first);
  }
  return { entries: counter.entries, wins: winsToTell(counter.found, counter.prizes) };
}

/** Counts draw after draw. What it does for each bet and draw touches no object, only flat arrays. */
function counterOf(lottery: Lottery, bets: readonly Entry[], masks: NumberMasks) {
  const { drawn } = lottery;
  const width = drawn + 1;
  const tiers = winningHits(lottery.key);
  const monthTier = tiers.indexOf('month');
  /** The place of the tier of so many hits; −1: no prize. */
  const tierOf = Int8Array.from({ length: width }, (_, hits) => tiers.indexOf(hits));
  const found: Found[][] = tiers.map(() => []);
  const prizes = prizesOf(lottery);
  const [from, to] = [flat(bets, 'from'), flat(bets, 'to')];
  const months = Int8Array.from(bets, ({ month }) => month ?? -1);
  const table = new Int32Array(bets.length * width);
  const hitsNow = new Uint8Array(bets.length);
  const drawMask = masksOf(lottery, [[]]);
  const entries = bets.map((_, i): EntryTally => {
    const hits = table.subarray(i * width, (i + 1) * width);
    return { hits, months: 0, wins: 0, cents: 0, unknown: 0 };
  });

  function countWin(one: Found, entry: EntryTally, tier: number): void {
    const { bet, hits, hasMonth } = one;
    if (hasMonth) entry.months++;
    entry.wins++;
    const cents = prizes.sum(bet.numbers.length, hits, hasMonth);
    if (cents === undefined) entry.unknown++;
    else entry.cents += cents;
    const list = found[tier];
    if (list && list.length < MAX_WINS) list.push(one);
  }

  function countDraw(draw: OfficialDraw, place: number, isSecond: boolean): void {
    prizes.look(isSecond ? draw.paidSecond : draw.paid);
    const numbers = (isSecond && draw.second) || draw.numbers;
    setMask(drawMask, 0, numbers);
    countAllInCommon(masks, bets.length, drawMask, hitsNow);
    const drawnMonth = draw.month ?? 0;
    for (let i = 0; i < hitsNow.length; i++) {
      if (place < (from[i] ?? 0) || place >= (to[i] ?? 0)) continue;
      const hits = hitsNow[i] ?? 0;
      const at = i * width + hits;
      table[at] = (table[at] ?? 0) + 1;
      const hasMonth = months[i] === drawnMonth;
      const tier = tierOf[hits] ?? -1;
      if (tier === -1 && !hasMonth) continue;
      const [bet, entry] = [bets[i], entries[i]];
      if (!bet || !entry) continue;
      const one = { bet, draw, isSecond, hits, hasMonth };
      countWin(one, entry, tier === -1 ? monthTier : tier);
    }
  }

  function count(draws: readonly OfficialDraw[], place: number): void {
    const draw = draws[place];
    if (!draw) return;
    countDraw(draw, place, false);
    if (draw.second) countDraw(draw, place, true);
  }

  return { entries, found, prizes, count };
}

function flat(bets: readonly Entry[], key: 'from' | 'to'): Int32Array {
  return Int32Array.from(bets, (bet) => bet[key]);
}
