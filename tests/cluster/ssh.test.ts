import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from './describe-with.ts';
import { commandOf, type InstalledLab, installLab, wholeCommand } from './installed-lab.ts';
import { cutOff, until } from './processes.ts';
import { findSsh } from './programs.ts';
import { type SshHosts, startHosts } from './ssh-hosts.ts';

describeWith('GNU parallel over ssh', findSsh(), () => {
  let lab: InstalledLab;
  let hosts: SshHosts;
  beforeAll(async () => {
    lab = installLab();
    hosts = await startHosts(lab);
  });
  afterAll(() => {
    hosts.stop();
    lab.remove();
  });

  test('goes on with the others when a host is taken away in mid-run', async () => {
    const command = commandOf('GNU parallel over ssh');
    const env = { PARALLEL_SSH: `ssh -F ${hosts.config}` };
    // What happens there is nothing to the home of whoever runs this.
    const home = await lab.run(`$PARALLEL_SSH host2 'cd && pwd'`, env);
    expect(home.said).toBe(`${lab.folder}\n`);
    const running = lab.run(command, env);
    const [, host2] = hosts.pids;
    const lost = await until(() => [...lab.runningShards(host2).keys()].at(0));
    cutOff(host2);
    await running;
    expect((await lab.run(command.replace(',host2', ''), env)).status).toBe(0);
    const log = readFileSync(join(lab.folder, 'lab.log'), 'utf8').split('\n').slice(1);
    const done = log.filter((line) => line.split('\t')[6] === '0');
    expect(done).toHaveLength(16);
    expect(done.find((line) => line.endsWith(` ${lost}/16`))).not.toContain('\thost2\t');
    expect((await lab.run(commandOf('GNU parallel on one machine', 1))).status).toBe(0);
    const whole = await lab.run(wholeCommand());
    expect(readFileSync(join(lab.folder, 'report.json'), 'utf8')).toBe(whole.said);
  });
});
