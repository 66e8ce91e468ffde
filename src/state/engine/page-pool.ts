import { askedWorkers } from '../../platform/debug-flags.ts';
import { noteEvent } from '../../platform/events.ts';
import { type BrowserPoolOptions, createBrowserPool } from '../../pool/browser-pool.ts';
import type { Pool } from '../../pool/pool.ts';
import { engine } from './engine.ts';

/** Why each pool does without workers. */
const causes = new Map<object, typeof engine.degradedBy>();

/** A pool of the page, whatever it is for: what befalls it is noted, and that it does without workers is on the screen. */
export function pagePool(options: Pick<BrowserPoolOptions, 'size' | 'limits'>): Pool {
  const degraded = askedWorkers(location.search) === 0;
  return createBrowserPool({
    ...options,
    degraded,
    onCrash: (cause) => noteEvent(`worker ${cause}`),
    onFault: (fault) => noteEvent(`fault ${fault}`),
    onDegraded(cause) {
      noteEvent(`degraded ${cause ?? 'ended'}`);
      causes.set(options, degraded ? 'asked' : cause);
      // A permanent cause is shown before a stand-in.
      const all = [...causes.values()];
      engine.degradedBy = all.find((each) => each && each !== 'late') ?? all.find(Boolean) ?? null;
    },
  });
}
