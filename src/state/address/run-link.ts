import { readLink } from '../../../workers/shared/link/link.ts';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { writePacked } from '../../../workers/shared/link/packed-link.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { View } from '../../editions.ts';
import { type Address, type AddressSearch, lookAtAddress } from './address.ts';

/** What an address says in full. */
export type ReadAddress = Omit<Address, 'link'> & {
  /** The run to show, where the view is `result`. */
  readonly request?: Receipt;
};

/** Reads an address; a view that `views` does not have, or a run that cannot be made, is home. */
export function readAddress(search: AddressSearch, views: readonly View[]): ReadAddress {
  const { view } = lookAtAddress(search, views);
  if (view !== 'result') return { view };
  const read = readLink(search);
  return read.ok ? { view, request: read.request } : { view: 'home', problem: read.fault };
}

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return { [PACKED_KEY]: writePacked(receipt) };
}
