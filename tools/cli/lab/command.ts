import { flag, text } from '../parse-options.ts';
import type { Write } from '../print-run.ts';
import type { Progress } from '../progress.ts';

/** What a sub-command has beside its arguments. */
export interface Surroundings {
  /** Standard output. */
  readonly write: Write;
  /** A line for standard error. */
  readonly note: (line: string) => void;
  /** The present instant, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly randomSeed: () => string;
  /** The variables of the environment, in which an array job tells which of its tasks this is. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How many threads may run at once. */
  readonly cores: number;
  /** What a thread runs: `thread.ts`. */
  readonly script: URL;
  /** Milliseconds since some moment. */
  readonly elapsed: () => number;
  readonly progress?: Progress | undefined;
}

/** A sub-command. Rejects with a UsageError, an EngineError, an OutputError, a MergeError or a ThreadError. */
export type LabCommand = (args: readonly string[], surroundings: Surroundings) => Promise<void>;

/** How an experiment is run and where its report goes: what may stand beside anything that names it. */
export const RUNNING = {
  shard: text,
  shards: text,
  jobs: text,
  checkpoint: text,
  out: text,
  json: flag,
  quiet: flag,
} as const;

/** What every experiment takes. */
export const COMMON = { lottery: text, seed: text, engine: text, receipt: text, ...RUNNING } as const;

/** The values of COMMON. */
export type CommonValues = {
  readonly [K in keyof typeof COMMON]?: (K extends 'json' | 'quiet' ? boolean : string) | undefined;
};
