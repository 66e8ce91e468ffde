// `npm run monkey`: random events, or many runs, in the built app, and what comes of them.
import { writeFileSync } from 'node:fs';
import { serveShipped } from '../../tools/bench/chromium.ts';
import { readCommandLine } from '../support/command-line.ts';
import { scriptOf } from './events.ts';
import { findFault } from './find-fault.ts';
import { launchMonkeyBrowser } from './open.ts';
import { readOptions, USAGE } from './options.ts';
import { scriptOfRuns } from './runs.ts';

/** Events of one profile: what fails is shrunk the sooner. */
const ROUND = 500;

/** A script that is too long for a command line goes here. */
const LONG_SCRIPT = '.cache/monkey-script.json';

const { seed, events, runs, rate, script } = readCommandLine(USAGE, readOptions);
const withoutWorkers = Math.ceil((runs ?? 0) / 5);
const given = script
  ? [script]
  : runs
    ? [scriptOfRuns(runs - withoutWorkers, 'workers'), scriptOfRuns(withoutWorkers, 'no workers')]
    : undefined;
const rounds =
  given?.map((script) => ({ seed, script })) ??
  Array.from({ length: Math.ceil(events / ROUND) }, (_, i) => ({
    seed: seed + i,
    script: scriptOf(seed + i, Math.min(ROUND, events - i * ROUND)),
  }));

const { url: site, close } = await serveShipped();
const browser = await launchMonkeyBrowser();
const began = performance.now();
let played = 0;
let faults = 0;
for (const round of rounds) {
  const stage = { browser, site, rate, seed: round.seed };
  const found = await findFault(stage, round.script, (line) => process.stderr.write(`${line}\n`));
  played += round.script.length;
  if (found) {
    faults++;
    const text = JSON.stringify(found.script).replaceAll("'", '\\u0027');
    const isLong = text.length > 100_000;
    if (isLong) writeFileSync(LONG_SCRIPT, text);
    const again = `npm run monkey -- --seed ${round.seed} --rate ${rate} --script ${isLong ? LONG_SCRIPT : `'${text}'`}`;
    const told = found.isSure ? '' : 'Played again it did not come back. All that was played:\n';
    process.stdout.write(`seed ${round.seed}: ${found.fault}\n${told}${again}\n`);
  }
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write(`seed ${round.seed}: ${played} events, ${Math.round(played / seconds)} a second\n`);
}
process.stdout.write(`${played} events at rate ${rate}, ${faults === 0 ? 'no fault' : `${faults} faults`}\n`);
await browser.close();
await close();
process.exitCode = faults > 0 ? 1 : 0;
