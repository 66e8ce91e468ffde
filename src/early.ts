// Runs before anything else, inlined into every page. Until the page is live it answers taps: the quick ticket with the
// progress overlay, others with a sign. The live page does them all.
import { hideHome, lookAtPremium } from './platform/first-look.ts';
import { awaitPage, loadOncePainted, onScript, overlay, reloadLost, stopWaiting } from './platform/page-script.ts';
import { handOver, leaveOverlay, noteEntry, openSince, openTapped, tapQuick } from './ui/run/early-overlay.ts';

type Control = HTMLButtonElement | HTMLSelectElement;

const kept: { control: Control; value: string }[] = [];

function onTap(event: Event): void {
  const control = (event.target as Element).closest?.<Control>('#root button, #root select');
  if (!control) return;
  // The live page does it, in its turn: a page that is half awake must not hear it too.
  event.stopImmediatePropagation();
  const { early } = control.dataset;
  if (early === 'cancel') {
    // The second half of a double tap does not cancel what the first half has opened.
    if ((event as UIEvent).detail < 2) leaveOverlay();
  } else if (early === 'retry') {
    control.dataset.kept = '';
    reloadLost();
    // A list says `input` before `change`. React would hydrate what hears it and set it back.
  } else if (event.type === (control.id ? 'change' : 'click')) {
    control.dataset.kept = '';
    if (early === 'quick') tapQuick(control as HTMLButtonElement, event.timeStamp);
    else keep(control, control.value);
    awaitPage();
  }
}

function keep(control: Control, value: string): void {
  kept.push({ control, value });
  const page = control.closest<HTMLElement>('[data-lottery]');
  if (page && value) page.dataset.lottery = value;
}

function onCancel(event: Event): void {
  if (event.target !== overlay()) return;
  event.stopImmediatePropagation();
  leaveOverlay();
}

function onWholePage({ timeStamp }: Event): void {
  loadOncePainted();
  openTapped(timeStamp);
}

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  click: onTap,
  input: onTap,
  change: onTap,
  cancel: onCancel,
  DOMContentLoaded: onWholePage,
  popstate: noteEntry,
  error: onScript,
};
const listen = (how: 'addEventListener' | 'removeEventListener') => {
  for (const type in LISTENERS) window[how](type, LISTENERS[type] as () => void, true);
};
listen('addEventListener');

window.early = {
  since: openSince,
  take() {
    listen('removeEventListener');
    stopWaiting();
    const quick = handOver();
    if (quick) keep(quick, '');
    for (const { control } of kept) delete control.dataset.kept;
    return kept;
  },
};

lookAtPremium();
if (hideHome()) awaitPage();
