#!/usr/bin/env node
// The command `generate`: prints the tickets of a run. See --help.
import { generateCommand } from './generate-command.ts';
import { openOutput } from './output.ts';
import { clock, randomSeed, runCommand } from './process.ts';

const note = (line: string) => process.stderr.write(`${line}\n`);
const surroundings = { write: openOutput(), note, clock, randomSeed };

runCommand('generate', (args) => generateCommand(args, surroundings));
