import { proxy } from 'valtio/vanilla';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import type { AddressSearch } from './address.ts';

const KEY = 'own-results';

/** Most results that are remembered as made in this browser. */
const MOST = 50;

/** The results that were made in this browser, as their links have them, the newest first. */
export const ownResults = proxy<{
  packed: readonly string[];
  /** The newest that has been seen. */
  last: string | undefined;
}>({ packed: [], last: undefined });

/** Takes over those of earlier visits. Call after hydration. */
export function restoreOwnResults(): void {
  const packed = (readStored(KEY) ?? '').split(' ').filter(Boolean);
  Object.assign(ownResults, { packed, last: packed[0] });
}

/** Notes the address of a result that is made here, or changed. */
export function noteOwnResult({ [PACKED_KEY]: packed = '' }: AddressSearch): void {
  ownResults.packed = [packed, ...ownResults.packed].slice(0, MOST);
}

/** Keeps the newest result, which has just been seen. A run that was left before is never the last ticket. */
export function keepOwnResult(): void {
  const { packed } = ownResults;
  ownResults.last = packed[0];
  writeStored(KEY, packed.join(' '));
}
