import { effort } from './effort.ts';

/** One way to do the same work. */
export interface Candidate {
  readonly name: string;
  readonly make: () => unknown;
  /** How many units it makes at a time; 1 unless told. */
  readonly units?: number;
}

/** What a candidate took, round by round. */
export interface Measurement {
  readonly name: string;
  /** Nanoseconds a unit. */
  readonly nanoseconds: readonly number[];
  /** Rate of the first candidate over this one's. */
  readonly ratios: readonly number[];
}

const ROUND_MS = effort(20);

/**
 * Measures the candidates against the first one. Every round runs all of them in turn, so that a machine that slows
 * down slows all of them, and each makes as much as takes it about 20 ms. A fifth as many rounds come before, and do not
 * count.
 */
export function compare(candidates: readonly Candidate[], rounds = effort(41)): Measurement[] {
  const times = candidates.map(calibrate);
  const measured = Array.from({ length: Math.ceil(1.2 * rounds) }, () =>
    candidates.map((candidate, i) => {
      const { units = 1 } = candidate;
      return (time(candidate, times[i] as number) * 1e6) / (units * (times[i] as number));
    }),
  ).slice(-rounds);
  return candidates.map(({ name }, i) => ({
    name,
    nanoseconds: measured.map((row) => row[i] as number),
    ratios: measured.map((row) => (row[i] as number) / (row[0] as number)),
  }));
}

/** The middle one of some values; the upper of the two in the middle when their count is even. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

function calibrate(candidate: Candidate): number {
  for (let times = 1; ; times *= 2) {
    const ms = time(candidate, times);
    if (ms > ROUND_MS / 4) return Math.ceil((times * ROUND_MS) / ms);
  }
}

/** What was made last, kept where no compiler can tell that nobody looks at it. */
const kept: { made?: unknown } = {};

function time({ make }: Candidate, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) kept.made = make();
  return performance.now() - start;
}
