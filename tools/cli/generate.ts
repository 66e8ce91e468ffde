#!/usr/bin/env node
// The command `generate`: prints the tickets of a run. See --help.
import { generateCommand } from './generate-command.ts';
import { openOutput } from './output.ts';
import { clock, progressOf, randomSeed, runCommand } from './process.ts';
import { HELP } from './usage.ts';

const note = (line: string) => process.stderr.write(`${line}\n`);
const write = openOutput();
const surroundings = { write, note, clock, randomSeed, progress: progressOf() };

runCommand('generate', HELP, write, (args) => generateCommand(args, surroundings));
