import { readFileSync } from 'node:fs';

/** A round beside which others had a larger share of the processors than this is run again. */
const DISTURBED = 0.02;

/** So many times the least time that the same work has taken: such a round is run again. */
const SLOWED = 1.25;

/** No more rounds than this are run for each that counts. */
const TRIES = 3;

/** What went on beside a round. */
export interface Noise {
  /** The share of the processors that others had, 0…1. */
  readonly taken: number;
  /** How long some fixed work took, in milliseconds. */
  readonly pace: number;
}

/** What some rounds gave, and the most that went on beside one of them. */
export interface QuietRounds<T> extends Noise {
  readonly values: readonly T[];
}

/** The least time of the fixed work so far, in milliseconds. */
let fastest = Number.POSITIVE_INFINITY;

/**
 * The least disturbed rounds of a machine that is shared: of a virtual one the host takes processor time for others
 * (`steal`), and a page that stood still for it looks as if it had worked. What the others do slows it too, by half now
 * and then, with nothing taken: so each round has some fixed work before and after it. Runs until `runs` rounds were
 * quiet, but not for ever.
 */
export async function quietRounds<T>(runs: number, round: () => Promise<T>): Promise<QuietRounds<T>> {
  const all: (Noise & { readonly value: T })[] = [];
  /** Above 1 it does not count. */
  const noise = ({ taken, pace }: Noise) => Math.max(taken / DISTURBED, (pace / fastest - 1) / (SLOWED - 1));
  const quiet = () => all.filter((one) => noise(one) <= 1).length;
  while (quiet() < runs && all.length < runs * TRIES) {
    const pace = workMs();
    const before = processorTimes();
    const value = await round();
    const taken = takenShare(before, processorTimes());
    all.push({ value, taken, pace: Math.max(pace, workMs()) });
  }
  const least = all.toSorted((a, b) => noise(a) - noise(b)).slice(0, runs);
  return {
    values: least.map(({ value }) => value),
    ...mostOf(least),
  };
}

/** What some fixed work takes, the least of some times, in milliseconds. */
function workMs(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time++) {
    const begin = performance.now();
    const seen: number[] = [];
    for (let i = 0, x = 0; i < 1e6; i++) {
      x = (x * 31 + i) | 0;
      seen[x & 4095] = x;
    }
    least = Math.min(least, performance.now() - begin);
  }
  fastest = Math.min(fastest, least);
  return least;
}

/** The most that went on beside some rounds. */
export function mostOf(rounds: readonly Noise[]): Noise {
  return {
    taken: Math.max(...rounds.map(({ taken }) => taken)),
    pace: Math.max(...rounds.map(({ pace }) => pace)),
  };
}

/** In words, for the head of a table. */
export function noiseText({ taken, pace }: Noise): string {
  const slowed = Math.round(100 * (pace / fastest - 1));
  return `while others had at most ${(100 * taken).toFixed(1)} % of the processors and fixed work took at most ${slowed} % longer`;
}

/** Times of all processors since they started, by what they did: proc(5), the first line of `stat`. */
function processorTimes(): number[] {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return line.split(/\s+/).slice(1, 9).map(Number);
  } catch {
    return [];
  }
}

const STEAL = 7;

function takenShare(before: readonly number[], after: readonly number[]): number {
  const gone = after.map((time, i) => time - (before[i] ?? 0));
  const all = gone.reduce((sum, time) => sum + time, 0);
  return all > 0 ? (gone[STEAL] ?? 0) / all : 0;
}
