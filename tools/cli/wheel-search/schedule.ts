import type { Design } from '../../../workers/engine/wheels/design.ts';
import { combinations } from '../../../workers/shared/lottery/odds.ts';
import type { Schedule } from './anneal.ts';

/** Nanoseconds that one move takes, beyond the draws it touches and for each of them: measured. */
const MOVE = 400;
const DRAW = 6;
/** Nanoseconds that one annealing may take, roughly; the least moves, even if they take longer. */
const BUDGET = 1.5e9;
const LEAST_MOVES = 200_000;
/**
 * The start's heat, in parts of the draws a move touches; the least start and the end, in draws. Barely hotter than
 * where most wheels set: many short runs find more than one slow cooling. Every other run starts hotter, for those that
 * set earlier.
 */
const HOT_SHARE = 0.0014;
const LEAST_HOT = 0.9;
const HOTTER = 4;
const COLD = 0.5;

/**
 * How to cool the `attempt`-th annealing (0, 1, 2…) of a design: as many moves as take a second or two, more for the
 * largest. Counted in moves, so that a search does not depend on the machine's speed.
 */
export function scheduleOf({ pool, size, drawn, hits }: Design, attempt: number): Schedule {
  const touched = Number(combinations(size - 1, hits - 1) * combinations(pool - size - 1, drawn - hits));
  return {
    moves: Math.max(LEAST_MOVES, Math.round(BUDGET / (MOVE + DRAW * touched))),
    hot: Math.max(LEAST_HOT, HOT_SHARE * touched) * (attempt % 2 === 0 ? 1 : HOTTER),
    cold: COLD,
  };
}
