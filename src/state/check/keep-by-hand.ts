import { isConflict } from '../../../workers/shared/draws/draw-differences.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { ConflictChoice, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { allNumbers, type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { typedContest } from '../bet/contests.ts';
import { isFar } from '../draw-day/far-contest.ts';
import { nearContest } from '../draw-day/near-contest.ts';
import type { OwnDraw } from '../draw-day/own-draws.ts';
import { keepTable } from '../results/kept-table.ts';
import { newestDraw } from '../results/site-draws.ts';
import {
  byHand,
  type ContestToTell,
  clearDrawn,
  endEntering,
  type ToldConflict,
  type ToldContest,
  toldContest,
} from './by-hand.ts';
import { checkAnswer } from './check-answer.ts';
import { keepTold, toldDraws } from './told-draws.ts';

/** The outcome of storing. A contest far from the counted one, or stored with other numbers, needs an answer first. */
export type HandKept =
  | 'kept'
  | 'by-day'
  | 'for-now'
  | 'no-contest'
  | 'refused'
  | { readonly far: number; readonly likely: number }
  | { readonly merge: MergeReport };

/**
 * Keeps a draw that was told whole: as the result of its known contest, else of the typed one; without either (`typed` is
 * undefined) by its day. `isSure`: the visitor has confirmed a far contest. `choice`: the visitor's choice between the
 * stored draw and the entered one, if they differ.
 */
export async function keepByHand(
  lottery: Lottery,
  told: ToldContest,
  { day, contest: known }: OwnDraw,
  typed: string | undefined,
  { isSure = false, choice }: { readonly isSure?: boolean; readonly choice?: ConflictChoice } = {},
): Promise<HandKept> {
  const { key } = lottery;
  const of = { lottery, day };
  const contest = known ?? typedContest(typed ?? '');
  if (contest === undefined) return typed === undefined ? keepByDay(of) : 'no-contest';
  const near = known === undefined && !isSure ? nearContest(key, day) : undefined;
  if (near && isFar(key, day, contest, near)) return { far: contest, likely: near.contest };
  const outcome = await keepTable(packDraws({ lottery: key, draws: [drawOf(told, day, contest)] }), choice);
  if (!outcome.ok) return 'refused';
  if (outcome.report.conflictCount > 0 && !choice) return { merge: outcome.report };
  clearDrawn(of);
  return 'kept';
}

/** Returns a contest that was told whole, as results have it. */
function drawOf({ draws, month }: ToldContest, date: string, contest: number): OfficialDraw {
  const [numbers = [], second] = draws.map((draw) => [...draw.numbers].sort((a, b) => a - b));
  return { contest, date, numbers, ...(second && { second }), ...(month > 0 && { month }) };
}

function keepByDay(of: ContestToTell & { readonly day: string }): 'by-day' | 'for-now' {
  const { draws, month } = toldContest(of);
  const rows = draws.map(({ numbers }) => [...numbers].sort((a, b) => a - b));
  const isKept = keepTold({ lottery: of.lottery.key, day: of.day, rows, month });
  endEntering(of);
  byHand.day = of.day;
  return isKept ? 'by-day' : 'for-now';
}

/**
 * Compares the draws of a lottery that are kept by their day with the results of that day, kept ones or the site's. One
 * that differs is put into `byHand.conflict`; one that is kept alike goes. Never rejects.
 */
export async function settleTold(key: LotteryKey): Promise<void> {
  const lottery = lotteryOf(key);
  delete byHand.conflict;
  for (const { day } of toldDraws.list.filter((told) => told.lottery === key)) {
    const found = await drawOfResults(lottery, day);
    if (!found) continue;
    const of = { lottery, day };
    const { draw, isKept } = found;
    const { contest } = draw;
    const told = toldContest(of, {});
    if (isKept) {
      const outcome = await keepByHand(lottery, told, { day, contest }, undefined);
      if (typeof outcome === 'object' && 'merge' in outcome) byHand.conflict = { ...of, contest, merge: outcome.merge };
      continue;
    }
    // The site may correct its draw: the visitor's own stays.
    const kept = drawOf(told, day, contest);
    if (isConflict(draw, kept)) byHand.conflict = { ...of, contest, ofSite: { contest, kept, incoming: draw } };
  }
}

/** Settles a conflict with the entered numbers or with the results. Returns false if they are not kept. Never rejects. */
export async function settleConflict(conflict: ToldConflict, isTold: boolean): Promise<boolean> {
  const { lottery, day, contest } = conflict;
  const told = toldContest(conflict, {});
  if (!isTold || !told.isWhole) clearDrawn(conflict);
  else if ((await keepByHand(lottery, told, { day, contest }, undefined, { choice: 'incoming' })) !== 'kept')
    return false;
  await settleTold(lottery.key);
  return true;
}

/** Returns the draw of a day in the results, and whether it is kept; undefined where they have none, or two. */
async function drawOfResults(lottery: Lottery, day: string) {
  const { key, counterSizes } = lottery;
  if ((newestDraw(key)?.date ?? '') < day) return undefined;
  // Any game will do: the answer names the contest of the day.
  const games = [{ numbers: allNumbers(lottery).slice(0, counterSizes[0]) }];
  const answer = await checkAnswer({ lottery: key, games, scope: { kind: 'on', draw: day, draws: 1 } });
  if (typeof answer === 'string' || answer.contests !== 1) return undefined;
  const [draw] = answer.draws;
  return draw?.date === day ? { draw, isKept: !answer.site?.only.includes(draw.contest) } : undefined;
}
