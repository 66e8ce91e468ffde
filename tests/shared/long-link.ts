import type { AddressSearch } from '../../src/state/address/address.ts';
import { writeLink } from '../../workers/shared/link.ts';
import type { Receipt } from '../../workers/shared/receipt.ts';

/** The query of a run as the app wrote it before links were packed: a parameter for each part. */
export function longSearch(receipt: Receipt): AddressSearch {
  return { view: 'result', ...writeLink(receipt) };
}
