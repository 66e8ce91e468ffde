import { checkLink, missingParameters } from '../../../workers/shared/link.ts';
import { PACKED_KEY } from '../../../workers/shared/link-names.ts';
import { PackedError } from '../../../workers/shared/packed-error.ts';
import { checkPacked, writePacked } from '../../../workers/shared/packed-link.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import { type GenerateRequest, RequestError } from '../../../workers/shared/request.ts';
import type { View } from '../../editions.ts';
import { type Address, type AddressProblem, type AddressSearch, lookAtAddress } from './address.ts';

/** What an address says in full. */
export type ReadAddress = Omit<Address, 'link'> & {
  /** The run to show, where the view is `result`. */
  readonly request?: GenerateRequest;
};

/** Reads an address; a view that `views` does not have, or a run that cannot be made, is home. */
export function readAddress(search: AddressSearch, views: readonly View[]): ReadAddress {
  const { view } = lookAtAddress(search, views);
  if (view !== 'result') return { view };
  try {
    const packed = search[PACKED_KEY];
    return { view, request: packed === undefined ? checkLink(search) : checkPacked(packed) };
  } catch (error) {
    const problem =
      error instanceof PackedError
        ? packedProblemOf(error)
        : error instanceof RequestError && addressProblemOf(search, error);
    if (!problem) throw error;
    return { view: 'home', problem };
  }
}

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return { [PACKED_KEY]: writePacked(receipt) };
}

function packedProblemOf({ fault }: PackedError): AddressProblem {
  // A newer packing, like a newer engine, comes from a newer app.
  const field = fault === 'newer' ? 'engine' : 'packed';
  return { field, isMissing: false, isCut: fault === 'cut' };
}

function addressProblemOf(search: AddressSearch, { field, option }: RequestError): AddressProblem {
  const missing = search[PACKED_KEY] === undefined ? missingParameters(search) : [];
  const isMissing = missing.some((key) => key === field);
  // Only a newer app can check the rest of a link with a newer engine.
  const isCut = missing.length > 0 && (field !== 'engine' || isMissing);
  return { field, ...(option && { option }), isMissing, isCut };
}
