import type { Step } from './fault.ts';
import { until } from './hands.ts';

// The copy of the app that a service worker keeps, in Chromium where a case asks for one.

/** Waits until the service worker keeps all of the page. */
export const kept: Step = ({ visit }) => visit.evaluate('navigator.serviceWorker.ready.then(() => {})');

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
