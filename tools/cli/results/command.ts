import type { Write } from '../print-run.ts';

/** What a sub-command has beside its arguments. */
export interface Surroundings {
  readonly write: Write;
  /** The day of the machine's clock, `YYYY-MM-DD`, in UTC. */
  readonly today: string;
}

/** A sub-command: prints, and gives the exit status. Rejects with a UsageError, exit status 2. */
export type ResultsCommand = (args: readonly string[], surroundings: Surroundings) => Promise<number>;
