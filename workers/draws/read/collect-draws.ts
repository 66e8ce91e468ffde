import { completeDraw } from '../../shared/draws/complete-draw.ts';
import { type DrawDifferences, differencesOf, isConflict } from '../../shared/draws/draw-differences.ts';
import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import type { DayOrder, LeftOutRow } from '../../shared/draws/results-report.ts';
import { mapInSlices } from '../../shared/games/in-slices.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { RawDraw } from './raw-draw.ts';
import { centsSignOf, isBlank, readCents, readContest } from './read-cell.ts';
import { amountsIn, drawReader } from './read-draw.ts';
import { attempt, RowProblem } from './row-problem.ts';

/** What the rows of a file come to. */
export interface Collected {
  /** Ascending by contest, each contest once. */
  readonly draws: readonly OfficialDraw[];
  /** Ascending by row. */
  readonly leftOut: readonly LeftOutRow[];
  /** Contests that came more than once, each time alike. */
  readonly doubles: readonly number[];
  /** How many amounts of money are unreadable or ambiguous. */
  readonly unreadAmounts: number;
}

/** A draw, and whether the source says of it in which order its numbers are. */
interface FoundDraw {
  readonly row: number;
  readonly draw: OfficialDraw;
  /** Undefined where only all rows together show it. */
  readonly isInDrawOrder: boolean | undefined;
}

/** Returns the checked draws of all rows, and the other rows with their faults. Yields its progress, 0…1. */
export function* collectDraws(
  lottery: Lottery,
  rows: readonly RawDraw[],
  today: string,
  dayOrder: DayOrder,
): Generator<number, Collected, void> {
  const amounts = rows.flatMap(amountsIn);
  const sign = centsSignOf(amounts);
  const read = drawReader(lottery, today, dayOrder, sign);
  const found: FoundDraw[] = [];
  const leftOut: LeftOutRow[] = [];
  yield* mapInSlices(rows, (raw) => {
    const draw = attempt(() => read(raw));
    if (draw instanceof RowProblem) leftOut.push(leaveOut(raw, draw));
    else found.push({ row: raw.row, draw, isInDrawOrder: draw.isInDrawOrder ?? raw.isInDrawOrder });
  });
  yield 1;
  const settled = settleOrder(lottery, found);
  yield 1;
  const { draws, doubles, conflicts } = oncePerContest(settled);
  yield 1;
  leftOut.push(...conflicts);
  const unreadAmounts = amounts.filter((amount) => readCents(amount, sign) === undefined).length;
  return { draws, doubles, unreadAmounts, leftOut: leftOut.sort((a, b) => a.row - b.row) };
}

function leaveOut(raw: RawDraw, { fault, value }: RowProblem): LeftOutRow {
  const contest = attempt(() => readContest(raw.contest));
  return {
    row: raw.row,
    fault,
    ...(!isBlank(value) && { value }),
    ...(typeof contest === 'number' && { contest }),
  };
}

/**
 * Returns the draws with their order settled. Where the source does not give it, numbers are in draw order if those of
 * any draw descend somewhere. Else they are returned ascending.
 */
function settleOrder(lottery: Lottery, found: readonly FoundDraw[]): FoundDraw[] {
  const isAscending = (numbers: readonly number[]) =>
    numbers.every((n, i) => i === 0 || (numbers[i - 1] ?? 0) % lottery.total < n);
  const isSorted = found.every(
    ({ draw, isInDrawOrder }) =>
      isInDrawOrder !== undefined || (isAscending(draw.numbers) && isAscending(draw.second ?? [])),
  );
  return found.map((one) => {
    const { draw, isInDrawOrder = !isSorted } = one;
    if (isInDrawOrder) return { ...one, draw: { ...draw, isInDrawOrder: true as const } };
    const second = draw.second && { second: ascending(draw.second) };
    return { ...one, draw: { ...draw, numbers: ascending(draw.numbers), ...second } };
  });
}

function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

/** The rows of one contest: the draw that they make together, and the differences of those that contradict it. */
interface Contest {
  readonly rows: FoundDraw[];
  draw: OfficialDraw;
  differs?: DrawDifferences;
}

function oncePerContest(found: readonly FoundDraw[]) {
  const byContest = new Map<number, Contest>();
  for (const row of found) {
    const { draw } = row;
    const known = byContest.get(draw.contest);
    known?.rows.push(row);
    if (!known) byContest.set(draw.contest, { rows: [row], draw });
    else if (!isConflict(known.draw, draw)) known.draw = completeDraw(known.draw, draw);
    else known.differs = union(known.differs, differencesOf(known.draw, draw));
  }
  const contests = [...byContest.values()].sort((a, b) => a.draw.contest - b.draw.contest);
  const agreed = contests.filter(({ differs }) => !differs);
  return {
    draws: agreed.map(({ draw }) => draw),
    doubles: agreed.filter(({ rows }) => rows.length > 1).map(({ draw }) => draw.contest),
    conflicts: contests.flatMap(({ rows, differs }) =>
      differs
        ? rows.map(({ row, draw }) => ({ row, fault: 'conflict' as const, contest: draw.contest, differs, draw }))
        : [],
    ),
  };
}

function union(a: DrawDifferences = { parts: [], tiers: [] }, b: DrawDifferences): DrawDifferences {
  return {
    parts: [...new Set([...a.parts, ...b.parts])],
    tiers: [...new Set([...a.tiers, ...b.tiers])],
  };
}
