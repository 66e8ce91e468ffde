import type { Stream } from './random/stream.ts';

/** The class of a strength score. */
export type ScoreClass = 'maximum' | 'top' | 'very-strong' | 'good';

/** Range of the strength score. Product specification, section 9. */
export const SCORE_MIN = 83;
export const SCORE_MAX = 99;

/** A strength score: a uniform whole number in 83…99. It illustrates; it measures nothing. */
export function drawScore(random: Stream): number {
  return SCORE_MIN + random.below(SCORE_MAX - SCORE_MIN + 1);
}

/** The class of a score. Bounds: product specification, section 4. */
export function classOfScore(score: number): ScoreClass {
  if (score >= 98) return 'maximum';
  if (score >= 93) return 'top';
  if (score >= 88) return 'very-strong';
  return 'good';
}
