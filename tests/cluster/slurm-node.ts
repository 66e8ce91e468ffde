import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.ts';
import type { InstalledLab } from './installed-lab.ts';
import { until } from './processes.ts';

/** A cluster of Slurm on this machine, with one node. */
export interface SlurmNode {
  /** What its commands need. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts it for whoever runs the tests; all that it has is below the folder of the command. */
export async function startSlurm({ folder }: InstalledLab): Promise<SlurmNode> {
  const file = (name: string) => join(folder, 'slurm', name);
  for (const name of ['state', 'spool', 'munge']) mkdirSync(file(name), { recursive: true });
  writeFileSync(file('munge/key'), randomBytes(128), { mode: 0o600 });
  writeFileSync(file('slurm.conf'), configuration(file, await freePorts(2)));
  const env = { SLURM_CONF: file('slurm.conf') };
  const munge = ['key-file', 'log-file', 'pid-file', 'seed-file'].map(
    (name) => `--${name}=${file('munge')}/${name.slice(0, -5)}`,
  );
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    daemons.push(spawn(`/usr/sbin/${program}`, args, { stdio: 'ignore', env: { ...process.env, ...env } }));
  start('munged', '--foreground', '--force', `--socket=${file('munge/socket')}`, ...munge);
  start('slurmctld', '-D', '-c');
  start('slurmd', '-D');
  const stop = () => {
    for (const daemon of daemons.reverse()) daemon.kill();
  };
  await until(() => (isIdle(env) ? true : undefined)).catch((error) => {
    stop();
    throw error;
  });
  return { env, stop };
}

function isIdle(env: SlurmNode['env']): boolean {
  try {
    const options = {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
    };
    return `${execFileSync('/usr/bin/sinfo', ['--noheader', '--format=%T'], options)}`.trim() === 'idle';
  } catch {
    // The controller does not listen yet.
    return false;
  }
}

function configuration(file: (name: string) => string, [controller, node]: readonly number[]): string {
  const [name] = hostname().split('.');
  const { username } = userInfo();
  return `ClusterName=lab
SlurmctldHost=${name}(127.0.0.1)
SlurmctldPort=${controller}
SlurmdPort=${node}
SlurmUser=${username}
SlurmdUser=${username}
AuthType=auth/munge
AuthInfo=socket=${file('munge/socket')}
StateSaveLocation=${file('state')}
SlurmdSpoolDir=${file('spool')}
SlurmctldPidFile=${file('slurmctld.pid')}
SlurmdPidFile=${file('slurmd.pid')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
NodeName=${name} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=${name} Default=YES State=UP
`;
}
