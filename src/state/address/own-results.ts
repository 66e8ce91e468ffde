import { proxy } from 'valtio/vanilla';
import { PACKED_KEY } from '../../../workers/shared/packed-key.ts';
import { inNextTask } from '../../platform/next-task.ts';
import { readSession, writeSession } from '../../platform/session.ts';
import type { AddressSearch } from './address.ts';

const KEY = 'own-results';

/** So many are known to be of this tab. */
const MOST = 100;

/** The results that were made in this tab, as their links have them, the newest first. */
export const ownResults = proxy<{
  packed: readonly string[];
  /** The newest that has been seen. */
  last: string | undefined;
}>({ packed: [], last: undefined });

/** Takes over those from before a reload of this tab. Call after hydration. */
export function restoreOwnResults(): void {
  const packed = (readSession(KEY) ?? '').split(' ').filter(Boolean);
  Object.assign(ownResults, { packed, last: packed[0] });
}

/** Notes the address of a result that is made here, or changed. */
export function noteOwnResult({ [PACKED_KEY]: packed = '' }: AddressSearch): void {
  ownResults.packed = [packed, ...ownResults.packed].slice(0, MOST);
}

/** To be called when the newest is seen: it is kept. A run that is left before is nobody's last ticket. */
export function keepOwnResult(): void {
  const { packed } = ownResults;
  ownResults.last = packed[0];
  // In the next task: to store it is much of what the one that shows a result may take.
  inNextTask(() => writeSession(KEY, packed.join(' ')));
}
