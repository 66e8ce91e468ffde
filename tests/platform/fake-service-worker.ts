import { vi } from 'vitest';

/** A version of the service worker. */
export class FakeWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser has of a service worker; nothing of it happens by itself. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  /** A version begins to come. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** A version has come whole, and waits. */
  install(worker = this.find()): FakeWorker {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }

  /** The version that waits is put to use. */
  activate(): void {
    this.active = this.waiting;
    this.waiting = null;
    this.active?.become('activated');
  }
}

/** A browser with a service worker in its first version, which is in use. */
export function useFakeServiceWorker(): FakeRegistration {
  const registration = new FakeRegistration();
  registration.install();
  registration.activate();
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
  return registration;
}
