import { openModal } from './modal.ts';
import { PATIENCE_MS } from './patience.ts';

/** The address of the script that is to blame: it did not come or is damaged, or came and has begun nothing. */
let wrong: string | undefined;
/** True once a script of ours is known not to come, or to be damaged. */
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** True where the query of an address names the history entry of a run under way. */
export function isGenerating(query: string): boolean {
  return /[?&]view=generating\b/.test(query);
}

/** The progress overlay, which stands at the end of each page; null until that has come. */
export const overlay = () => document.querySelector<HTMLDialogElement>('dialog[data-timing]');

/** Loads the page's own script after the first paint. */
export function loadOncePainted(): void {
  // The window does not hear that a file has come.
  document.addEventListener('load', onScript, true);
  // Once it is loaded this does nothing.
  const load = () => moveIn(0);
  // The browser does not paint a tab that nobody looks at.
  setTimeout(load, 1000);
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}

/** Loads what makes runs; again it does nothing. */
export const loadRun = () => moveIn(1);

/** Moves what one of the page's templates has into the page. */
function moveIn(index: number): void {
  const template = document.querySelectorAll('template')[index] as HTMLTemplateElement;
  document.body.append(template.content);
}

/** Says that the script does not come: at once if that is known, else after `PATIENCE_MS`. */
export function awaitPage(): void {
  timer ??= setTimeout(tellLost, PATIENCE_MS);
  if (isLost) tellLost();
}

/** To be called when the page is live: there is nothing to say. */
export function stopWaiting(): void {
  clearTimeout(timer);
  delete overlay()?.dataset.lost;
}

/**
 * Hears that a script of the page has come, did not come, or is damaged; those of an extension are none of the page's.
 */
export function onScript({ type: what, target, filename }: Event & Partial<ErrorEvent>): void {
  const { type, src } = target as HTMLScriptElement;
  const address = filename ?? (type === 'module' ? src : '');
  if (address.startsWith(location.origin) && !isLost) {
    wrong = address;
    isLost = what === 'error';
  }
  if (isLost && timer) tellLost();
}

/**
 * Loads the page again. What is wrong may be kept: by the browser for a year, by the service worker until its next
 * version. So the script and the page are fetched first, past the browser's cache, and if the host has a page, the
 * service worker goes; the live page asks for it again. A second tap does not wait for that.
 */
export function reloadLost(): void {
  const again = () => location.reload();
  if (!wrong) {
    again();
    return;
  }
  renew(wrong)
    .then(() => renew(location.href))
    .then(({ ok }) => (ok ? navigator.serviceWorker?.getRegistration() : undefined))
    .then((known) => known?.unregister())
    .then(again, again);
  wrong = undefined;
}

/** Fetches what stands at an address past the browser's cache, which keeps only what is read to its end. */
async function renew(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'reload' });
  await answer.blob();
  return answer;
}

function tellLost(): void {
  const dialog = overlay();
  if (!dialog) return;
  dialog.dataset.lost = '';
  openModal(dialog);
}

/** Calls back with every error that nobody has caught. The console shows it all the same. */
export function onUncaught(callback: (error: unknown) => void): void {
  window.addEventListener('unhandledrejection', ({ reason }) => callback(reason));
  window.addEventListener('error', ({ error }) => {
    // Without an error it is none of the page's: a script of an extension, or the notice that a ResizeObserver goes on
    // in the next frame.
    if (error) callback(error);
  });
}
