import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Disk } from '../../../tools/cli/results/disk.ts';
import { openStream } from '../../../workers/engine/random/stream.ts';
import { fetchWorld } from './world.ts';

const DAY_MS = 86_400_000;

/** Counts the operations of a run, and fails at one of them and at all that follow, as a process that is killed does. */
function fragile(dies: { readonly clock?: number; readonly disk?: number }) {
  const counts = { clock: 0, disk: 0 };
  let isDead = false;
  const step = (kind: 'clock' | 'disk') => {
    isDead ||= counts[kind]++ === dies[kind];
    if (isDead) throw new Error('killed');
  };
  const disk = {
    async writeFile(path: string, content: string | Uint8Array, options: object) {
      const wasDead = isDead;
      try {
        step('disk');
      } catch (error) {
        if (!wasDead) await writeFile(path, content.slice(0, content.length / 2), options);
        throw error;
      }
      await writeFile(path, content, options);
    },
    async rename(from: string, to: string) {
      step('disk');
      await rename(from, to);
    },
    async rm(path: string, options: object) {
      step('disk');
      await rm(path, options);
    },
  };
  return { counts, step, disk: disk as unknown as Disk };
}

type Counts = ReturnType<typeof fragile>['counts'];

/** Runs once a day. With the counts of days without crashes, each run comes after one that is killed. */
async function fourteenDays(toKill?: readonly Counts[]) {
  const world = await fetchWorld();
  const random = openStream(['crashes']);
  const run = (job: ReturnType<typeof fragile>) => {
    const now = () => {
      job.step('clock');
      return world.time;
    };
    return world.run([], { disk: job.disk, now });
  };
  const counts: Counts[] = [];
  const left: string[] = [];
  for (let day = 0; day < 14; day++) {
    world.time = Date.parse('2026-08-21T23:00:00-03:00') + day * DAY_MS;
    if (toKill) {
      const kind = random.below(2) === 0 ? 'clock' : 'disk';
      await expect(run(fragile({ [kind]: random.below(toKill[day]?.[kind] ?? 1) }))).rejects.toThrow('killed');
      left.push(...readdirSync(world.out));
    }
    const whole = fragile({});
    await run(whole);
    counts.push(whole.counts);
  }
  const names = readdirSync(world.out).filter((name) => name !== 'fetch.json');
  const files = names.map((name) => [name, readFileSync(join(world.out, name), 'latin1')] as const);
  const withoutAsked = files.map(([name, text]) => [name, text.replace(/,\s+"asked": "[^"]+"/g, '')]);
  return { counts, left, files: Object.fromEntries(withoutAsked) };
}

test('14 days with a crash each day end with the same bytes as 14 days without one', async () => {
  const quiet = await fourteenDays();
  const crashed = await fourteenDays(quiet.counts);
  expect(Object.keys(quiet.files)).toHaveLength(9);
  expect(crashed.files).toEqual(quiet.files);
  expect(crashed.left).toContain('.lock');
  expect(crashed.left.some((name) => name.endsWith('.part'))).toBe(true);
});
