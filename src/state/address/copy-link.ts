import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { copyText } from '../../platform/clipboard.ts';
import { resultSearch } from './run-link.ts';

/**
 * The link that makes a run again. It leads to the main page from wherever it is made: /vip1922 would hand premium on
 * with it. A name or a date that somebody typed is in it only `withPerson`.
 */
export function runLink(receipt: Receipt, withPerson = false): string {
  const run = withPerson ? receipt : withoutPerson(receipt);
  const query = new URLSearchParams({ ...resultSearch(run) });
  return `${location.origin}${import.meta.env.BASE_URL}?${query}`;
}

/** Copies such a link; false when the browser does not let us. */
export function copyRunLink(receipt: Receipt, withPerson = false): Promise<boolean> {
  return copyText(runLink(receipt, withPerson));
}
