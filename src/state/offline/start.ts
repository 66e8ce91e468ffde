import { home } from '../../content/home/home.ts';
import { isInstalled } from '../../platform/install.ts';
import { isLineDear } from '../../platform/line.ts';
import { flagFormat, storedValue } from '../../platform/stored-value.ts';
import { run } from '../run/run.ts';
import { countResults } from './install.ts';
import { keepRunsUndisturbed } from './undisturbed-runs.ts';
import { isRunning, onceRun, startUpdates } from './updates.ts';

/** How long a first visit rests before the files for use without a network come, in milliseconds. */
const REST_MS = 30_000;

const visited = storedValue('visited', flagFormat(false));

/**
 * Starts what makes the app an installed one, and work without a network. The files for that come after what somebody
 * is here for: on a first visit after its first result, or a while; where each byte counts, on the next visit, or in
 * the installed app.
 */
export async function startOffline(): Promise<void> {
  keepRunsUndisturbed();
  followShortcut();
  countResults();
  const isKnown = visited.read() || isInstalled();
  visited.change(() => true);
  if (!isKnown) {
    if (isLineDear()) return;
    await Promise.race([onceRun(() => run.phase === 'shown'), new Promise((resolve) => setTimeout(resolve, REST_MS))]);
  }
  await onceRun(() => !isRunning());
  await startUpdates();
}

/**
 * Does what a shortcut of the installed app is for. Nothing that counts: anybody can send its address, so a run starts
 * with a tap only.
 */
function followShortcut(): void {
  const start = firstQuery().get('start');
  // The shortcut of an app that an earlier version has installed.
  if (start === 'saved') location.replace('?view=saved');
  if (start === 'quick') focusButton(home.quick);
}

/** The query of the address that this page was loaded from, whatever the address is now. */
function firstQuery(): URLSearchParams {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name || location.href).searchParams;
}

/** Moves the focus, and with it the view, to the first button whose text begins like this. */
function focusButton(text: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  buttons.find(({ textContent }) => textContent?.trim().startsWith(text))?.focus();
}
