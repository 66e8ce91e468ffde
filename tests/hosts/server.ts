import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../cluster/free-ports.ts';

/** Where a built site is, and where its server is to listen; `folder` is the server's own. */
export type Place = Readonly<Record<'root' | 'base' | 'folder', string> & { port: number }>;

/** A real server. It takes nothing from the machine's own. */
export interface Server {
  readonly name: string;
  /** Its path; undefined where it is not installed. */
  readonly program: string | undefined;
  readonly hasBrotli: boolean;
  readonly config: (place: Place) => string;
  readonly args: (config: string, folder: string) => readonly string[];
  /** What it says on standard error when it listens. */
  readonly ready: string;
}

/** Starts a server for a built site, whose root is given, below a base; throws what it says where it ends instead. */
export async function startServer({ program = '', config, args, ready }: Server, root: string, base = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'config');
  writeFileSync(file, config({ root, base, port, folder }));
  // A file: Apache cannot open its standard error again where that is a socket, as Node's pipes are.
  const log = join(folder, 'log');
  const said = openSync(log, 'w');
  const watcher = watch(log);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
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
  return { site: `http://127.0.0.1:${port}`, stop };
}

const FOLDER = '/var/www/robo-da-sorte';

/** A file of `deploy/` for a place, with one address to listen on for another; throws where it does not have them. */
export function deployed(name: string, { root, base }: Place, listens: string, instead: string): string {
  const places = [
    [`${FOLDER}/_`, join(root, base, '_')],
    [FOLDER, root],
    [listens, instead],
  ] as const;
  return places.reduce(
    (text, [written, here]) => {
      if (!text.includes(written)) throw new Error(`no «${written}» in deploy/${name}`);
      return text.replaceAll(written, here);
    },
    readFileSync(`deploy/${name}`, 'utf8').replace(/^\s*#.*\n/gm, ''),
  );
}
