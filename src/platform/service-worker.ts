import { trustedScript } from './trusted-script.ts';

/** How far the copy is: whole, on its way, or neither. */
export type CopyState = 'none' | 'coming' | 'whole';

/** The copy of the app that works without a network. */
export interface OfflineCopy {
  /** True when a newer version is here, whole, and not in use. */
  hasNewer(): boolean;
  /** Puts the newer version to use; resolves when it is, or cannot be. */
  takeNewer(): Promise<void>;
  /** Asks the host for a newer version. */
  check(): void;
}

/**
 * Has a copy of the app made, or kept; `onNewer` is called when a newer version has come, `show` with how far
 * the copy is, at once and whenever that changes. Undefined where the browser has no service workers, or wants none here:
 * the app needs none.
 */
export async function keepOfflineCopy(
  onNewer: () => void,
  show: (state: CopyState) => void,
): Promise<OfflineCopy | undefined> {
  const scope = import.meta.env.BASE_URL;
  try {
    const registration = await navigator.serviceWorker.register(trustedScript('serviceWorker'), { scope });
    // The first version that is installed is not a newer one.
    const hasNewer = () => registration.waiting !== null && registration.active !== null;
    const look = () => {
      const { active, waiting, installing } = registration;
      show(active ? 'whole' : (waiting ?? installing) ? 'coming' : 'none');
    };
    const follow = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && hasNewer()) onNewer();
        look();
      });
    follow(registration.installing);
    look();
    registration.addEventListener('updatefound', () => follow(registration.installing));
    return {
      hasNewer,
      takeNewer: () => takeOver(registration.waiting),
      check: () => void registration.update().catch(() => {}),
    };
  } catch {
    return undefined;
  }
}

function takeOver(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
    worker.postMessage('take-over');
  });
}
