import { home } from '../../content/home/home.ts';
import { enginePool } from '../run/engine-pool.ts';
import { countResults } from './install.ts';
import { keepRunsUndisturbed } from './undisturbed-runs.ts';
import { afterRun, startUpdates } from './updates.ts';

/**
 * Starts what makes the app an installed one, and work without a network. The files for that have the line after what
 * the page itself needs: the engine, and a run that somebody has started.
 */
export async function startOffline(): Promise<void> {
  keepRunsUndisturbed();
  followShortcut();
  countResults();
  await enginePool().warm();
  await afterRun();
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
