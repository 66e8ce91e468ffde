import type { LotteryKey } from '../lottery/lotteries.ts';
import type { TierHits } from '../lottery/tier-odds.ts';
import type { Band } from '../statistics/statistics.ts';

/** One tier of a simulation, against exact theory. */
export interface SimulatedTier {
  readonly hits: TierHits;
  /** How often a game had exactly these hits. */
  readonly seen: number;
  /** The mean that chance gives, exact to 14 digits. */
  readonly expected: number;
  /** A 95 % interval of seen ÷ expected. */
  readonly interval: readonly [low: number, high: number];
  /** What chance stays within in 99.9 % of cases. */
  readonly usual: Band;
  /** How it went on: one entry for each of the report's `checkpoints`. */
  readonly running: readonly RunningRatio[];
}

/** Where a tier was after some draws. */
export interface RunningRatio {
  /** Seen ÷ expected. */
  readonly ratio: number;
  /** What chance keeps that ratio within in 95 % of cases. */
  readonly band: readonly [low: number, high: number];
}

/** What a simulation comes to. */
export interface SimulationReport {
  readonly kind: 'simulate';
  readonly lottery: LotteryKey;
  readonly draws: number;
  /** Games in each draw. */
  readonly games: number;
  /** Best first. */
  readonly tiers: readonly SimulatedTier[];
  /** After how many draws it was looked at, ascending, the last after all. */
  readonly checkpoints: readonly number[];
  /**
   * In cents, whole numbers as text: they may be beyond 2⁵³. `open`: how often a month was hit whose prize is not known
   * and not in `back`.
   */
  readonly money?: { readonly paid: string; readonly back: string; readonly open?: number };
}

/** True where a tier came as often as chance has it in 99.9 % of cases. */
export function isUsual({ seen, usual }: SimulatedTier): boolean {
  return seen >= usual.low && seen <= usual.high;
}

/** True where less than one is expected: that a tier has not come says nothing then. */
export function isTooRare({ expected }: Pick<SimulatedTier, 'expected'>): boolean {
  return expected < 1;
}

/** True where the mean that chance gives is within the 95 % interval of a tier. */
export function reachesMean({ interval: [low, high] }: SimulatedTier): boolean {
  return low <= 1 && high >= 1;
}
