// Finds or installs a Chromium to test in. Plain JavaScript: it also runs as a program.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Without a window's own pages: the end-to-end tests take half as long. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Path of a Chromium: the one CHROMIUM_PATH names, the system's, or Playwright's; else undefined. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** The same, after an attempt to install one: with apt on Debian, else with Playwright's command. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  process.stderr.write('No Chromium found: installing one…\n');
  if (existsSync('/etc/debian_version')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    run([...sudo, 'apt-get', 'update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findChromium()) break;
      run([...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
  if (!findChromium()) run(['npx', 'playwright-core', 'install', '--with-deps', 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}

function run([command = '', ...args]) {
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
