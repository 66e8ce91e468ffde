// Runs before anything else, inlined into every page. Until the page is live it answers taps: the
// quick ticket with the progress overlay, others with a sign. The live page does them all.
import { hideHome, lookAtPremium } from './platform/first-look.ts';
import {
  awaitPage,
  loadPage,
  onError,
  overlay,
  reloadLost,
  stopWaiting,
} from './platform/page-script.ts';
import {
  closeOverlay,
  isGenerating,
  openOverlay,
  openSince,
  stopClock,
} from './ui/run/early-overlay.ts';

type Control = HTMLButtonElement | HTMLSelectElement;

const kept: { control: Control; value: string }[] = [];
/** The button of the quick ticket, once tapped. Its overlay lets no other tap come after it. */
let quick: Control | undefined;

function onTap(event: Event): void {
  const control = (event.target as Element).closest?.<Control>('#root button, #root select');
  if (!control) return;
  // The live page does it, in its turn: a page that is half awake must not hear it too.
  event.stopImmediatePropagation();
  const { early } = control.dataset;
  if (early === 'cancel') {
    // The second half of a double tap does not cancel what the first half has opened.
    if ((event as UIEvent).detail > 1) return;
    leave();
  } else if (early === 'retry') {
    control.dataset.kept = '';
    reloadLost();
    // A list says `input` before `change`. React would hydrate what hears it and set it back.
  } else if (event.type === (control.id ? 'change' : 'click')) {
    control.dataset.kept = '';
    if (early === 'quick') {
      quick = control;
      openOverlay(event.timeStamp);
    } else keep(control, control.value);
    awaitPage();
  }
}

function keep(control: Control, value: string): void {
  kept.push({ control, value });
  const page = control.closest<HTMLElement>('[data-lottery]');
  if (page && value) page.dataset.lottery = value;
}

/** Takes back the tap that has opened the overlay. */
function drop(): void {
  delete quick?.dataset.kept;
  quick = undefined;
  closeOverlay();
}

function leave(): void {
  const isPushed = openSince() !== undefined;
  drop();
  if (isPushed) history.back();
}

function onCancel(event: Event): void {
  if (event.target !== overlay()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leave();
}

function onPopState(): void {
  if (openSince() !== undefined && !isGenerating()) drop();
}

function onWholePage({ timeStamp }: Event): void {
  // The browser does not paint a tab that nobody looks at.
  setTimeout(loadPage, 1000);
  new PerformanceObserver(loadPage).observe({ type: 'paint', buffered: true });
  if (quick) openOverlay(timeStamp);
}

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  click: onTap,
  input: onTap,
  change: onTap,
  cancel: onCancel,
  DOMContentLoaded: onWholePage,
  popstate: onPopState,
  error: onError,
};
const listen = (how: 'addEventListener' | 'removeEventListener') => {
  for (const type in LISTENERS) window[how](type, LISTENERS[type] as () => void, true);
};
listen('addEventListener');

window.early = {
  since: openSince,
  take() {
    listen('removeEventListener');
    stopClock();
    stopWaiting();
    if (openSince() === undefined) closeOverlay();
    if (quick) keep(quick, '');
    for (const { control } of kept) delete control.dataset.kept;
    return kept;
  },
};

lookAtPremium();
if (hideHome()) awaitPage();
