#!/usr/bin/env node
// The command `generate`: prints the tickets of a run. See --help.
import { randomBytes } from 'node:crypto';
import { EngineError } from '../../workers/replay/errors.ts';
import { isRuleRequest, RequestError } from '../../workers/shared/run/request.ts';
import { type Command, readArguments } from './arguments.ts';
import { OutputError, openOutput } from './output.ts';
import { linkOf } from './print-link.ts';
import { printJson, printNumbers } from './print-run.ts';
import { printWheel } from './print-wheel.ts';
import { refusal } from './refusal.ts';
import { HELP, UsageError } from './usage.ts';

const clock = () => new Date(performance.timeOrigin + performance.now()).toISOString();
const randomSeed = () => randomBytes(16).toString('hex');
const write = openOutput();

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2), { clock, randomSeed });
  if (command === 'help') return write(HELP);
  if (command.site !== undefined) return write(`${linkOf(command.request, command.site)}\n`);
  const relaxed = await print(command);
  if (relaxed > 0) {
    process.stderr.write(`${relaxed} of ${command.request.games} tickets drawn freely: the strategy ran out\n`);
  }
  if (command.drawn.length > 0) {
    process.stderr.write(`generate: the same again with ${command.drawn.join(' ')}\n`);
  }
}

async function print({ request, format }: Exclude<Command, 'help'>): Promise<number> {
  try {
    if (!isRuleRequest(request)) return await printWheel(request, write, format);
    return await (format === 'json' ? printJson(request, write) : printNumbers(request, write));
  } catch (error) {
    throw error instanceof RequestError ? refusal(request, error) : error;
  }
}

/** The exit status for the error that ended the command; 0 when the reader closed the pipe. */
function report(error: Error): number {
  if (error instanceof OutputError && error.code === 'EPIPE') return 0;
  const isUnmet = error instanceof OutputError || error instanceof EngineError;
  const status = error instanceof UsageError ? 2 : isUnmet ? 3 : 1;
  process.stderr.write(`generate: ${status === 1 ? error.stack : error.message}\n`);
  return status;
}

// A message that standard error does not take changes nothing about the exit.
process.stderr.on('error', () => {});

main().catch((error: Error) => {
  process.exitCode = report(error);
});
