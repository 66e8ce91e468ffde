import type { View } from '../../../src/editions.ts';
import { type Address, type AddressSearch, lookAtAddress } from '../../../src/state/address/address.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';

/** What an address says in full: as the page reads it, and then the view of the tickets. */
export function readAddress(
  search: AddressSearch,
  views: readonly View[],
): Omit<Address, 'link'> & { readonly request?: Receipt } {
  const { view } = lookAtAddress(search, views);
  if (view !== 'result') return { view };
  const read = readLink(search);
  return read.ok ? { view, request: read.request } : { view: 'home', problem: read.fault };
}
