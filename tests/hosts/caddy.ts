import { existsSync } from 'node:fs';
import { deployed, type Server } from './server.ts';

/** Caddy with `deploy/Caddyfile`. */
export const caddy: Server = {
  name: 'Caddy',
  program: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync),
  hasBrotli: true,
  args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  ready: 'serving initial configuration',
  config: (place) => `{
  admin off
}
${deployed('Caddyfile', place, ':80 {', `http://127.0.0.1:${place.port} {`)}`,
};
