import { awaitCopy } from '../e2e/faulty-host.ts';
import type { Step } from './fault.ts';
import { inChromium, until } from './hands.ts';

// The copy of the app that a service worker keeps, in Chromium where a case asks for one.

/** Waits until the service worker keeps all of the page. */
export const kept: Step = ({ visit }) => visit.evaluate('navigator.serviceWorker.ready.then(() => {})');

/** Waits for it too, and has the browser's own cache forget the files. */
export const keptAlone = inChromium(awaitCopy);

/** Leaves the site so much room. */
export const room = (quotaSize: number): Step =>
  inChromium(async (page, { site: origin }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  });

/** Shows in the page what becomes of the service worker that it registers. */
export const WATCH_INSTALLING = `if (typeof ServiceWorkerContainer !== 'undefined') {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...args) {
    const registration = await register.apply(this, args);
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      document.documentElement.dataset.worker = worker.state;
    });
    return registration;
  };
}`;

/** Waits until it is in one of these states. */
export const becomes = (...states: readonly string[]): Step =>
  until((...wanted: readonly string[]) => wanted.includes(document.documentElement.dataset.worker ?? ''), ...states);
