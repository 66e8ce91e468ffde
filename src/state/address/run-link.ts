import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { writePacked } from '../../../workers/shared/link/packed-link.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { AddressSearch } from './address.ts';

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return { [PACKED_KEY]: writePacked(receipt) };
}

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
