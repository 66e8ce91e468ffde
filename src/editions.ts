/** What a visitor can be looking at. The address carries it, so that «back» and reload work. */
export type View = 'home' | 'frequent' | 'generating' | 'result';

/** How a progress overlay runs. */
export interface OverlayTiming {
  /** Percent added each tick. */
  readonly step: number;
  readonly tickMs: number;
  /** Ticks of progress; the next one completes the run, if the engine is ready. */
  readonly ticks: number;
}

/**
 * All that makes one page of the product differ from another. A page is a row here and a route
 * in `routes/router.tsx`; views, limits and labels are looked up, never branched on.
 */
export interface Edition {
  readonly path: string;
  readonly views: readonly View[];
  /** Choices for the number of games. */
  readonly gameCounts: readonly number[];
  /** How many of the most frequent numbers are shown. */
  readonly frequentCount: number;
  readonly quickOverlay: OverlayTiming;
}

/** The pages of the product. Figures: product specification, sections 4 and 9. */
export const EDITIONS: readonly [Edition, ...Edition[]] = [
  {
    path: '/',
    views: ['home', 'frequent', 'generating', 'result'],
    gameCounts: [1, 2, 3, 5, 10],
    frequentCount: 10,
    quickOverlay: { step: 2.2, tickMs: 300, ticks: 22 },
  },
];
