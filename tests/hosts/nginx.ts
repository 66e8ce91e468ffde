import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's place for it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of an nginx; undefined when there is none. */
export function findNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
}

const FOLDER = '/var/www/robo-da-sorte';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** True where nginx can send what was compressed with Brotli. */
export const hasBrotli = existsSync(BROTLI_MODULE);

export interface Nginx {
  /** The socket that it listens on. */
  readonly socket: string;
  stop(): Promise<void>;
}

/** Starts nginx with `deploy/nginx.conf` for a built site, whose root is given, below a base. */
export async function startNginx(root: string, base = '/'): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'socket');
  const changes = [
    [`include ${FOLDER}/`, `include ${join(root, base, '/')}`],
    [`root ${FOLDER};`, `root ${root};`],
    ['listen 80;', `listen unix:${socket};`],
  ] as const;
  let server = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [written, here] of changes) {
    if (!server.includes(written)) throw new Error(`no «${written}» in deploy/nginx.conf`);
    server = server.replace(written, here);
  }
  writeFileSync(join(folder, 'server.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const nginx = spawn(findNginx() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(nginx, 'close');
  await new Promise<void>((ready, fail) => {
    let said = '';
    nginx.stderr.on('data', (text) => {
      said += text;
      // It listens by then.
      if (said.includes('event method')) ready();
    });
    nginx.on('error', fail);
    nginx.on('close', () => fail(new Error(said)));
  });
  return {
    socket,
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** All in one process, which writes nowhere else and takes nothing from the machine's own nginx. */
function configuration(folder: string): string {
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`);
  return `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${join(folder, 'pid')};
error_log stderr notice;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  ${hasBrotli ? readFileSync('deploy/brotli.conf', 'utf8') : ''}
  include ${join(folder, 'server.conf')};
}
`;
}
