/** A history of uniformly random draws, one a day, that a seed and its last day name completely. */
export interface SimulatedHistory {
  readonly kind: 'simulated';
  readonly seed: string;
  /** The last day, `YYYY-MM-DD`; it is the run's date too. */
  readonly date: string;
}

/** The draws that a run looks at. Plain data; another kind is another member. */
export type History = SimulatedHistory;

/** The simulated history with this seed that ends on this day. */
export function simulated(seed: string, date: string): SimulatedHistory {
  return { kind: 'simulated', seed, date };
}
