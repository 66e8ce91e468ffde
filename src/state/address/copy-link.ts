import type { Receipt } from '../../../workers/shared/receipt.ts';
import { copyText } from '../../platform/clipboard.ts';
import { resultSearch } from './address.ts';

/**
 * Copies the link that makes a run again; false when the browser does not let us. It leads to the
 * main page from wherever it is copied: /vip1922 would hand premium on with it.
 */
export function copyRunLink(receipt: Receipt): Promise<boolean> {
  const query = new URLSearchParams({ ...resultSearch(receipt) });
  return copyText(`${location.origin}/?${query}`);
}
