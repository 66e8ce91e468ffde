import { proxy } from 'valtio/vanilla';
import { askToInstall, canInstall, dropInstall, hasHomeScreenMenu } from '../../platform/install.ts';
import { flagFormat, plainFormat, storedValue } from '../../platform/stored-value.ts';
import { followRun, run } from '../run/run.ts';

/** Results of a visitor before the app offers to be installed. */
const ENOUGH = 2;

/** The offer to install the app: by the browser's question, or told how to by a menu of Safari. */
export const install = proxy<{ offer: 'question' | 'menu' | null }>({ offer: null });

const results = storedValue('results', plainFormat<number>(0, /^[012]$/));
const offered = storedValue('install-offered', flagFormat(false));

/** Counts the results that are made here from now on, and the one that is there. */
export function countResults(): void {
  let before = run.phase;
  if (before === 'shown' && run.asked) countResult();
  followRun(() => {
    if (before === 'opening' && run.phase === 'shown') countResult();
    before = run.phase;
  });
  window.addEventListener('appinstalled', () => {
    dropInstall();
    noteOffered();
    closeOffer();
  });
}

/** The offer is on screen: this browser does not make it again, whatever comes of it. */
export function noteOffered(): void {
  offered.change(() => true);
}

/** Takes the offer away. */
export function closeOffer(): void {
  install.offer = null;
}

/** The visitor wants the app installed: the browser asks. */
export function acceptInstall(): void {
  closeOffer();
  askToInstall();
}

function countResult(): void {
  results.change((count) => Math.min(count + 1, ENOUGH));
  if (results.read() < ENOUGH || offered.read()) return;
  install.offer = canInstall() ? 'question' : hasHomeScreenMenu() ? 'menu' : null;
}
