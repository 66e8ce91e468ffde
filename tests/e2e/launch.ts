import { type Browser, chromium } from 'playwright-core';

// A Chromium that looks for its maker's servers would fail on a closed network, noisily.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium that is at a path, without a window, with these arguments more. */
export function launchQuiet(executablePath: string, ...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...QUIET, ...more] });
}
