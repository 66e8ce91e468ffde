import { withoutPerson } from '../../../workers/shared/personal-options.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import { copyText } from '../../platform/clipboard.ts';
import { resultSearch } from './run-link.ts';

/**
 * Copies the link that makes a run again; false when the browser does not let us. It leads to the
 * main page from wherever it is copied: /vip1922 would hand premium on with it. A name or a date
 * that somebody typed is in it only `withPerson`.
 */
export function copyRunLink(receipt: Receipt, withPerson = false): Promise<boolean> {
  const run = withPerson ? receipt : withoutPerson(receipt);
  const query = new URLSearchParams({ ...resultSearch(run) });
  return copyText(`${location.origin}${import.meta.env.BASE_URL}?${query}`);
}
