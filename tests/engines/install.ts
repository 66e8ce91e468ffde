import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findParallel } from '../cluster/programs.ts';
import { apache } from '../hosts/apache.ts';
import { caddy } from '../hosts/caddy.ts';
import { nginx } from '../hosts/nginx.ts';
import { findFirefox, findWebKit } from './installed.ts';

/** Debian's packages of all that is looked for; the module is not in every Debian. */
const PROGRAMS = 'firefox-esr webkit2gtk-driver xvfb parallel';
const NGINX = ['nginx-light libnginx-mod-http-brotli-static', 'nginx-light'];
const SERVERS = 'apache2 caddy';

/** Says how long it took: nobody is there to see it. */
const INSTALL = `start=$(date +%s)
  get() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
  apt-get update -qq && get ${PROGRAMS}; ${NGINX.map((names) => `get ${names}`).join(' || ')}; get ${SERVERS}
  echo "Firefox, WebKitGTK, servers and GNU parallel: installed in $(($(date +%s) - start)) s"`;

/**
 * Starts to install the missing browsers, servers and GNU parallel beside the tests that need none of them, and resolves when that has
 * ended. Only where the environment says CI, on a Debian, as root: nobody else has asked.
 */
export async function installEngines(): Promise<void> {
  const isOurs = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const isComplete =
    findFirefox() && findWebKit() && findParallel() && [nginx, apache, caddy].every(({ program }) => program);
  if (!process.env.CI || !isOurs || isComplete) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn('sh', ['-c', INSTALL], { stdio: ['ignore', 2, 2], env }), 'close');
}
