import { readFileSync } from 'node:fs';

/** A round beside which others had a larger share of the processors than this is run again. */
const DISTURBED = 0.02;

/** No more rounds than this are run for each that counts. */
const TRIES = 3;

/** What some rounds gave, and what else went on. */
export interface QuietRounds<T> {
  readonly values: readonly T[];
  /** The largest share of the processors that others had in one of them, 0…1. */
  readonly taken: number;
}

/**
 * The least disturbed rounds of a machine that is shared: of a virtual one the host takes processor
 * time for others (`steal`), and a page that stood still for it looks as if it had worked. Runs until
 * `runs` rounds were quiet, but not for ever. Where the system does not say, every round is quiet.
 */
export async function quietRounds<T>(
  runs: number,
  round: () => Promise<T>,
): Promise<QuietRounds<T>> {
  const all: { readonly value: T; readonly taken: number }[] = [];
  const isQuiet = ({ taken }: { taken: number }) => taken <= DISTURBED;
  while (all.filter(isQuiet).length < runs && all.length < runs * TRIES) {
    const before = processorTimes();
    const value = await round();
    all.push({ value, taken: takenShare(before, processorTimes()) });
  }
  const least = all.toSorted((a, b) => a.taken - b.taken).slice(0, runs);
  return {
    values: least.map(({ value }) => value),
    taken: Math.max(...least.map(({ taken }) => taken)),
  };
}

/** In words, for the head of a table. */
export function takenText(taken: number): string {
  return `while others had at most ${(100 * taken).toFixed(1)} % of the processors`;
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
