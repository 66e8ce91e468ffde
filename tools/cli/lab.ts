#!/usr/bin/env node
// The command `lab`: experiments of the laboratory, on one machine or shared among many. See --help.
import { availableParallelism } from 'node:os';
import { LAB_HELP, labCommand } from './lab/commands.ts';
import { openOutput } from './output.ts';
import { clock, elapsed, progressOf, randomSeed, runCommand } from './process.ts';

const note = (line: string) => process.stderr.write(`lab: ${line}\n`);
// Beside the command, in this folder as in the package; Vite would take the file along with its code.
const script = new URL(/* @vite-ignore */ './lab-thread.js', import.meta.url);
const threads = { cores: availableParallelism(), script, elapsed, progress: progressOf() };
const write = openOutput();
const surroundings = { write, note, clock, randomSeed, env: process.env, ...threads };

runCommand('lab', LAB_HELP, write, (args) => labCommand(args, surroundings));
