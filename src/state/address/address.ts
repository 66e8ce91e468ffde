import {
  checkLink,
  isPoolSize,
  LINK_NAMES,
  type LinkSearch,
  linkParameter,
  missingParameters,
  onlyText,
  writeLink,
} from '../../../workers/shared/link.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import {
  type GenerateRequest,
  RequestError,
  type RequestField,
} from '../../../workers/shared/request.ts';
import type { OptionField } from '../../../workers/shared/strategy-options.ts';
import type { View } from '../../editions.ts';

/** The query parameters that the app reads; all are plain text. */
export const ADDRESS_KEYS = ['view', ...LINK_NAMES, 'workers'] as const;

export type AddressSearch = { readonly [K in (typeof ADDRESS_KEYS)[number]]?: string };

/** The text of a parameter in a query; undefined when there is none. */
export function textIn(query: URLSearchParams, key: string): string | undefined {
  return onlyText(key, query.getAll(key));
}

/** Goes to an address of the page, as a new history entry unless `replace` is set. */
export type Go = (search: AddressSearch, options?: { readonly replace?: boolean }) => void;

/** What could not be read. */
interface AddressProblem {
  readonly field: RequestField;
  /** Which of the options, when `field` is `options`. */
  readonly option?: OptionField;
  /** The address has nothing for it. What it has instead is not told: it may be anybody's words. */
  readonly isMissing: boolean;
  /** Some part of a link has nothing at all: it was cut on its way. */
  readonly isCut: boolean;
}

/** What the address asks for. */
export interface Address {
  readonly view: View;
  /** The run to show: there if, and only if, the view is `result`. */
  readonly request?: GenerateRequest;
  /** The first thing in a link to a run that could not be read; the view is then `home`. */
  readonly problem?: AddressProblem;
}

/** Parameters that only a link to a run has. */
const RUN_KEYS = ['lottery', 'games', 'strategy', 'seed', 'historySeed', 'now'] as const;

/** Reads an address; a view that `views` does not have, or a run that cannot be made, is home. */
export function readAddress(search: AddressSearch, views: readonly View[]): Address {
  const view = views.find((known) => known === search.view);
  if (view !== undefined && view !== 'result') return { view };
  if (!RUN_KEYS.some((key) => linkParameter(search, key) !== undefined)) return { view: 'home' };
  try {
    return { view: 'result', request: checkLink(search) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { view: 'home', problem: addressProblemOf(search, error) };
  }
}

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return { view: 'result', ...writeLink(receipt) };
}

/** What of an address is kept wherever one goes from it: the number of workers. */
export function keptSearch({ workers, pool }: AddressSearch): AddressSearch {
  const kept = workers ?? (pool !== undefined && isPoolSize(pool) ? pool : undefined);
  return kept === undefined ? {} : { workers: kept };
}

function addressProblemOf(search: LinkSearch, { field, option }: RequestError): AddressProblem {
  const missing = missingParameters(search);
  const isMissing = missing.some((key) => key === field);
  // What else a link of a newer engine has is not for this page to say.
  const isCut = missing.length > 0 && (field !== 'engine' || isMissing);
  return { field, ...(option && { option }), isMissing, isCut };
}
