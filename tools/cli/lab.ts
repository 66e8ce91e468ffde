#!/usr/bin/env node
// The command `lab`: experiments of the laboratory, on one machine or shared among many. See --help.
import { labCommand } from './lab/commands.ts';
import { openOutput } from './output.ts';
import { clock, randomSeed, runCommand } from './process.ts';

const note = (line: string) => process.stderr.write(`lab: ${line}\n`);
const surroundings = { write: openOutput(), note, clock, randomSeed, env: process.env };

runCommand('lab', (args) => labCommand(args, surroundings));
