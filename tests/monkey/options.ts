import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../support/command-line.ts';
import type { Event } from './events.ts';

export const USAGE = `Usage: npm run monkey -- [--seed <n>] [--events <n>] [--rate <n>]
       npm run monkey -- --runs <n>
       npm run monkey -- --script <script> [--seed <n>] [--rate <n>]

Taps, types and goes to and fro at random in the built app, in Chromium, and looks after each hundred events whether all
that must hold does. What fails is shrunk to the shortest script that fails so, and printed. With --runs it makes
runs of every lottery and strategy in one page instead, and disturbs each tenth: all tickets must be the engine's, and
the page must hold no more at the end than when it was warm. A fifth of them are in a page without workers.

  --seed    which events: a whole number; 1 unless given
  --events  how many: 2000 unless given; each 500 are a round of their own, in a fresh profile, with the next seed
  --runs    how many runs, 30 or more, in the place of a seed's events
  --rate    how many times slower the processor is made, 1 to 20; 1 unless given
  --script  what an earlier run has printed, in the place of a seed's events: JSON, or the name of a file with it
`;

/** What the command line asks for. */
export interface Options {
  readonly seed: number;
  readonly events: number;
  readonly rate: number;
  readonly runs?: number;
  readonly script?: readonly Event[];
}

/** Reads the arguments; throws a message for the terminal where they cannot be meant. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const options = { seed: text, events: text, runs: text, rate: text, script: text };
  const { values } = parseArgs({ args: [...args], options });
  const { seed = '1', events = '2000', runs, rate = '1', script } = values;
  return {
    seed: wholeNumber('seed', seed, 0),
    events: wholeNumber('events', events, 1),
    rate: wholeNumber('rate', rate, 1, 20),
    ...(runs !== undefined && { runs: wholeNumber('runs', runs, 30) }),
    ...(script !== undefined && { script: readScript(script) }),
  };
}

function readScript(given: string): readonly Event[] {
  let script: unknown;
  try {
    script = JSON.parse(given.trim().startsWith('[') ? given : readFileSync(given, 'utf8'));
  } catch (error) {
    throw new Error(`--script: ${error instanceof Error ? error.message : error}`);
  }
  const isEvents = Array.isArray(script) && script.every((event) => typeof event === 'string');
  if (!isEvents) throw new Error('--script: expected a list of events, as the command prints it');
  return script as Event[];
}
