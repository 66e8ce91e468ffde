import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './e2e/chromium.mjs';
import { installEngines } from './engines/install.ts';

interface Sum {
  passed: number;
  failed: number;
}

const bin = (name: string) => `node_modules/.bin/${name}`;

/** Tests of browsers and hosts that are not here, which say so themselves. */
const skipped = new Map<string, number>();

/** Notes a test that was skipped because its browser or host is missing; false for every other. */
function isSkipped({ fullName, status }: { fullName: string; status: string }): boolean {
  const [why] = /^\s*\S+ \(not installed\)/.exec(fullName) ?? [];
  if (why === undefined || status === 'passed' || status === 'failed') return false;
  skipped.set(why.trim(), (skipped.get(why.trim()) ?? 0) + 1);
  return true;
}

/** Runs a command beside others; tells all it has to say at its end. True when it succeeded. */
function run(title: string, command: string, ...args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const said: Buffer[] = [];
    const hear = (text: Buffer) => said.push(text);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (ok: boolean) => {
      process.stdout.write(`\n— ${title}\n${Buffer.concat(said)}`);
      done(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

/** A check that counts as one test. */
async function gate(title: string, command: string, ...args: string[]): Promise<Sum> {
  const ok = await run(title, command, ...args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Some vitest projects; a run that breaks down without a report is one failure. */
async function suite(title: string, ...projects: string[]): Promise<Sum> {
  const reportFile = `.cache/test-report-${projects[0]}.json`;
  rmSync(reportFile, { force: true });
  const names = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const ok = await run(title, bin('vitest'), 'run', ...names, ...reporters);
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const tests = report.testResults.flatMap(
      (file: { assertionResults: [] }) => file.assertionResults,
    );
    const missing = tests.filter(isSkipped).length;
    const failed: number = report.numTotalTests - report.numPassedTests - missing;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

process.env.CHROMIUM_PATH = ensureChromium();
const installing = installEngines();
const sums = await Promise.all([
  gate('format and lint', bin('biome'), 'ci', '.'),
  gate('unused code', bin('knip')),
  gate('types', bin('tsc'), '-b'),
  gate('production build', bin('vite'), 'build'),
]);
sums.push(await suite('unit, worker and architecture tests', 'unit', 'worker'));
await installing;
// The other browsers wait a lot: beside them there is room.
sums.push(
  ...(await Promise.all([
    suite('end-to-end and size tests, in Chromium on the production build', 'e2e'),
    suite('the main job, links and losses, in Firefox and WebKitGTK; nginx', 'engines'),
  ])),
);
for (const [why, tests] of skipped) process.stdout.write(`\nskipped: ${why}: ${tests} tests\n`);
const passed = sums.reduce((all, sum) => all + sum.passed, 0);
const failed = sums.reduce((all, sum) => all + sum.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
