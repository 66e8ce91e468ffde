import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { openJob } from '../../tools/cli/lab/experiment.ts';
import { type Partial, partialText, readPartial } from '../../tools/cli/lab/partial-file.ts';
import { endOf } from '../../tools/cli/process.ts';
import { sumsOf } from '../../workers/lab/run-job.ts';
import { until } from '../cluster/processes.ts';
import { AUDIT, BACKTEST, failLab, runLab, SIMULATION } from './run-lab.ts';

let folder: string;
const outDir = resolve('.cache/lab-thread');
/** A thread that is built starts ten times as fast as its source. */
const built = { script: pathToFileURL(`${outDir}/thread.js`) };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  const options = { ssr: 'tools/cli/lab/thread.ts', outDir, minify: false };
  await build({ configFile: false, publicDir: false, logLevel: 'warn', build: options });
});
afterAll(() => rmSync(folder, { recursive: true }));

const partialIn = (path: string) => readPartial(readFileSync(path)) as Partial;

/** A run that was killed after some blocks, and its checkpoint. */
async function killedAfter(blocks: number, args: readonly string[], name: string) {
  const path = join(folder, name);
  const again = [...args, '--json', '--checkpoint', path];
  let looks = 0;
  // It is looked at twice a block, and so far on each time that every block is written.
  const elapsed = () => {
    if (++looks > 2 * blocks) throw new Error('killed');
    return 10_000 * looks;
  };
  await expect(runLab(again, {}, { elapsed })).rejects.toThrow('killed');
  return { path, again, killed: readFileSync(path) };
}

describe.each([
  ['a simulation', SIMULATION],
  ['a backtest', BACKTEST],
  ['an audit', AUDIT],
])('%s', (name, args) => {
  test('has the same bytes with one, two and three jobs, a shard of it too', async () => {
    for (const more of [['--json'], ['--shard', '2/2']]) {
      const [one, ...others] = await Promise.all(
        ['1', '2', '3'].map((n) => runLab([...args, ...more, '--jobs', n], {}, built)),
      );
      expect(others).toEqual([one, one]);
    }
  });

  test.each(inRound([1, 2], 1))('killed after block %i goes on from there, with any number of jobs', async (done) => {
    const whole = await runLab([...args, '--json']);
    const { again, path, killed } = await killedAfter(done, args, `${name}-${done}.json`);
    expect(partialIn(path)).toMatchObject({ done });
    expect((await failLab(['merge', path])).message).toMatch('a checkpoint of a run that has not ended');
    for (const jobs of ['1', '2', '3']) {
      writeFileSync(path, killed);
      const resumed = await runLab([...again, '--jobs', jobs], {}, built);
      const notes = [expect.stringMatching(`^goes on: ${done} of \\d+ blocks are in ${path}$`)];
      expect(resumed).toEqual({ ...whole, notes });
      // What is left is the partial file of all blocks; they are not counted twice.
      expect((await runLab(['merge', path, '--json'])).output).toBe(whole.output);
      expect((await runLab(again)).output).toBe(whole.output);
    }
  });
});

test.each(['SIGKILL', 'SIGINT'] as const)('%s leaves what the blocks of its checkpoint count', async (signal) => {
  const checkpoint = join(folder, `${signal}.json`);
  const args = SIMULATION.with(SIMULATION.indexOf('--draws') + 1, '1000000000000');
  const command = ['--import', 'tsx', 'tools/cli/lab.ts', ...args, '--jobs', '2', '--checkpoint', checkpoint];
  const running = spawn(process.execPath, command, { stdio: 'ignore' });
  const ended = once(running, 'exit');
  await until(() => existsSync(checkpoint) || undefined);
  running.kill(signal);
  expect(await ended).toEqual([null, signal]);
  const { receipt, sums, done = 0 } = partialIn(checkpoint);
  expect(done).toBeGreaterThan(0);
  expect(sums).toEqual([...sumsOf(openJob({ request: receipt }), Array(done).keys())]);
});

test.each<[string, readonly string[], (kept: Partial) => string, string]>([
  ['another seed', SIMULATION.with(SIMULATION.indexOf('s1'), 's2'), partialText, 'of a run with other options'],
  ['another shard', [...SIMULATION, '--shard', '1/2'], partialText, 'of a run with other options'],
  ['a file that is none', SIMULATION, () => 'my thesis', 'empty or cut: no partial file'],
  ['a report', SIMULATION, (kept) => JSON.stringify({ ...kept, version: 1 }), 'no partial file'],
  ['other sums', SIMULATION, (kept) => partialText({ ...kept, done: 3 }), 'its sums cannot be those of its blocks'],
  ['more blocks than there are', SIMULATION, (kept) => partialText({ ...kept, done: 6 }), 'no partial file'],
])('a checkpoint of %s is refused in a line, and stays', async (name, args, write, message) => {
  const { path } = await killedAfter(2, SIMULATION, name);
  const text = write(partialIn(path));
  writeFileSync(path, text);
  const error = await failLab([...args, '--checkpoint', path]);
  const said = `--checkpoint ${JSON.stringify(path)}: ${message}; a new name begins anew`;
  expect(endOf(error)).toEqual({ status: 2, message: said });
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each([
  ["throw new Error('no luck')", 'a thread failed: no luck'],
  ['process.exit(7)', 'a thread failed: ended with 7'],
])('a thread that does %s ends the command in a line', async (code, message) => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const error: Error = await runLab([...SIMULATION, '--jobs', '2'], {}, { script }).catch((thrown) => thrown);
  expect(endOf(error)).toEqual({ status: 1, message });
});
