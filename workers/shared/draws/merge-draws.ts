import type { LotteryKey } from '../lottery/lotteries.ts';
import { completeDraw } from './complete-draw.ts';
import { haveSameNumbers, isConflict } from './draw-differences.ts';
import type { DrawTable } from './draw-table.ts';
import type { OfficialDraw } from './official-draw.ts';

/** Most conflicts that are listed one by one; they are all counted. */
const MAX_CONFLICTS = 100;

/** A contest for which two sources say different numbers, days or months. */
export interface DrawConflict {
  readonly contest: number;
  readonly kept: OfficialDraw;
  readonly incoming: OfficialDraw;
}

/** Which side of a conflict stays: what was there, what is new, or what is new for these contests. */
export type ConflictChoice = 'kept' | 'incoming' | readonly number[];

/** What merging a table into the kept one changes. */
export interface MergeReport {
  readonly lottery: LotteryKey;
  /** Contests that were not there before. */
  readonly added: number;
  /** Contests that say nothing new. */
  readonly same: number;
  /** Contests that gained a day, an order, a team, a month or prizes. */
  readonly completed: number;
  /** The first MAX_CONFLICTS contests that the two disagree about, ascending, and how many there are. */
  readonly conflicts: readonly DrawConflict[];
  readonly conflictCount: number;
}

/**
 * Brings a table into the one that is kept, contest by contest: nothing that is there is lost, and what it does not
 * know yet it takes. Where the two disagree `choice` decides, for `kept` unless given: about numbers for the whole
 * draw, about a day or a month for that alone. Throws a RangeError for tables of different lotteries.
 */
export function mergeDraws(
  kept: DrawTable | undefined,
  incoming: DrawTable,
  choice: ConflictChoice = 'kept',
): { readonly table: DrawTable; readonly report: MergeReport } {
  const { lottery } = incoming;
  if (kept && kept.lottery !== lottery) throw new RangeError('tables of different lotteries');
  const draws = new Map((kept?.draws ?? []).map((draw) => [draw.contest, draw]));
  const counts = { added: 0, same: 0, completed: 0 };
  const conflicts: DrawConflict[] = [];
  for (const draw of incoming.draws) {
    const there = draws.get(draw.contest);
    if (there && isConflict(there, draw)) {
      conflicts.push({ contest: draw.contest, kept: there, incoming: draw });
      const [winner, other] = takesNew(choice, draw.contest) ? [draw, there] : [there, draw];
      draws.set(draw.contest, haveSameNumbers(there, draw) ? completeDraw(winner, other) : winner);
      continue;
    }
    const merged = there ? completeDraw(there, draw) : draw;
    counts[there === undefined ? 'added' : merged === there ? 'same' : 'completed']++;
    draws.set(draw.contest, merged);
  }
  const all = [...draws.values()].sort((a, b) => a.contest - b.contest);
  const listed = conflicts.slice(0, MAX_CONFLICTS);
  return {
    table: { lottery, draws: all },
    report: { lottery, ...counts, conflicts: listed, conflictCount: conflicts.length },
  };
}

function takesNew(choice: ConflictChoice, contest: number): boolean {
  return typeof choice === 'string' ? choice === 'incoming' : choice.includes(contest);
}
