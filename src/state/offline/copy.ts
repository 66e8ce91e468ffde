import { proxy } from 'valtio/vanilla';
import { isAppHere } from '../../platform/line.ts';
import type { CopyState } from '../../platform/service-worker.ts';

/** The copy of the app that works without a network, as far as this page knows. */
export const offlineCopy = proxy<{ state: CopyState }>({
  state: isAppHere() ? 'whole' : 'none',
});
