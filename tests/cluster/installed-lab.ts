import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cutOff, processes, variablesOf } from './processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Draws of an experiment that takes some seconds in one piece. */
const DRAWS = { page: '--draws 1000000000', here: '--draws 12000000' } as const;

/** The command as it is installed, with a folder to work in. */
export interface InstalledLab {
  readonly folder: string;
  /** Where the command is found first. */
  readonly path: string;
  /** Runs a script of the shell in the folder, to its end. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<{ status: number | null; said: string }>;
  /** The shards that run at this moment, each with its process; of those that one process has started, or of all. */
  runningShards(of?: number): ReadonlyMap<number, number>;
  /** Ends what still runs, and removes all files. */
  remove(): void;
}

/** Installs the package as `npm i -g` does, in a folder of its own. */
export function installLab(): InstalledLab {
  const home = mkdtempSync(join(tmpdir(), 'cluster-'));
  const [folder, bin] = [join(home, 'work'), join(home, 'bin')];
  for (const made of [folder, bin]) mkdirSync(made);
  execFileSync(process.execPath, [join(ROOT, 'tools/build/library.mjs'), join(home, 'lib')]);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  symlinkSync('../lib/lab.js', join(bin, 'robo-da-sorte-lab'));
  symlinkSync(join(ROOT, 'deploy'), join(folder, 'deploy'));
  const path = `${bin}:${dirname(process.execPath)}:${process.env.PATH}`;
  const running = new Set<number>();
  return {
    folder,
    path,
    run(script, env = {}) {
      // A home of its own: what shells and GNU parallel keep in one is neither read nor written.
      const child = spawn('sh', ['-c', script], {
        cwd: folder,
        env: { ...process.env, HOME: folder, PATH: path, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      if (child.pid) running.add(child.pid);
      let said = '';
      for (const output of [child.stdout, child.stderr])
        output.setEncoding('utf8').on('data', (text) => (said += text));
      return new Promise((done, fail) => {
        child.on('error', fail);
        child.on('close', (status) => {
          running.delete(Number(child.pid));
          done({ status, said });
        });
      });
    },
    runningShards: (of) => {
      const own = processes(of).filter(({ args }) => args.some((arg) => arg.startsWith(bin)));
      return new Map(own.map(({ pid, args }) => [shardIn(args) ?? taskOf(pid), pid]));
    },
    remove() {
      // A test that has failed may have left one.
      for (const pid of running) cutOff(pid);
      // What was cut off may still be writing its last.
      rmSync(home, { recursive: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The shard that a command names. */
function shardIn(args: readonly string[]): number | undefined {
  const [, index] = /^(\d+)\/\d+$/.exec(args[args.indexOf('--shard') + 1] ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
}

/** The task of a Slurm array that a process is. */
function taskOf(pid: number): number {
  return Number(variablesOf(pid).get('SLURM_ARRAY_TASK_ID'));
}

/** A command of a section of the page, by its place there, for fewer draws. */
export function commandOf(section: string, index = 0): string {
  const page = readFileSync(join(ROOT, 'docs/cluster.md'), 'utf8');
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const [, command] = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)][index] ?? [];
  if (!command) throw new Error(`no command ${index} in «${section}»`);
  return command.trimEnd().replace(DRAWS.page, DRAWS.here);
}

/** The experiment of all commands of the page in one piece. */
export function wholeCommand(): string {
  const [experiment] =
    /robo-da-sorte-lab simulate[\s\S]*?(?= --shard)/.exec(commandOf('GNU parallel on one machine')) ?? [];
  return `${experiment} --json`;
}
