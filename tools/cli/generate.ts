#!/usr/bin/env node
// The command `generate`: prints the tickets of a run. See --help.
import { isRuleRequest, RequestError } from '../../workers/shared/run/request.ts';
import { type Command, readArguments } from './arguments.ts';
import { openOutput } from './output.ts';
import { linkOf } from './print-link.ts';
import { printJson, printNumbers } from './print-run.ts';
import { printWheel } from './print-wheel.ts';
import { clock, randomSeed, runCommand } from './process.ts';
import { refusal } from './refusal.ts';
import { HELP } from './usage.ts';

const write = openOutput();

async function main(args: readonly string[]): Promise<void> {
  const command = readArguments(args, { clock, randomSeed });
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

runCommand('generate', main);
