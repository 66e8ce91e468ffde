import { proxy } from 'valtio/vanilla';
import type { DegradedCause } from '../../pool/pool-options.ts';

/** What the screen knows of the worker pool. */
export const engine = proxy<{
  /**
   * Why the page computes on its own thread until it is loaded again: what befell the pool, or `asked` when the address
   * wants it so. Null while it has workers.
   */
  degradedBy: DegradedCause | 'asked' | null;
}>({ degradedBy: null });
