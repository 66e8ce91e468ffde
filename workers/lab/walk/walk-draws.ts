import { engineOf } from '../../engine/engine.ts';
import { createUrn } from '../../engine/random/urn.ts';
import type { DrawTable } from '../../shared/draws/draw-table.ts';
import { WALK_WINDOW } from '../../shared/lab/lab-limits.ts';
import type { WalkDraws, WalkRequest } from '../../shared/lab/lab-request.ts';
import { daysBefore } from '../../shared/lottery/calendar.ts';
import { allNumbers, type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { windowHash } from '../../shared/run/window-name.ts';
import { drawRigged } from './rigged-draw.ts';

/** A draw of a walk. */
export interface WalkDraw {
  /** Ascending, as many as the lottery draws. */
  readonly numbers: readonly number[];
  /** The day that a strategy takes for its own, `YYYY-MM-DD`. */
  readonly date: string;
  /** True when WALK_WINDOW draws without a gap come before it: there are bets on it. */
  readonly isBetOn: boolean;
}

/** The day of the first draw that has none of its own; any would do. */
const FIRST_DAY = '2026-01-01';

/** The numbers of all draws of a table, the oldest first; of Dupla Sena two a contest. */
export function numbersOf(table: DrawTable): (readonly number[])[] {
  return listed(table).map(({ numbers }) => numbers);
}

/** The name of the draws of a table, those until a contest if it is given, for a request. */
export function nameWalk(whole: DrawTable, until?: number): Extract<WalkDraws, { kind: 'imported' }> {
  const table = tableUntil(whole, until);
  const draws = numbersOf(table);
  const contest = table.draws[table.draws.length - 1]?.contest ?? 0;
  return { kind: 'imported', contest, size: draws.length, hash: windowHash(table.lottery, { contest, draws }) };
}

function tableUntil(table: DrawTable, until = Number.POSITIVE_INFINITY): DrawTable {
  return { ...table, draws: table.draws.filter(({ contest }) => contest <= until) };
}

/**
 * The draws of a walk, the oldest first. Those of real contests come from a table, which may have newer ones too; throws
 * a RangeError where they are not those that the request names.
 */
export function walkDraws(request: WalkRequest, table?: DrawTable): WalkDraw[] {
  const { draws } = request;
  if (draws.kind !== 'imported') return madeDraws(request, draws);
  if (!table || nameWalk(table, draws.contest).hash !== draws.hash)
    throw new RangeError('other draws than those of the request');
  let [before, contest] = [0, 0];
  return listed(tableUntil(table, draws.contest)).map((draw) => {
    if (draw.contest - contest > 1) before = 0;
    contest = draw.contest;
    return { numbers: draw.numbers, date: draw.date ?? FIRST_DAY, isBetOn: before++ >= WALK_WINDOW };
  });
}

/** The draws of a table, two of a contest of Dupla Sena, each ascending, the oldest first. */
function listed({ draws }: DrawTable) {
  return draws.flatMap(({ contest, date, numbers, second }) => {
    const draw = (drawn: readonly number[]) => ({ contest, date, numbers: [...drawn].sort((a, b) => a - b) });
    return second ? [draw(numbers), draw(second)] : [draw(numbers)];
  });
}

/** Draws of a stream of their own each, one a day: so a block makes those that it needs. */
function madeDraws(
  { seed, engine, lottery: key }: { seed: string; engine: WalkRequest['engine']; lottery: LotteryKey },
  draws: Exclude<WalkDraws, { kind: 'imported' }>,
): WalkDraw[] {
  const lottery = lotteryOf(key);
  const all = allNumbers(lottery);
  const drawn = new Uint8Array(lottery.drawn);
  return Array.from({ length: draws.size + WALK_WINDOW }, (_, i) => {
    const stream = engineOf(engine).stream(seed, 'lab', key, 'walk-draws', i);
    const date = daysBefore(FIRST_DAY, -i);
    const isBetOn = i >= WALK_WINDOW;
    if (draws.kind === 'rigged') {
      return { numbers: drawRigged(lottery, draws.numbers, draws.weight, stream), date, isBetOn };
    }
    createUrn(all).draw(stream, lottery.drawn, drawn, 0);
    return { numbers: [...drawn].sort((a, b) => a - b), date, isBetOn };
  });
}
