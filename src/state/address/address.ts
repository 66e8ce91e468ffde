import { proxy } from 'valtio/vanilla';
import type { LinkFault } from '../../../workers/shared/link/link.ts';
import {
  isPoolSize,
  LINK_NAMES,
  linkParameter,
  onlyText,
  PACKED_KEY,
} from '../../../workers/shared/link/link-names.ts';
import type { View } from '../../editions.ts';

/** The query parameters that the app reads; all are plain text. */
export const ADDRESS_KEYS = ['view', PACKED_KEY, ...LINK_NAMES, 'workers', 'tab', 'lab', 'test'] as const;

export type AddressSearch = { readonly [K in (typeof ADDRESS_KEYS)[number]]?: string };

/** The text of a parameter in a query; undefined when there is none. */
export function textIn(query: URLSearchParams, key: string): string | undefined {
  return onlyText(key, query.getAll(key));
}

/** Goes to an address of the page, as a new history entry unless `replace` is set. */
export type Go = (search: AddressSearch, options?: { readonly replace?: boolean }) => void;

/** What the address asks for. */
export interface Address {
  readonly view: View;
  /** Of the page of real results: which of its rooms, if not «Conferir» itself. */
  readonly room?: 'statistics' | 'file';
  /** What names the run to show, where the view is `result`. */
  readonly link?: AddressSearch;
  /** The first thing in a link to a run that could not be read; the view is then `home`. */
  readonly problem?: LinkFault;
}

/** Parameters that only a link to a run has, beside the packed one. */
const RUN_KEYS = ['lottery', 'games', 'strategy', 'seed', 'historySeed', 'now'] as const;

/** The link that was read last and names no run, by its key, and what is wrong with it. */
export const badLink = proxy<{ key: string; problem: LinkFault | null }>({
  key: '',
  problem: null,
});

/** Tells a link to a run from every other. */
export function linkKey(link: AddressSearch): string {
  return link[PACKED_KEY] ?? JSON.stringify(link);
}

/** What an address asks for; a view that `views` does not have is home. A link is not read for it. */
export function lookAtAddress(search: AddressSearch, views: readonly View[]): Address {
  const view = views.find((known) => known === search.view);
  if (view !== undefined && view !== 'result') return { view };
  const isRun = search[PACKED_KEY] !== undefined || RUN_KEYS.some((key) => linkParameter(search, key) !== undefined);
  const { tab } = search;
  const isRoom = views[0] === 'results' && (tab === 'statistics' || tab === 'file');
  if (!isRun) return { view: views[0] ?? 'home', ...(isRoom && { room: tab }) };
  const { key, problem } = badLink;
  return problem && key === linkKey(search) ? { view: 'home', problem } : { view: 'result', link: search };
}

/** The parameter that every link within the app keeps: the number of workers. */
export function keptSearch({ workers, pool }: AddressSearch): AddressSearch {
  const kept = workers ?? (pool !== undefined && isPoolSize(pool) ? pool : undefined);
  return kept === undefined ? {} : { workers: kept };
}
