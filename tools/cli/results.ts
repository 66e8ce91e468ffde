#!/usr/bin/env node
// The command `results`: reads files with real results. See --help.
import { openOutput } from './output.ts';
import { clock, runCommand } from './process.ts';
import { RESULTS_HELP, resultsCommand } from './results/commands.ts';

/** The day in UTC: no draw is later. */
const write = openOutput();
const surroundings = { write, today: clock().slice(0, 10) };

runCommand('results', RESULTS_HELP, write, async (args) => {
  process.exitCode = await resultsCommand(args, surroundings);
});
