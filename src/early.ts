// Runs before anything else, inlined into every page. Answers what is tapped before the page is
// live: the quick ticket with the progress overlay itself, which stands in every page, the rest with
// a sign; all of it is done once the page is live, or told when its script does not come. Hides the
// prerendered home while a link leads to another view, and what premium has no use for.
import { closeModal, openModal } from './platform/modal.ts';
import { PATIENCE_MS } from './platform/patience.ts';
import { startProgress } from './state/run/progress.ts';
import { paintOverlay } from './ui/run/paint-overlay.ts';

type Control = HTMLButtonElement | HTMLSelectElement;

const CONTROLS = '#root button, #root select';

/** Where the taps are while the page is loaded again. */
const KEPT_KEY = 'robo-da-sorte:v1:taps';

let kept: { control: Control; value: string }[] = [];
let isLost = false;
let lostTimer: ReturnType<typeof setTimeout> | undefined;
let since: number | undefined;
let stop = () => {};

const { classList } = document.documentElement;
const isGenerating = () => /[?&]view=generating\b/.test(location.search);
const overlay = () => document.querySelector<HTMLDialogElement>('dialog[data-timing]');
const isQuick = (control: Control) => control.dataset.early === 'quick';
/** The same in every load of the page. */
const nameOf = (control: Control) => control.id || control.textContent;
/** Has the page ask for what one of its templates names; again it asks for nothing. */
const askFor = (index: number) =>
  document.head.append(
    (document.querySelectorAll('template')[index] as HTMLTemplateElement).content,
  );
const askForPage = () => askFor(0);

function hear(event: Event): void {
  const control = (event.target as Element).closest?.<Control>(CONTROLS);
  if (!control) return;
  // What is kept is done later, in its turn: not now too, by a page that is half awake.
  event.stopImmediatePropagation();
  const { early } = control.dataset;
  // Not the second half of a double tap, whose first has put it there.
  if (early === 'cancel') (event as UIEvent).detail > 1 || leave();
  else if (early === 'retry') {
    control.dataset.kept = '';
    retry();
  }
  // A list says `input` before `change`, and React hydrates what hears it: that sets it back.
  else if (event.type === (control.id ? 'change' : 'click'))
    keep(control, control.value, event.timeStamp);
}

/** The tap came at `at`, which a busy page hears later. */
function keep(control: Control, value: string, at: number): void {
  kept.push({ control, value });
  control.dataset.kept = '';
  const page = control.closest<HTMLElement>('[data-lottery]');
  if (page && value) page.dataset.lottery = value;
  lostTimer ??= setTimeout(tellLost, PATIENCE_MS);
  if (isQuick(control)) openOverlay(at);
  if (isLost) tellLost();
}

function openOverlay(at: number): void {
  const dialog = overlay();
  // It comes at the end of the page, which may still be on its way.
  if (since !== undefined || !dialog) return;
  const timing = (dialog.dataset.timing as string).split(' ').map(Number);
  const [step, tickMs, completeAt] = timing as [number, number, number];
  since = at;
  window.early.onOverlay?.(since);
  // What of the address is kept, the page says when it has its own say.
  if (!isGenerating()) {
    history.pushState(null, '', `?view=generating&${location.search.slice(1)}`);
  }
  paintOverlay(dialog, 0, 0);
  stop = startProgress(
    { step, tickMs, completeAt },
    { onTick: (percent, message) => paintOverlay(dialog, percent, message) },
    since,
  );
  openModal(dialog);
  askFor(1);
}

/** The overlay goes, and with it the tap that has opened it. */
function close(): void {
  stop();
  since = undefined;
  for (const { control } of kept) if (isQuick(control)) delete control.dataset.kept;
  kept = kept.filter(({ control }) => !isQuick(control));
  closeOverlay();
}

function closeOverlay(): void {
  const dialog = overlay();
  if (dialog) closeModal(dialog);
}

function leave(): void {
  const isPushed = since !== undefined;
  close();
  if (isPushed) history.back();
}

function onCancel(event: Event): void {
  if (event.target !== overlay()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leave();
}

function onPopState(): void {
  if (since !== undefined && !isGenerating()) close();
}

function tellLost(): void {
  const dialog = overlay();
  if (!dialog) return;
  dialog.dataset.lost = '';
  openModal(dialog);
}

/** A script of the page did not come, or is damaged. */
function onError({ target, filename }: Event & Partial<ErrorEvent>): void {
  const isOurs =
    filename?.startsWith(location.origin) || (target as HTMLScriptElement).type === 'module';
  if (!isOurs) return;
  isLost = true;
  if (lostTimer) tellLost();
}

/**
 * Loads the page again and does there what was tapped here. A wrong script may be in the browser's
 * cache for a year: another takes its place first, unless that takes so long that there is a second tap.
 */
function retry(): void {
  const taps = kept.map(({ control, value }) => [nameOf(control), value]);
  try {
    sessionStorage.setItem(KEPT_KEY, JSON.stringify(taps));
  } catch {
    // The page has another chance at least.
  }
  const again = () => location.reload();
  if (isLost) {
    isLost = false;
    const { src } = document.querySelector('script[src]') as HTMLScriptElement;
    // Only an answer that is read to its end is kept.
    fetch(src, { cache: 'reload' })
      .then((answer) => answer.blob())
      .then(again, again);
  } else again();
}

function takeUp({ timeStamp }: Event): void {
  // A tab that nobody looks at is not painted.
  setTimeout(askForPage, 1000);
  new PerformanceObserver(askForPage).observe({ type: 'paint', buffered: true });
  if (kept.some(({ control }) => isQuick(control))) openOverlay(timeStamp);
  try {
    const taps: string[][] = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? '[]');
    sessionStorage.removeItem(KEPT_KEY);
    for (const [name, value = ''] of taps) {
      const controls = document.querySelectorAll<Control>(CONTROLS);
      const control = [...controls].find((candidate) => nameOf(candidate) === name);
      if (!control) continue;
      control.value = value;
      keep(control, value, timeStamp);
    }
  } catch {
    // What cannot be read is no tap.
  }
}

const LISTENERS: readonly [EventTarget, string, (event: Event) => void][] = [
  [document, 'click', hear],
  [document, 'input', hear],
  [document, 'change', hear],
  [document, 'cancel', onCancel],
  [document, 'DOMContentLoaded', takeUp],
  [window, 'popstate', onPopState],
  [window, 'error', onError],
];
const listen = (how: 'addEventListener' | 'removeEventListener') => {
  for (const [target, type, listener] of LISTENERS) target[how](type, listener, true);
};
listen('addEventListener');

window.early = {
  since: () => since,
  take() {
    listen('removeEventListener');
    stop();
    clearTimeout(lostTimer);
    delete overlay()?.dataset.lost;
    if (since === undefined) closeOverlay();
    for (const { control } of kept) delete control.dataset.kept;
    return kept;
  },
};

try {
  // Lays the page out for premium from its first paint on. The key: `state/premium`.
  if (localStorage.getItem('robo-da-sorte:v1:premium') === 'true') classList.add('premium');
} catch {
  // A browser that keeps nothing has no premium either.
}
if (/[?&](view|r)=/.test(location.search)) {
  classList.add('deep');
  lostTimer = setTimeout(tellLost, PATIENCE_MS);
  // Home is better than nothing when the scripts do not come.
  setTimeout(() => classList.remove('deep'), 8000);
}
