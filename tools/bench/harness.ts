import { effort } from './effort.ts';

/** One way to do the same work. */
export interface Candidate {
  readonly name: string;
  /** Does the work for this many units. */
  readonly run: (units: number) => void;
}

/** The same for work that is waited for. */
export interface AsyncCandidate {
  readonly name: string;
  readonly run: (units: number) => Promise<void>;
}

/** What was measured: nanoseconds a unit, of each candidate in each round. */
export interface Rounds {
  readonly names: readonly string[];
  readonly nanoseconds: readonly (readonly number[])[];
}

export interface Measurement {
  readonly name: string;
  /** Median nanoseconds a unit. */
  readonly nanoseconds: number;
  /** Rate of the first candidate over this one's: the median of the ratios of each round. */
  readonly ratio: number;
}

/** How often candidates are measured, and with how many units at a time. */
export interface Effort {
  readonly warmUp: number;
  readonly rounds: number;
  readonly units: number;
}

const ROUNDS = effort(41);
const WARM_UP = effort(8, 0);
const ROUND_MS = effort(20);

/**
 * Measures the candidates against the first one. Every round runs all of them in turn, so that a machine that slows
 * down slows all of them, and each does as many units as take it about 20 ms.
 */
export function compare(candidates: readonly Candidate[]): Measurement[] {
  const units = candidates.map((candidate) => calibrate(candidate));
  const nanoseconds = Array.from({ length: WARM_UP + ROUNDS }, () =>
    candidates.map((candidate, i) => (time(candidate, units[i] as number) * 1e6) / (units[i] as number)),
  ).slice(WARM_UP);
  return summarize({ names: candidates.map(({ name }) => name), nanoseconds });
}

/** Measures candidates that are waited for, all of them in turn in every round. */
export async function measureRounds(
  candidates: readonly AsyncCandidate[],
  { warmUp, rounds, units }: Effort,
): Promise<Rounds> {
  const nanoseconds: number[][] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const row: number[] = [];
    for (const { run } of candidates) {
      const start = performance.now();
      await run(units);
      row.push(((performance.now() - start) * 1e6) / units);
    }
    if (round >= 0) nanoseconds.push(row);
  }
  return { names: candidates.map(({ name }) => name), nanoseconds };
}

/** Medians over the rounds, with the ratios to the first candidate. */
export function summarize({ names, nanoseconds }: Rounds): Measurement[] {
  return names.map((name, i) => ({
    name,
    nanoseconds: median(nanoseconds.map((row) => row[i] as number)),
    ratio: rateOver({ names, nanoseconds }, names[0] as string, name),
  }));
}

/** Rate of one candidate over another's: the median of the ratios of each round. */
export function rateOver({ names, nanoseconds }: Rounds, name: string, other: string): number {
  const [a, b] = [names.indexOf(name), names.indexOf(other)];
  return median(nanoseconds.map((row) => (row[b] as number) / (row[a] as number)));
}

/** The middle one of some values; the upper of the two in the middle when their count is even. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** A heading and one line for each measurement, the first one's rate over each. */
export function tableOf(title: string, rows: readonly Measurement[]): string {
  const width = Math.max(...rows.map((row) => row.name.length));
  const lines = rows.map(({ name, nanoseconds, ratio }) => {
    const time = formatTime(nanoseconds).padStart(10);
    return `  ${name.padEnd(width)} ${time}  ${ratio.toFixed(2).padStart(6)} ×`;
  });
  return [title, `  rate of “${rows[0]?.name}” over each:`, ...lines, ''].join('\n');
}

function formatTime(nanoseconds: number): string {
  return nanoseconds < 1e5 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1e6).toFixed(3)} ms`;
}

/** The median and the most of some times, in words. */
export function msText(values: readonly number[]): string {
  return `median ${median(values).toFixed(0)} ms, max ${Math.max(...values).toFixed(0)}`;
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
