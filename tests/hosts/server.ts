import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../build/ask.ts';

/** A real server, as its configuration for a built site makes it. */
export interface Server {
  readonly name: string;
  /** Its path; undefined where it is not installed. */
  readonly program: string | undefined;
  readonly hasBrotli: boolean;
  /** Starts it for a built site, whose root is given, below a base. */
  readonly start: (root: string, base?: string) => Promise<Running>;
}

export interface Running {
  readonly site: Site;
  readonly stop: () => Promise<void>;
}

/** How a server is started. It has a folder of its own, and takes nothing from the machine's own server. */
export interface Start {
  readonly program: string | undefined;
  readonly site: (folder: string) => Site;
  readonly config: (folder: string) => string;
  readonly args: (config: string, folder: string) => readonly string[];
  /** What it says on standard error when it listens. */
  readonly ready: string;
}

/** Starts a server and waits until it listens; throws what it says where it ends instead. */
export async function startServer({ program = '', site, config, args, ready }: Start): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const file = join(folder, 'config');
  writeFileSync(file, config(folder));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  // A file: Apache cannot open its standard error again where that is a socket, as Node's pipes are.
  const log = join(folder, 'log');
  const said = openSync(log, 'w');
  const watcher = watch(log);
  const server = spawn(program, args(file, folder), { stdio: ['ignore', 'ignore', said], env });
  closeSync(said);
  const ended = once(server, 'close');
  await new Promise<void>((done, fail) => {
    watcher.on('change', () => readFileSync(log, 'utf8').includes(ready) && done());
    server.on('error', fail);
    server.on('close', () => fail(new Error(readFileSync(log, 'utf8'))));
  }).finally(() => watcher.close());
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { site: site(folder), stop };
}

const FOLDER = '/var/www/robo-da-sorte';

/** A file of `deploy/` for a root and a base, and with these changes; throws where something to change is not there. */
export function deployed(name: string, root: string, base: string, ...more: (readonly [string, string])[]): string {
  const places = [[`${FOLDER}/_`, join(root, base, '_')], [FOLDER, root], ...more] as const;
  return places.reduce(
    (text, [written, here]) => {
      if (!text.includes(written)) throw new Error(`no «${written}» in deploy/${name}`);
      return text.replaceAll(written, here);
    },
    readFileSync(`deploy/${name}`, 'utf8').replace(/^\s*#.*\n/gm, ''),
  );
}
