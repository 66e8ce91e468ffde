#!/usr/bin/env node
// The command `results`: reads files with real results. See --help.
import { OutputError, openOutput } from './output.ts';
import { resultsCommand } from './results/commands.ts';
import { UsageError } from './usage.ts';

/** The day in UTC: no draw is later. */
const today = () => new Date(performance.timeOrigin + performance.now()).toISOString().slice(0, 10);
const write = openOutput();

async function main(args: readonly string[]): Promise<void> {
  process.exitCode = await resultsCommand(args, { write, today: today() });
}

/** The exit status for the error that ended the command; 0 when the reader closed the pipe. */
function report(error: Error): number {
  if (error instanceof OutputError && error.code === 'EPIPE') return 0;
  const status = error instanceof UsageError ? 2 : error instanceof OutputError ? 3 : 1;
  process.stderr.write(`results: ${status === 1 ? error.stack : error.message}\n`);
  return status;
}

// A message that standard error does not take changes nothing about the exit.
process.stderr.on('error', () => {});

main(process.argv.slice(2)).catch((error: Error) => {
  process.exitCode = report(error);
});
