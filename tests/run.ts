import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './e2e/chromium.mjs';
import { installEngines } from './engines/install.ts';

const REPORT = '.cache/test-report.json';

interface Sum {
  passed: number;
  failed: number;
}

/** Tests of browsers and hosts that are not here, which say so themselves. */
const skipped = new Map<string, number>();

/** Notes a test that was skipped because its browser or host is missing; false for every other. */
function isSkipped({ fullName, status }: { fullName: string; status: string }): boolean {
  const [why] = /^\s*[\w ]+ \(not installed\)/.exec(fullName) ?? [];
  if (why === undefined || status === 'passed' || status === 'failed') return false;
  skipped.set(why.trim(), (skipped.get(why.trim()) ?? 0) + 1);
  return true;
}

/** Runs a command with its output on the terminal; true when it succeeded. */
function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0;
}

/** A check that counts as one test; it runs beside others, and tells all it has to say at its end. */
function gate(title: string, command: string, ...args: string[]): Promise<Sum> {
  return new Promise((done) => {
    const said: Buffer[] = [];
    const hear = (text: Buffer) => said.push(text);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (ok: boolean) => {
      process.stdout.write(`\n— ${title}\n${Buffer.concat(said)}`);
      done({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

/** Some vitest projects; a run that breaks down without a report is one failure. */
function suite(title: string, ...projects: string[]): Sum {
  process.stdout.write(`\n— ${title}\n`);
  rmSync(REPORT, { force: true });
  const names = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const ok = run('node_modules/.bin/vitest', 'run', ...names, ...reporters);
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    const tests = report.testResults.flatMap((file: { assertionResults: [] }) => file.assertionResults);
    const missing = tests.filter(isSkipped).length;
    const failed: number = report.numTotalTests - report.numPassedTests - missing;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

process.env.CHROMIUM_PATH = ensureChromium();
const installing = installEngines();
const bin = (name: string) => `node_modules/.bin/${name}`;
const gates = [
  gate('format and lint', bin('biome'), 'ci', '.'),
  gate('unused code', bin('knip')),
  gate('types', bin('tsc'), '-b'),
  gate('production build', bin('vite'), 'build'),
];
const sums = [
  ...(await Promise.all(gates)),
  suite('unit, worker and architecture tests', 'domain', 'unit', 'worker'),
  suite('end-to-end and size tests, in Chromium on the production build', 'e2e'),
];
await installing;
sums.push(suite('the main job, links and losses, in Firefox and WebKitGTK; nginx; GNU parallel', 'engines'));
for (const [why, tests] of skipped) process.stdout.write(`\nskipped: ${why}: ${tests} tests\n`);
const passed = sums.reduce((all, sum) => all + sum.passed, 0);
const failed = sums.reduce((all, sum) => all + sum.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
