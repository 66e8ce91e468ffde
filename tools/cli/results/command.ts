import type { Write } from '../print-run.ts';
import type { Disk } from './disk.ts';

/** What a sub-command has beside its arguments. */
export interface Surroundings {
  readonly write: Write;
  /** The day of the machine's clock, `YYYY-MM-DD`, in UTC. */
  readonly today: string;
  /** The clock of `fetch`, in milliseconds since 1970; that of the machine unless given. */
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** Time limit of a request, in milliseconds. */
  readonly limitMs?: number;
  readonly disk?: Disk;
}

/** A sub-command: prints, and gives the exit status. Rejects with a UsageError, exit status 2. */
export type ResultsCommand = (args: readonly string[], surroundings: Surroundings) => Promise<number>;
