import { engineOf } from '../../engine/engine.ts';
import { createUrn } from '../../engine/random/urn.ts';
import type { DrawTable } from '../../shared/draws/draw-table.ts';
import { unbrokenOf } from '../../shared/draws/results-summary.ts';
import { BACKTEST_WINDOW } from '../../shared/lab/lab-limits.ts';
import type { BacktestDraws, BacktestRequest } from '../../shared/lab/lab-request.ts';
import { daysBefore } from '../../shared/lottery/calendar.ts';
import { allNumbers, type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { windowHash } from '../../shared/run/window-name.ts';
import { drawRigged } from './rigged-draw.ts';

/** A draw of a backtest. */
export interface BacktestDraw {
  /** Ascending, as many as the lottery draws. */
  readonly numbers: readonly number[];
  /** The day that a strategy takes for its own, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The draws of a backtest, the oldest first. */
export interface OpenedDraws {
  /** Where there are bets: BACKTEST_WINDOW draws without a gap come before. */
  readonly betOn: readonly number[];
  /** The draw at a place. */
  readonly at: (place: number) => BacktestDraw;
}

/** The day of the first draw that has none of its own; any would do. */
const FIRST_DAY = '2026-01-01';

/** The numbers of all draws of a table, the oldest first; of Dupla Sena two a contest. */
export function numbersOf(table: DrawTable): (readonly number[])[] {
  return listed(table).map(({ numbers }) => numbers);
}

/** The name of the draws of a table, those until a contest if it is given, for a request. */
export function nameDraws(whole: DrawTable, until?: number): Extract<BacktestDraws, { kind: 'imported' }> {
  const table = tableUntil(whole, until);
  const draws = numbersOf(table);
  const contest = table.draws[table.draws.length - 1]?.contest ?? 0;
  return { kind: 'imported', contest, size: draws.length, hash: windowHash(table.lottery, { contest, draws }) };
}

function tableUntil(table: DrawTable, until = Number.POSITIVE_INFINITY): DrawTable {
  return { ...table, draws: table.draws.filter(({ contest }) => contest <= until) };
}

/** How many draws of a table, until a contest if it is given, follow each other without a gap, at the most. */
export function unbrokenDraws(table: DrawTable, until?: number): number {
  return unbrokenOf(tableUntil(table, until)) * lotteryOf(table.lottery).drawsPerContest;
}

/** For each draw how many there are until it, itself among them, without a gap. */
function stretches(draws: readonly { readonly contest: number }[]): number[] {
  let [length, last] = [0, 0];
  return draws.map(({ contest }) => {
    length = contest - last > 1 ? 1 : length + 1;
    last = contest;
    return length;
  });
}

/**
 * The draws of a backtest. Those of real contests come from a table, which may have newer ones too; throws a RangeError
 * where they are not those that the request names. Others are made when they are needed.
 */
export function openDraws(request: BacktestRequest, table?: DrawTable): OpenedDraws {
  const { draws } = request;
  if (draws.kind !== 'imported') return madeDraws(request, draws);
  if (!table || nameDraws(table, draws.contest).hash !== draws.hash)
    throw new RangeError('other draws than those of the request');
  const real = listed(tableUntil(table, draws.contest));
  return {
    betOn: stretches(real).flatMap((length, place) => (length > BACKTEST_WINDOW ? [place] : [])),
    at(place) {
      const { numbers, date = FIRST_DAY } = real[place] as (typeof real)[number];
      return { numbers, date };
    },
  };
}

/** The draws of a table, two of a contest of Dupla Sena, each ascending, the oldest first. */
function listed({ draws }: DrawTable) {
  return draws.flatMap(({ contest, date, numbers, second }) => {
    const draw = (drawn: readonly number[]) => ({ contest, date, numbers: [...drawn].sort((a, b) => a - b) });
    return second ? [draw(numbers), draw(second)] : [draw(numbers)];
  });
}

/** Draws of a stream of their own each, one a day: so a block makes those that it needs, and each once. */
function madeDraws(
  { seed, engine, lottery: key }: { seed: string; engine: BacktestRequest['engine']; lottery: LotteryKey },
  draws: Exclude<BacktestDraws, { kind: 'imported' }>,
): OpenedDraws {
  const lottery = lotteryOf(key);
  const all = allNumbers(lottery);
  const drawn = new Uint8Array(lottery.drawn);
  const made = new Map<number, BacktestDraw>();
  const make = (place: number): BacktestDraw => {
    const stream = engineOf(engine).stream(seed, 'lab', key, 'walk-draws', place);
    const date = daysBefore(FIRST_DAY, -place);
    if (draws.kind === 'rigged') return { numbers: drawRigged(lottery, draws.numbers, draws.weight, stream), date };
    createUrn(all).draw(stream, lottery.drawn, drawn, 0);
    return { numbers: [...drawn].sort((a, b) => a - b), date };
  };
  return {
    betOn: Array.from({ length: draws.size }, (_, i) => i + BACKTEST_WINDOW),
    at(place) {
      const draw = made.get(place) ?? make(place);
      made.set(place, draw);
      return draw;
    },
  };
}
