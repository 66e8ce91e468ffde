import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployed, type Server, startServer } from './server.ts';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Debian's place for it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI_MODULE);

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with `deploy/nginx.conf`. */
export const nginx: Server = {
  name: 'nginx',
  program,
  hasBrotli,
  start(root, base = '/') {
    const socket = (folder: string) => join(folder, 'socket');
    return startServer({
      program,
      site: (folder) => ({ socketPath: socket(folder) }),
      args: (config, folder) => ['-p', folder, '-e', 'stderr', '-c', config],
      ready: 'event method',
      config: (folder) => `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${join(folder, 'pid')};
error_log stderr notice;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  ${hasBrotli ? readFileSync('deploy/brotli.conf', 'utf8') : ''}
  ${deployed('nginx.conf', root, base, ['listen 80;', `listen unix:${socket(folder)};`])}
}
`,
    });
  },
};
