/** One way to do the same work. */
export interface Candidate {
  readonly name: string;
  /** Does the work for this many units. */
  readonly run: (units: number) => void;
}

export interface Measurement {
  readonly name: string;
  /** Median nanoseconds a unit. */
  readonly nanoseconds: number;
  /** Rate of the first candidate over this one's: the median of the ratios of each round. */
  readonly ratio: number;
}

const ROUNDS = 41;
const WARM_UP = 8;
const ROUND_MS = 20;

/**
 * Measures the candidates against the first one. Every round runs all of them in turn, so that a
 * machine that slows down slows all of them, and each does as many units as take it about 20 ms.
 */
export function compare(candidates: readonly Candidate[]): Measurement[] {
  const units = candidates.map((candidate) => calibrate(candidate));
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () =>
    candidates.map(
      (candidate, i) => (time(candidate, units[i] as number) * 1e6) / (units[i] as number),
    ),
  ).slice(WARM_UP);
  return candidates.map(({ name }, i) => ({
    name,
    nanoseconds: median(rounds.map((round) => round[i] as number)),
    ratio: median(rounds.map((round) => (round[i] as number) / (round[0] as number))),
  }));
}

function calibrate(candidate: Candidate): number {
  for (let units = 256; ; units *= 2) {
    const ms = time(candidate, units);
    if (ms > ROUND_MS / 4) return Math.ceil((units * ROUND_MS) / ms);
  }
}

function time({ run }: Candidate, units: number): number {
  const start = performance.now();
  run(units);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}
