import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from './describe-with.ts';
import { commandOf, type InstalledLab, installLab, wholeCommand } from './installed-lab.ts';
import { until } from './processes.ts';
import { findSlurm } from './programs.ts';
import { type SlurmNode, startSlurm } from './slurm-node.ts';

describeWith('Slurm', findSlurm(), () => {
  let lab: InstalledLab;
  let slurm: SlurmNode;
  beforeAll(async () => {
    lab = installLab();
    slurm = await startSlurm(lab);
  });
  afterAll(() => {
    slurm.stop();
    lab.remove();
  });

  test('runs the array, and of it the task again that was killed', async () => {
    const [command, merge] = [commandOf('Slurm'), commandOf('Slurm', 1)];
    const running = lab.run(command, slurm.env);
    process.kill(await until(() => lab.runningShards().get(7)), 'SIGKILL');
    expect((await running).status).not.toBe(0);
    expect(await lab.run(merge)).toMatchObject({
      status: 1,
      said: expect.stringContaining('missing of 16 shards: 7\n'),
    });
    expect(await lab.run(command.replace('--array=1-16', '--array=7'), slurm.env)).toMatchObject({ status: 0 });
    expect(await lab.run(merge)).toEqual({ status: 0, said: '' });
    const whole = await lab.run(wholeCommand());
    expect(readFileSync(join(lab.folder, 'report.json'), 'utf8')).toBe(whole.said);
  });
});
