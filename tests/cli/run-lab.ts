import type { Surroundings } from '../../tools/cli/lab/command.ts';
import { labCommand } from '../../tools/cli/lab/commands.ts';

/** What a process would print. */
export interface LabOutput {
  readonly output: string;
  readonly notes: readonly string[];
}

/** Runs `lab …` on this thread, with some variables of the environment. Rejects as the command does. */
export async function runLab(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  more: Partial<Surroundings> = {},
): Promise<LabOutput> {
  let output = '';
  const notes: string[] = [];
  await labCommand(args, {
    write: async (piece) => {
      output += piece;
    },
    note: (line) => notes.push(line),
    clock: () => '2026-11-20T23:30:00.000Z',
    randomSeed: () => 'f00d',
    env,
    cores: 1,
    script: new URL('../../tools/cli/lab-thread.js', import.meta.url),
    elapsed: () => 0,
    ...more,
  });
  return { output, notes };
}

/** The error that `lab …` ends with, and what it has printed until then. */
export async function failLab(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Error> {
  const printed = await runLab(args, env).catch((error: Error) => error);
  if (printed instanceof Error) return printed;
  throw new Error(`done: ${printed.output}`);
}

const NAMES = ['--seed', 's1', '--history-seed', 'h1', '--date', '2026-11-20'];

/** A simulation of five blocks, a tenth of a second long. */
export const SIMULATION = [
  ...['simulate', '--lottery', 'quina', '--strategy', 'uniform', '--games', '2', '--renew', '--draws', '18000'],
  ...NAMES,
];

/** A backtest of four blocks. */
export const BACKTEST = ['backtest', '--lottery', 'megasena', '--size', '100', '--seed', 's1'];

/** An audit of three blocks. */
export const AUDIT = ['audit', '--lottery', 'diadasorte', '--tickets', '10000', '--seed', 's1'];
