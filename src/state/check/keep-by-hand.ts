import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { ConflictChoice, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { typedContest } from '../bet/contests.ts';
import { isFar } from '../draw-day/far-contest.ts';
import { nearContest } from '../draw-day/near-contest.ts';
import type { OwnDraw } from '../draw-day/own-draws.ts';
import { keepTable } from '../results/kept-table.ts';
import { clearDrawn, type ToldContest } from './by-hand.ts';

/** The outcome of storing. A contest far from the counted one, or stored with other numbers, needs an answer first. */
export type HandKept =
  | 'kept'
  | 'no-contest'
  | 'refused'
  | { readonly far: number; readonly likely: number }
  | { readonly merge: MergeReport };

/**
 * Keeps a contest that was told whole as the result of a draw: of the contest that the draw has, else of the one that was
 * typed. `isSure`: the visitor has confirmed a far contest. `choice`: the visitor's choice between the stored draw and
 * the entered one, if they differ.
 */
export async function keepByHand(
  { key }: Lottery,
  { draws, month }: ToldContest,
  { day, contest: known }: OwnDraw,
  typed: string,
  { isSure = false, choice }: { readonly isSure?: boolean; readonly choice?: ConflictChoice } = {},
): Promise<HandKept> {
  const contest = known ?? typedContest(typed);
  if (contest === undefined) return 'no-contest';
  const near = known === undefined && !isSure ? nearContest(key, day) : undefined;
  if (near && isFar(key, day, contest, near)) return { far: contest, likely: near.contest };
  const [numbers = [], second] = draws.map((draw) => [...draw.numbers].sort((a, b) => a - b));
  const draw = { contest, date: day, numbers, ...(second && { second }), ...(month > 0 && { month }) };
  const outcome = await keepTable(packDraws({ lottery: key, draws: [draw] }), choice);
  if (!outcome.ok) return 'refused';
  if (outcome.report.conflictCount > 0 && !choice) return { merge: outcome.report };
  clearDrawn();
  return 'kept';
}
