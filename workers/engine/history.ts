import { daysBefore } from '../shared/lottery/calendar.ts';
import { allNumbers, type Lottery } from '../shared/lottery/lotteries.ts';
import type { History } from '../shared/run/history.ts';
import { RequestError } from '../shared/run/request.ts';
import type { Engine } from './engine.ts';
import { clearMask, markNumbers, maskWords, readMask } from './presence-mask.ts';
import { createUrn } from './random/urn.ts';

/** A draw as a strategy sees it. */
export interface PastDraw {
  /** Different numbers, ascending: `pick` of them in a simulated draw, `drawn` in a real one. */
  readonly numbers: readonly number[];
}

/** One simulated draw. */
export interface Draw extends PastDraw {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * The draws of a history, newest first. Throws a RequestError for one whose draws are still to be found: no other draws
 * take their place.
 */
export function drawsOf(engine: Engine, lottery: Lottery, history: History): readonly PastDraw[] {
  switch (history.kind) {
    case 'simulated':
      return simulateHistory(engine, lottery, history.seed, history.date);
    case 'official':
      return history.draws.map((numbers) => ({ numbers }));
    case 'named':
      throw new RequestError('history', history);
  }
}

/** Draws in the window, one a day. See docs/specification.md. */
const HISTORY_DRAWS = 30;

/**
 * The simulated history of a lottery: 30 uniformly random draws, newest first, one for each of the 30 days that end
 * with `endDate`. Each day has its own stream, so a day's draw is the same whatever day the window ends on: tomorrow's
 * history is today's, moved on by one draw. What looks further back asks for more `draws`: the first 30 of them are
 * that history.
 */
export function simulateHistory(
  engine: Engine,
  lottery: Lottery,
  historySeed: string,
  endDate: string,
  draws: number = HISTORY_DRAWS,
): Draw[] {
  const drawn = new Uint8Array(lottery.pick);
  const sorted = new Uint8Array(lottery.pick);
  const mask = new Int32Array(maskWords(lottery.total));
  const all = allNumbers(lottery);
  return Array.from({ length: draws }, (_, age) => {
    const date = daysBefore(endDate, age);
    const random = engine.stream(historySeed, 'history', lottery.key, date);
    createUrn(all).draw(random, lottery.pick, drawn, 0);
    clearMask(mask);
    markNumbers(drawn, mask);
    readMask(mask, sorted, 0);
    return { date, numbers: [...sorted] };
  });
}
