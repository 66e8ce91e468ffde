import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from './e2e/chromium.mjs';
import { installEngines } from './engines/install.ts';
import { readCommandLine } from './support/command-line.ts';
import { endTogether } from './support/end-together.ts';

interface Sum {
  passed: number;
  failed: number;
}

interface Tested {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** What failed, to be told again at the end: the outputs of three suites lie mixed above it. */
const failures: string[] = [];

/** Tests of browsers and hosts that are not here, which say so themselves. */
const skipped = new Map<string, number>();

/** Notes a test that was skipped because its browser or host is missing; false for every other. */
function isSkipped({ fullName, status }: Tested): boolean {
  const [why] = /^\s*[\w ]+ \(not installed\)/.exec(fullName) ?? [];
  if (why === undefined || status === 'passed' || status === 'failed') return false;
  skipped.set(why.trim(), (skipped.get(why.trim()) ?? 0) + 1);
  return true;
}

/** Runs a command, whose output is handed on as it comes; true when it succeeded. */
function run(hear: (text: Buffer) => unknown, command: string, ...args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    // What only computes leaves the processors to the browsers, which wait for a clock too.
    if (child.pid && args.includes('domain')) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', () => done(false));
    child.on('close', (status) => done(status === 0));
  });
}

/** A check that counts as one test; it runs beside others, and tells all it has to say at its end. */
async function gate(title: string, command: string, ...args: string[]): Promise<Sum> {
  const said: Buffer[] = [];
  const ok = await run((text) => said.push(text), command, ...args);
  process.stdout.write(`\n— ${title}\n${Buffer.concat(said)}`);
  if (!ok) failures.push(title);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Some vitest projects, or these files of them; a run that breaks down without a report is one failure. */
async function suite(title: string, projects: readonly [string, ...string[]], ...files: string[]): Promise<Sum> {
  const file = `.cache/test-report-${projects[0]}.json`;
  process.stdout.write(`\n— ${title}\n`);
  rmSync(file, { force: true });
  const names = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run((text) => process.stdout.write(text), 'vitest', 'run', ...names, ...files, ...reporters);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const tests: Tested[] = report.testResults.flatMap(
      ({ assertionResults }: { assertionResults: [] }) => assertionResults,
    );
    const missing = tests.filter(isSkipped).length;
    for (const { fullName, status, failureMessages } of tests)
      if (status === 'failed') failures.push(`${fullName}\n${failureMessages.join('\n')}`);
    if (!ok) failures.push(title);
    const failed: number = report.numTotalTests - report.numPassedTests - missing;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    failures.push(`${title}: no report`);
    return { passed: 0, failed: 1 };
  }
}

/** Starts all suites and the build: each sum comes when its suite has ended. */
async function startTests(): Promise<Promise<Sum>[]> {
  const copies = isWhole ? ['copies'] : [];
  const computed = suite('unit, worker and architecture tests', ['domain', 'unit', 'worker', ...copies]);
  const build = gate('production build', 'vite', 'build');
  process.env.CHROMIUM_PATH = ensureChromium();
  const installing = isWhole || process.env.CI ? installEngines() : undefined;
  await build;
  const inChromium = suite('end-to-end and size tests, in Chromium on the production build', ['e2e']);
  const others = installing?.then(() => suite('Firefox and WebKitGTK; servers; GNU parallel', ['engines']));
  return [computed, build, inChromium, ...(others ? [others] : [])];
}

const USAGE = 'Usage: npm test\n       npm run test:all\n       npm run check\n';
const { all: isWhole, check: isCheck } = readCommandLine(USAGE, (args) => {
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({ args: [...args], options: { all: flag, check: flag } }).values;
});
endTogether();
if (isWhole) process.env.TESTS = 'all';
// What only computes runs beside all else: what installs or waits leaves its processor to it.
const running = [gate('format and lint', 'biome', 'ci', '.'), gate('unused code', 'knip')];
if (isCheck) running.push(suite('architecture', ['domain'], 'tests/architecture'));
else running.push(gate('types', 'tsc', '-b'), ...(await startTests()));
const sums = await Promise.all(running);
for (const [why, tests] of skipped) process.stdout.write(`\nskipped: ${why}: ${tests} tests\n`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
const passed = sums.reduce((all, sum) => all + sum.passed, 0);
const failed = sums.reduce((all, sum) => all + sum.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
