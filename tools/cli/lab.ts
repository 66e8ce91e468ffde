#!/usr/bin/env node
// The command `lab`: experiments of the laboratory, on one machine or shared among many. See --help.
import { randomBytes } from 'node:crypto';
import { labCommand } from './lab/commands.ts';
import { endOf } from './lab/end-of.ts';
import { openOutput } from './output.ts';

const surroundings = {
  write: openOutput(),
  note: (line: string) => process.stderr.write(`lab: ${line}\n`),
  clock: () => new Date(performance.timeOrigin + performance.now()).toISOString(),
  randomSeed: () => randomBytes(16).toString('hex'),
  env: process.env,
};

function report(error: Error): number {
  const { status, message } = endOf(error);
  if (message !== undefined) process.stderr.write(`lab: ${message}\n`);
  return status;
}

// A message that standard error does not take changes nothing about the exit.
process.stderr.on('error', () => {});

labCommand(process.argv.slice(2), surroundings).catch((error: Error) => {
  process.exitCode = report(error);
});
