/** A history of uniformly random draws, one a day, that a seed and its last day name completely. */
export interface SimulatedHistory {
  readonly kind: 'simulated';
  readonly seed: string;
  /** The last day, `YYYY-MM-DD`; it is the run's date too. */
  readonly date: string;
}

/** The newest draws of a lottery up to a contest, as they were really drawn. */
export interface OfficialHistory {
  readonly kind: 'official';
  /** The contest of the newest draw, 1…99,999. */
  readonly contest: number;
  /** The run's date, `YYYY-MM-DD`: not the day of a draw. */
  readonly date: string;
  /**
   * WINDOW.min…WINDOW.max draws of contests without a gap, newest first, each with as many numbers as the lottery draws
   * (Lotomania 20), ascending. Of Dupla Sena both draws of a contest count, the second as the newer one.
   */
  readonly draws: readonly (readonly number[])[];
}

/**
 * An official history by its name alone, which is what links and receipts have of more draws than they carry. Nothing
 * can be made with it before its draws are found: see `window-of-draws.ts`.
 */
export interface NamedHistory extends Pick<OfficialHistory, 'contest' | 'date'> {
  readonly kind: 'named';
  /** How many draws it has, more than MAX_CARRIED. */
  readonly size: number;
  /** Sixteen hexadecimal digits: `windowHash` of the draws. */
  readonly hash: string;
}

/** The draws that a run looks at. Plain data; another kind is another member. */
export type History = SimulatedHistory | OfficialHistory | NamedHistory;

/** How many draws an official history may have, and has unless somebody chooses. See docs/specification.md. */
export const WINDOW = { min: 10, max: 500, usual: 30 } as const;

/** Most draws that a link or a receipt carries; of more it has their name. */
export const MAX_CARRIED = 30;

/** The simulated history with this seed that ends on this day. */
export function simulated(seed: string, date: string): SimulatedHistory {
  return { kind: 'simulated', seed, date };
}
