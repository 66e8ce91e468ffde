import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findNginx } from '../hosts/nginx.ts';
import { findFirefox, findWebKit } from './installed.ts';

/** Debian's packages of all that is looked for; the module is not in every Debian. */
const BROWSERS = 'firefox-esr webkit2gtk-driver xvfb';
const HOST = ['nginx-light libnginx-mod-http-brotli-static', 'nginx-light'];

/** Says how long it took: nobody is there to see it. */
const INSTALL = `start=$(date +%s)
  get() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
  apt-get update -qq && get ${BROWSERS}; ${HOST.map((names) => `get ${names}`).join(' || ')}
  echo "Firefox, WebKitGTK and nginx: installed in $(($(date +%s) - start)) s"`;

/**
 * Starts to install the missing browsers and nginx beside the tests that need none of them, and resolves when that has
 * ended. Only where the environment says CI, on a Debian, as root: nobody else has asked.
 */
export async function installEngines(): Promise<void> {
  const isOurs = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!process.env.CI || !isOurs || (findFirefox() && findWebKit() && findNginx())) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn('sh', ['-c', INSTALL], { stdio: ['ignore', 2, 2], env }), 'close');
}
