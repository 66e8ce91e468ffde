/** The classes of a strength score, best first. */
export const SCORE_CLASSES = ['maximum', 'top', 'very-strong', 'good'] as const;

export type ScoreClass = (typeof SCORE_CLASSES)[number];

/** Range of the strength score: docs/specification.md. */
export const SCORE_MIN = 83;
export const SCORE_MAX = 99;

/** The class of a score. Bounds: docs/specification.md. */
export function classOfScore(score: number): ScoreClass {
  if (score >= 98) return 'maximum';
  if (score >= 93) return 'top';
  if (score >= 88) return 'very-strong';
  return 'good';
}
