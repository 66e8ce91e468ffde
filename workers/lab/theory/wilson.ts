import { WITHIN_95 as Z } from './normal.ts';

/**
 * The 95 % interval of a chance that was met `seen` times in `trials` independent trials (a fraction where they depend on
 * each other). Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
export function wilson(seen: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = seen / trials;
  const square = Z * Z;
  const middle = share + square / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const whole = 1 + square / trials;
  // At its ends rounding would leave next to nothing.
  return [seen === 0 ? 0 : (middle - half) / whole, seen === trials ? 1 : (middle + half) / whole];
}
