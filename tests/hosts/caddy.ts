import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deployed, type Server, startServer } from './server.ts';

const program = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync);

/** Caddy with `deploy/Caddyfile`. */
export const caddy: Server = {
  name: 'Caddy',
  program,
  hasBrotli: true,
  start(root, base = '/') {
    const socket = (folder: string) => join(folder, 'socket');
    return startServer({
      program,
      site: (folder) => ({ socketPath: socket(folder) }),
      args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
      ready: 'serving initial configuration',
      config: (folder) =>
        `{\n  admin off\n}\n${deployed('Caddyfile', root, base, [':80 {', `:80 {\n  bind unix/${socket(folder)}`])}`,
    });
  },
};
