import { proxy } from 'valtio/vanilla';
import { PACKED_KEY } from '../../../workers/shared/packed-key.ts';
import { readSession, writeSession } from '../../platform/session.ts';
import type { AddressSearch } from './address.ts';

const KEY = 'last-result';

/** The newest result that was made in this tab, as its link has it; empty when there is none. */
export const lastResult = proxy({ packed: '' });

/** Takes over what was there before a reload of this tab. Call after hydration. */
export function restoreLastResult(): void {
  lastResult.packed = readSession(KEY) ?? '';
}

/** Keeps the address of a result that has just been made here, or changed. */
export function keepLastResult({ [PACKED_KEY]: packed = '' }: AddressSearch): void {
  lastResult.packed = packed;
  writeSession(KEY, packed);
}
