import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import { describeWith } from './describe-with.ts';
import { commandOf, type InstalledLab, installLab, wholeCommand } from './installed-lab.ts';
import { until } from './processes.ts';
import { findParallel } from './programs.ts';

const SECTION = 'GNU parallel on one machine';

describeWith('GNU parallel', findParallel(), () => {
  let lab: InstalledLab;
  beforeAll(() => {
    lab = installLab();
  });
  afterAll(() => lab.remove());

  /** How each run of a shard ended, in the order of the log: exit status and signal. */
  const endsOf = (shard: number) => {
    const lines = readFileSync(join(lab.folder, 'lab.log'), 'utf8').split('\n');
    const own = lines
      .map((line) => line.split('\t'))
      .filter(([, , , , , , , , command]) => command?.endsWith(` ${shard}/16`));
    return own.map(([, , , , , , status, signal]) => (status === '0' && signal === '0' ? 'done' : 'lost'));
  };

  test('sees bad arguments by their status', async () => {
    const wrong = commandOf(SECTION)
      .replace('--games 10', '--games ten')
      .replace('seq 16', 'seq 2')
      .replaceAll(/out(?=\/)|lab(?=\.log)/g, 'wrong');
    expect((await lab.run(wrong)).status).toBe(2);
    expect(readFileSync(join(lab.folder, 'wrong/1/1/stderr'), 'utf8')).toMatch(/^lab: --games "ten": expected .*\n$/);
    const log = readFileSync(join(lab.folder, 'wrong.log'), 'utf8').trim().split('\n').slice(1);
    expect(log.map((line) => line.split('\t')[6])).toEqual(['2', '2']);
  });

  if (isShortRound) return;

  test('runs a shard again that was killed in the middle, and it alone', async () => {
    const [command, merge] = [commandOf(SECTION), commandOf(SECTION, 1)];
    const running = lab.run(command);
    process.kill(await until(() => lab.runningShards().get(7)), 'SIGKILL');
    expect((await running).status).toBe(1);
    expect(endsOf(7)).toEqual(['lost']);
    expect(await lab.run(merge)).toMatchObject({
      status: 1,
      said: 'lab: nothing is merged\nout/1/7/stdout: empty or cut: no partial file\n',
    });
    expect((await lab.run(command)).status).toBe(0);
    expect(endsOf(7)).toEqual(['lost', 'done']);
    for (const other of [1, 6, 8, 16]) expect(endsOf(other)).toEqual(['done']);
    expect((await lab.run(merge)).status).toBe(0);
    const whole = await lab.run(wholeCommand());
    expect(readFileSync(join(lab.folder, 'report.json'), 'utf8')).toBe(whole.said);
  });
});
