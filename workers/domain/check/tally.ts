import type { DrawColumns } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { type Found, type FoundWins, openFound } from './found-wins.ts';
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
  /** The wins to tell: the best tier first, then the newest. */
  readonly found: readonly Found[];
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
  const counted = nothingYet(draws, bets);
  const found = openFound(draws, bets, most);
  const count = (bet: number, from: number, to: number, isSecond: boolean) =>
    countBet({ draws, masks, prizes, counted, found }, bets, bet, from, to, isSecond);
  const first = Math.min(...bets.map(({ from }) => from), draws.length);
  for (let end = draws.length; end > first; end -= SLICE) {
    const start = Math.max(end - SLICE, first);
    for (let i = 0; i < bets.length; i++) {
      count(i, start, end, false);
      if (draws.second.cents.length > 0) count(i, start, end, true);
    }
    found.endSlice();
    yield (draws.length - start) / (draws.length - first);
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
  readonly masks: NumberMasks;
  readonly prizes: Prizes;
  readonly counted: Counted;
  readonly found: FoundWins;
}

const hitsNow = new Uint8Array(SLICE);

/** Counts one bet in some draws. What it does for each draw touches no object, only flat arrays. */
function countBet(
  { draws, masks, prizes, counted, found }: Count,
  bets: readonly Entry[],
  bet: number,
  start: number,
  end: number,
  isSecond: boolean,
): void {
  const entry = bets[bet];
  if (!entry) return;
  const [from, to] = [Math.max(start, entry.from), Math.min(end, entry.to)];
  if (from >= to) return;
  const { hits, width, months, wins, cents, unknown } = counted;
  const side = isSecond ? draws.second : draws.first;
  const { months: drawnMonths, hasSecond } = draws;
  const { month = -1, numbers } = entry;
  const { tierOf } = found;
  const row = bet * width;
  countAllInCommon(side.masks, from, to, masks, bet, hitsNow);
  for (let place = from; place < to; place++) {
    if (isSecond && hasSecond[place] === 0) continue;
    const now = hitsNow[place - from] ?? 0;
    hits[row + now] = (hits[row + now] ?? 0) + 1;
    const hasMonth = drawnMonths[place] === month;
    if (!hasMonth && (tierOf[now] ?? -1) < 0) continue;
    if (hasMonth) months[bet] = (months[bet] ?? 0) + 1;
    wins[bet] = (wins[bet] ?? 0) + 1;
    prizes.look(side, place);
    const sum = prizes.sum(numbers.length, now, hasMonth);
    if (sum < 0) unknown[bet] = (unknown[bet] ?? 0) + 1;
    else cents[bet] = (cents[bet] ?? 0) + sum;
    found.add(now, bet, place, isSecond);
  }
}
