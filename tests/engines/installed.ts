import { existsSync, readdirSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/** What it takes to drive WebKitGTK without a screen. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Path of a Firefox: the one FIREFOX_PATH names or the system's; undefined when there is none. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path));
}

/** WebKitGTK's driver, its browser and a screen for it; undefined when one of them is missing. */
export function findWebKit(): WebKitFiles | undefined {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) return undefined;
  // Debian has a folder for each architecture.
  const folders = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/`);
  const places = ['/usr/libexec/', ...folders].map((folder) => folder + MINI_BROWSER);
  const browser = places.find((path) => existsSync(path));
  return browser ? { driver: DRIVER, browser, screen: SCREEN } : undefined;
}
