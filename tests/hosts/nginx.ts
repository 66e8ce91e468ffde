import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployed, type Server } from './server.ts';

/** Debian's place for it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI_MODULE);

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with `deploy/nginx.conf`, all in one process, which writes nowhere else. */
export const nginx: Server = {
  name: 'nginx',
  program: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync),
  hasBrotli,
  args: (config, folder) => ['-p', folder, '-e', 'stderr', '-c', config],
  ready: 'event method',
  config: (place) => `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${join(place.folder, 'pid')};
error_log stderr notice;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${join(place.folder, name)};`).join('\n  ')}
  ${hasBrotli ? readFileSync('deploy/brotli.conf', 'utf8') : ''}
  ${deployed('nginx.conf', place, 'listen 80;', `listen 127.0.0.1:${place.port};`)}
}
`,
};
