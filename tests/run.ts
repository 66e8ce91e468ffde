import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './e2e/chromium.mjs';

const REPORT = '.cache/test-report.json';

interface Sum {
  passed: number;
  failed: number;
}

/** Runs a command with its output on the terminal; true when it succeeded. */
function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0;
}

/** A check that counts as one test. */
function gate(title: string, ...command: [string, ...string[]]): Sum {
  process.stdout.write(`\n— ${title}\n`);
  const ok = run(...command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
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
    const failed: number = report.numTotalTests - report.numPassedTests;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

process.env.CHROMIUM_PATH = ensureChromium();
const bin = (name: string) => `node_modules/.bin/${name}`;
const sums = [
  gate('format and lint', bin('biome'), 'ci', '.'),
  gate('unused code', bin('knip')),
  gate('types', bin('tsc'), '-b'),
  suite('unit, worker and architecture tests', 'unit', 'worker'),
  gate('production build', bin('vite'), 'build'),
  suite('end-to-end and size tests, in Chromium on the production build', 'e2e'),
];
const passed = sums.reduce((all, sum) => all + sum.passed, 0);
const failed = sums.reduce((all, sum) => all + sum.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
