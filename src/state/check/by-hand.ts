import { proxy } from 'valtio/vanilla';
import { prizesAtOnce } from '../../../workers/shared/bet/bet-cost.ts';
import type { DrawConflict, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import { type Lottery, type LotteryKey, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import type { HandResult, HandSum } from '../../content/check/by-hand.ts';
import { readTypedNumbers, type TypedNumbers } from '../bet/typed-numbers.ts';
import { type OwnDraw, takesPart } from '../draw-day/own-draws.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { dropTold, findTold, type ToldDraw } from './told-draws.ts';

/** The contest whose numbers are entered. `day` (`YYYY-MM-DD`) is undefined if no draw is due. */
export interface ContestToTell {
  readonly lottery: Lottery;
  readonly day?: string | undefined;
}

/** A contest as entered: the numbers of its draws, as texts, and a month, 1…12, or 0. */
export interface ToldByHand {
  readonly lottery: LotteryKey;
  readonly day: string | undefined;
  readonly texts: readonly string[];
  readonly month: number;
}

/** The one contest that is being entered. Another lottery or day begins another one. */
export const byHand = proxy<{
  told?: ToldByHand;
  /** The day that was chosen among those that are asked for. */
  day?: string;
  /** A draw that was kept by its day, and results that say otherwise: both stay until the visitor chooses. */
  conflict?: ToldConflict;
}>({});

/** A draw of which the results have other numbers: the kept ones, or those of the site. */
export interface ToldConflict extends ContestToTell {
  readonly day: string;
  readonly contest: number;
  readonly merge?: MergeReport;
  /** The visitor's draw is `kept`, that of the site `incoming`. */
  readonly ofSite?: DrawConflict;
}

/** Ends entering a contest, as it is kept. */
export function endEntering({ lottery, day }: ContestToTell): void {
  const { told } = byHand;
  if (told?.lottery === lottery.key && told.day === day) delete byHand.told;
}

/** Drops a contest as it was entered, and as it was kept by its day. */
export function clearDrawn(of: ContestToTell): void {
  endEntering(of);
  if (of.day !== undefined) dropTold({ lottery: of.lottery.key, day: of.day });
}

/** Returns the draw that is kept by its day, unless other numbers are being entered for it. */
export function keptByDay(of: ContestToTell, { told } = byHand): ToldDraw | undefined {
  const { lottery, day } = of;
  if (day === undefined || (told?.lottery === lottery.key && told.day === day)) return undefined;
  return findTold({ lottery: lottery.key, day });
}

/** Returns a contest as it is being entered, else as it is kept by its day. */
function toldOf(of: ContestToTell, from = byHand): ToldByHand {
  const {
    lottery: { key: lottery },
    day,
  } = of;
  const { told } = from;
  if (told?.lottery === lottery && told.day === day) return told;
  const { rows = [], month = 0 } = keptByDay(of, from) ?? {};
  return { lottery, day, texts: rows.map((row) => row.join(' ')), month };
}

/** Returns the draw on screen: the chosen one of these, else the first. */
export function drawOnScreen(draws: readonly OwnDraw[], { day } = byHand): OwnDraw | undefined {
  return draws.find((draw) => draw.day === day) ?? draws[0];
}

/** What was typed of a draw of a contest, 0 or 1. */
export function drawnText(of: ContestToTell, draw: number, from = byHand): string {
  return toldOf(of, from).texts[draw] ?? '';
}

/** Takes what was typed of a draw. */
export function typeDrawn(of: ContestToTell, draw: number, text: string): void {
  const told = toldOf(of);
  byHand.told = { ...told, texts: [0, 1].map((place) => (place === draw ? text : (told.texts[place] ?? ''))) };
}

/** Takes the month that was drawn, 1…12; 0 is none. */
export function chooseMonth(of: ContestToTell, month: number): void {
  byHand.told = { ...toldOf(of), month };
}

/** A contest as far as it is told: its draws, its month where there is one, and whether all of it is. */
export interface ToldContest {
  readonly draws: readonly TypedNumbers[];
  readonly month: number;
  readonly isWhole: boolean;
}

/** Returns the entered numbers and month of a contest. */
export function toldContest(of: ContestToTell, from = byHand): ToldContest {
  const { lottery } = of;
  const { month } = toldOf(of, from);
  const draws = Array.from({ length: lottery.drawsPerContest }, (_, draw) =>
    readTypedNumbers(lottery, lottery.drawn, drawnText(of, draw, from)),
  );
  const isWhole = draws.every((draw) => isWholeDraw(lottery, draw)) && (lottery.extra !== 'month' || month > 0);
  return { draws, month, isWhole };
}

/** Whether all numbers of a draw are told, and nothing else. */
function isWholeDraw({ drawn }: Lottery, { numbers, fault }: TypedNumbers): boolean {
  return !fault && numbers.length === drawn;
}

/** How a game did in a contest that is told. */
export interface HandCheck extends HandResult {
  readonly game: SavedGame;
  readonly isMirror: boolean;
  /** What it plays, the numbers of the mirror for a mirror. */
  readonly numbers: readonly number[];
}

/**
 * The games of a lottery in what is told of the draw of a day, those with a prize and most hits first; without a day all
 * of them take part.
 */
export function checkByHand(
  lottery: Lottery,
  games: readonly SavedGame[],
  told: ToldContest,
  day?: string,
): readonly HandCheck[] {
  const checks = gamesOf(games, lottery.key).flatMap((game) =>
    (game.mirror ? [false, true] : [false]).map((isMirror) => ({
      ...checkSide(lottery, game, isMirror, told),
      isIn: day === undefined || takesPart(game, day),
    })),
  );
  return checks.sort((a, b) => Number(hasWon(b)) - Number(hasWon(a)) || mostHits([b]) - mostHits([a]));
}

function checkSide(lottery: Lottery, game: SavedGame, isMirror: boolean, { draws, month }: ToldContest) {
  const numbers = isMirror ? otherNumbers(lottery, game.numbers) : game.numbers;
  return {
    game,
    isMirror,
    numbers,
    draws: draws.map((draw) => {
      const hits = draw.numbers.filter((n) => numbers.includes(n)).length;
      const prizes = isWholeDraw(lottery, draw) ? prizesAtOnce(lottery, numbers.length, hits) : undefined;
      return { hits, prizes };
    }),
    hasMonth: month > 0 && game.month === month,
  };
}

/** True if a game has won a prize with the entered numbers. */
export function hasWon(check: HandResult): boolean {
  return check.isIn && wouldWin(check);
}

/** True if a game would win a prize with the entered numbers, even if it does not take part in that draw. */
export function wouldWin({ draws, hasMonth }: HandResult): boolean {
  return hasMonth || draws.some(({ prizes }) => prizes !== undefined && prizes.length > 0);
}

/** How games do together, as far as is told. */
export function sumByHand({ winningHits }: Lottery, checks: readonly HandCheck[]): HandSum {
  const playing = checks.filter(({ isIn }) => isIn);
  const winners = checks.filter(hasWon);
  const bets = winners.filter(({ game }) => game.registered);
  const best = (bets.length > 0 ? bets : winners).flatMap(({ draws }) => draws.flatMap(({ prizes = [] }) => prizes));
  const tier = winningHits.find((hits) => best.some((prize) => prize.hits === hits));
  return {
    games: playing.length,
    saved: checks.length,
    bets: bets.length,
    tier: tier ?? (winners.length > 0 ? 'month' : undefined),
    most: mostHits(playing),
  };
}

/** The most numbers that a game has of one draw. */
function mostHits(checks: readonly HandResult[]): number {
  return Math.max(0, ...checks.flatMap(({ draws }) => draws.map(({ hits }) => hits)));
}
