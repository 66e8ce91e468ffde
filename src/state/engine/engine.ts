import { proxy } from 'valtio/vanilla';
import type { DegradedCause } from '../../pool/pool-options.ts';

/** What the screen knows of the worker pool. */
export const engine = proxy<{
  /**
   * Why the page computes on its own thread: what befell a pool, or `asked` when the address wants it so. Until it is
   * loaded again, but for `late`. Null while it has workers.
   */
  degradedBy: DegradedCause | 'asked' | null;
}>({ degradedBy: null });
