import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isHere = (...programs: string[]) =>
  programs.every((program) => ['/usr/bin/', '/usr/sbin/'].some((folder) => existsSync(folder + program)));

/** True where GNU parallel is installed; moreutils has another program of that name. */
export function findParallel(): boolean {
  return isHere('parallel') && `${spawnSync('/usr/bin/parallel', ['--version']).stdout}`.startsWith('GNU parallel');
}

/** True where a server of ssh and its client are installed beside it. */
export function findSsh(): boolean {
  return findParallel() && isHere('sshd', 'ssh', 'ssh-keygen');
}

/** True where all of Slurm is installed, for a cluster of one node. */
export function findSlurm(): boolean {
  return isHere('sbatch', 'slurmctld', 'slurmd', 'munged');
}
