import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The JSON that Vitest prints, started without `--project`. */
async function readVitest(...args: readonly string[]) {
  const { stdout } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

test('vitest without --project has the domain, unit and worker projects', async () => {
  const files: { projectName: string }[] = await readVitest('list', '--filesOnly', '--json');
  expect(new Set(files.map(({ projectName }) => projectName))).toEqual(new Set(['domain', 'unit', 'worker']));
});

test('vitest run -t runs the named test, though files of every project match', async () => {
  const folders = ['architecture', 'commands', 'worker', 'e2e/batch', 'hosts', 'cluster'].map(
    (each) => `tests/${each}`,
  );
  const report = await readVitest('run', '--reporter=json', '-t', 'every script stands in CONTRIBUTING', ...folders);
  expect(report).toMatchObject({ success: true, numPassedTests: 1 });
});
