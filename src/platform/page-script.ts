import { openModal } from './modal.ts';
import { PATIENCE_MS } from './patience.ts';

/** The address of the first script of ours that did not come, or is damaged. */
let lost: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The progress overlay, which stands at the end of each page; null until that has come. */
export const overlay = () => document.querySelector<HTMLDialogElement>('dialog[data-timing]');

/** Loads the page's own script after the first paint. */
export function loadOncePainted(): void {
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
  document.head.append(template.content);
}

/** Says that the script does not come: at once if that is known, else after `PATIENCE_MS`. */
export function awaitPage(): void {
  timer ??= setTimeout(tellLost, PATIENCE_MS);
  if (lost) tellLost();
}

/** To be called when the page is live: there is nothing to say. */
export function stopWaiting(): void {
  clearTimeout(timer);
  delete overlay()?.dataset.lost;
}

/** Hears that a script of the page did not come, or is damaged; those of an extension are none of the page's. */
export function onError({ target, filename }: Event & Partial<ErrorEvent>): void {
  const { type, src } = target as HTMLScriptElement;
  const address = filename ?? (type === 'module' ? src : '');
  if (address.startsWith(location.origin)) lost ??= address;
  if (lost && timer) tellLost();
}

/**
 * Loads the page again. The browser may have kept a wrong script for a year, so a good one takes its place first; a
 * second tap does not wait for that.
 */
export function reloadLost(): void {
  const again = () => location.reload();
  if (!lost) {
    again();
    return;
  }
  // The browser caches an answer only if it is read to its end.
  fetch(lost, { cache: 'reload' })
    .then((answer) => answer.blob())
    .then(again, again);
  lost = undefined;
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
