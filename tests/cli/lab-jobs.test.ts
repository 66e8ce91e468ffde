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
import { endOf, ThreadError } from '../../tools/cli/process.ts';
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

/** A clock that moves on so far at each look that every block is written, until it ends the run at a look. */
function clockOf(looks: number) {
  let now = 0;
  return () => {
    now += 10_000;
    if (now > 10_000 * looks) throw new Error('killed');
    return now;
  };
}

/** Writes the checkpoint of a simulation that was killed after its second block of five. */
async function killedAt(name: string): Promise<string> {
  const path = join(folder, name);
  const run = runLab([...SIMULATION, '--checkpoint', path], {}, { elapsed: clockOf(4) });
  await expect(run).rejects.toThrow('killed');
  return path;
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

  test.each(inRound([1, 2], 1))(
    'that is killed after block %i goes on from there, with any number of jobs',
    async (done) => {
      const whole = await runLab([...args, '--json']);
      const checkpoint = join(folder, `${name}-${done}.json`);
      const again = [...args, '--json', '--checkpoint', checkpoint];
      await expect(runLab(again, {}, { elapsed: clockOf(2 * done) })).rejects.toThrow('killed');
      const killed = readFileSync(checkpoint);
      expect(partialIn(checkpoint)).toMatchObject({ done });
      expect((await failLab(['merge', checkpoint])).message).toMatch('a checkpoint of a run that has not ended');
      for (const jobs of ['1', '2', '3']) {
        writeFileSync(checkpoint, killed);
        expect(await runLab([...again, '--jobs', jobs], {}, built)).toEqual(whole);
        // What is left is the partial file of the one shard that there is; nothing is counted twice.
        expect(partialIn(checkpoint).done).toBeUndefined();
        expect((await runLab(['merge', checkpoint, '--json'])).output).toBe(whole.output);
        expect(await runLab(again)).toEqual(whole);
      }
    },
  );
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
  [
    'sums of fewer blocks',
    SIMULATION,
    (kept) => partialText({ ...kept, done: 3 }),
    'its sums cannot be those of its blocks',
  ],
  ['more blocks than there are', SIMULATION, (kept) => partialText({ ...kept, done: 6 }), 'no partial file'],
])('a checkpoint of %s is refused in a line, and stays', async (name, args, write, message) => {
  const path = await killedAt(name);
  const text = write(partialIn(path));
  writeFileSync(path, text);
  const error = await failLab([...args, '--checkpoint', path]);
  expect(endOf(error)).toEqual({ status: 2, message: `--checkpoint ${JSON.stringify(path)}: ${message}` });
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a run that goes on needs what chance would draw, and a count of jobs that can be', async () => {
  const args = ['simulate', '--lottery', 'quina', '--date', '2026-11-20'];
  const { message } = await failLab([...args, '--checkpoint', join(folder, 'none')]);
  expect(message).toBe('expected --seed, --history-seed: a run that goes on needs the same');
  for (const jobs of ['0', '257', 'x']) {
    expect((await failLab([...args, '--jobs', jobs])).message).toBe(
      `--jobs "${jobs}": expected a whole number from 1 to 256`,
    );
  }
});

test.each([
  ["throw new Error('no luck')", 'a thread failed: no luck'],
  ['process.exit(7)', 'a thread failed: ended with 7'],
])('a thread that does %s ends the command in a line', async (code, message) => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const error = await runLab([...SIMULATION, '--jobs', '2'], {}, { script }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ThreadError);
  expect(endOf(error)).toEqual({ status: 1, message });
});

test('what a thread cannot make is refused as without threads', async () => {
  const pool = Array.from({ length: 20 }, (_, i) => i + 1).join();
  const bad = ['--strategy', 'cercamento', '--renew', '--games', '9', '--pool', pool, '--draws', '9000'];
  const error = await failLab(['simulate', '--lottery', 'quina', ...bad, '--jobs', '2']);
  expect(endOf(error)).toMatchObject({
    status: 2,
    message: expect.stringContaining('no such tickets: invalid options'),
  });
});
