// `npm run soak`: many runs in one page, with faults, and what the page holds of them.
import { parseArgs } from 'node:util';
import { serveShipped } from '../../tools/bench/chromium.ts';
import { launchMonkeyBrowser } from '../monkey/open.ts';
import { readCommandLine, wholeNumber } from '../support/command-line.ts';
import { soak } from './soak.ts';

const USAGE = `Usage: npm run soak -- [--runs <n>]

Makes runs of all lotteries and strategies in one page of the built app, in Chromium, and with each tenth something goes
wrong: a worker ends, a file is lost, there is no room to save, somebody goes back. Near the end a worker falls silent,
and the page goes on without workers. All tickets must be the engine's, and the page must hold no more at the end than
when it was warm.

  --runs   how many: 30 or more; 2000 unless given
`;

const runs = readCommandLine(USAGE, (args) => {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '2000' } } });
  return wholeNumber('runs', values.runs, 30);
});
const { url: site, close } = await serveShipped();
const browser = await launchMonkeyBrowser();
const { stretches, faults, wrong } = await soak(browser, site, runs, (line) => process.stderr.write(`${line}\n`));
await browser.close();
await close();
for (const { name, runs: count, early, late } of stretches) {
  process.stdout.write(`${name}, ${count} runs\n`);
  for (const [what, was] of Object.entries(early)) {
    const is = late[what as keyof typeof late];
    process.stdout.write(`  ${what.padEnd(10)}${was} warm, ${is} at the end\n`);
  }
}
const told = Object.entries(faults).map(([fault, times]) => `${fault} ${times}`);
process.stdout.write(`faults: ${told.join(', ')}\n`);
process.stdout.write(wrong.length === 0 ? 'nothing was wrong\n' : `${wrong.join('\n')}\n${wrong.length} were wrong\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
