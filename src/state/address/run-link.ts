import { checkLink, missingParameters, writeLink } from '../../../workers/shared/link.ts';
import type { LinkSearch } from '../../../workers/shared/link-names.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import { RequestError } from '../../../workers/shared/request.ts';
import type { View } from '../../editions.ts';
import {
  type Address,
  type AddressProblem,
  type AddressSearch,
  links,
  lookAtAddress,
} from './address.ts';

/** Has every address read to its end from here on. */
export function readLinks(): void {
  links.read = readAddress;
}

/** Reads an address; a view that `views` does not have, or a run that cannot be made, is home. */
export function readAddress(search: AddressSearch, views: readonly View[]): Address {
  const { view } = lookAtAddress(search, views);
  if (view !== 'result') return { view };
  try {
    return { view, request: checkLink(search) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { view: 'home', problem: addressProblemOf(search, error) };
  }
}

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return { view: 'result', ...writeLink(receipt) };
}

function addressProblemOf(search: LinkSearch, { field, option }: RequestError): AddressProblem {
  const missing = missingParameters(search);
  const isMissing = missing.some((key) => key === field);
  // What else a link of a newer engine has is not for this page to say.
  const isCut = missing.length > 0 && (field !== 'engine' || isMissing);
  return { field, ...(option && { option }), isMissing, isCut };
}
