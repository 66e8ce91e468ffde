import { betsOfGame } from '../../../workers/shared/check/played-game.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { ConflictChoice, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import { type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { typedContest } from '../bet/contests.ts';
import { isFar } from '../draw-day/far-contest.ts';
import { nearContest, sureContest } from '../draw-day/near-contest.ts';
import { type OwnDraw, registeredDraws } from '../draw-day/own-draws.ts';
import { keepTable } from '../results/kept-table.ts';
import { results } from '../results/results.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import {
  byHand,
  type ContestToTell,
  clearDrawn,
  endEntering,
  type ToldContest,
  toldContest,
  toldOf,
} from './by-hand.ts';
import { checkAnswer } from './check-answer.ts';
import { keepTold, toldDraws } from './told-draws.ts';

/** The outcome of storing. A contest far from the counted one, or stored with other numbers, needs an answer first. */
export type HandKept =
  | 'kept'
  | 'by-day'
  | 'no-contest'
  | 'refused'
  | { readonly far: number; readonly likely: number }
  | { readonly merge: MergeReport };

/**
 * Keeps a contest that was told whole as the result of a draw: of the contest that the draw has, else of the one that was
 * typed, else by its day alone. `isSure`: the visitor has confirmed a far contest. `choice`: the visitor's choice between
 * the stored draw and the entered one, if they differ.
 */
export async function keepByHand(
  lottery: Lottery,
  { draws, month }: ToldContest,
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
  const [numbers = [], second] = draws.map((draw) => [...draw.numbers].sort((a, b) => a - b));
  const draw = { contest, date: day, numbers, ...(second && { second }), ...(month > 0 && { month }) };
  const outcome = await keepTable(packDraws({ lottery: key, draws: [draw] }), choice);
  if (!outcome.ok) return 'refused';
  if (outcome.report.conflictCount > 0 && !choice) return { merge: outcome.report };
  clearDrawn(of);
  return 'kept';
}

/** Settles what `byHand.conflict` holds: by what was told, or by the results. Never rejects. */
export async function settleConflict(isTold: boolean): Promise<void> {
  const { conflict } = byHand;
  if (!conflict) return;
  const { lottery, day = '', contest } = conflict;
  if (!isTold) return clearDrawn(conflict);
  await keepByHand(lottery, toldContest(conflict, {}), { day, contest }, undefined, { choice: 'incoming' });
}

function keepByDay(of: ContestToTell): 'by-day' | 'refused' {
  if (!keepTold(toldOf(of))) return 'refused';
  endEntering();
  return 'by-day';
}

/**
 * Keeps the draws that were kept by their day as results, as soon as their contest is known: from a bet on that day, or
 * from the results, which `byHand.conflict` holds where they say otherwise. Needs the saved games. Never rejects.
 */
export async function settleTold(): Promise<void> {
  for (const { lottery: key, day = '' } of toldDraws.list) {
    const lottery = lotteryOf(key);
    const of = { lottery, day };
    const told = toldContest(of, {});
    const contest = contestOfBets(key, day) ?? sureContest(key, day) ?? (await contestOfResults(key, day, told));
    if (contest === undefined) continue;
    const outcome = await keepByHand(lottery, told, { day, contest }, undefined);
    if (typeof outcome === 'object' && 'merge' in outcome) byHand.conflict = { ...of, contest, merge: outcome.merge };
  }
}

function contestOfBets(lottery: LotteryKey, day: string): number | undefined {
  const draws = gamesOf(savedGames.games, lottery).flatMap((game) =>
    betsOfGame(game).flatMap((bet) => registeredDraws(bet)),
  );
  return draws.find((draw) => draw.day === day && draw.contest !== undefined)?.contest;
}

async function contestOfResults(lottery: LotteryKey, day: string, { draws }: ToldContest): Promise<number | undefined> {
  if ((results.kept[lottery]?.last.date ?? '') < day) return undefined;
  const games = [{ numbers: draws[0]?.numbers ?? [] }];
  const answer = await checkAnswer({ lottery, games, scope: { kind: 'on', draw: day, draws: 1 } });
  return typeof answer === 'string' || answer.contests !== 1 ? undefined : answer.draws[0]?.contest;
}
