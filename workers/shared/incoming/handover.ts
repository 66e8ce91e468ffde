import { MAX_EXPORT_BYTES } from '../check/played-game.ts';

/** Where the system sends what is shared with the installed app, below the site's path. No page: it leads to one. */
export const INCOMING_PATH = 'receber';

/** The page that reads what has come, below the site's path. */
export const INCOMING_PAGE = 'resultados?tab=file';

/** What the parts of a share are called. */
export const INCOMING_FIELDS = { text: 'text', url: 'url', title: 'title', files: 'files' } as const;

/** Most bytes of one share, all of it together: as much as the reader that takes the largest file. */
export const MAX_INCOMING_BYTES = MAX_EXPORT_BYTES;

/** Most files of one share: each is read on its own, and thousands of them take many seconds. */
export const MAX_INCOMING_FILES = 50;

/**
 * How a share has come. `waiting`: it is put aside; `nothing`: neither a file nor a text was in it; `refused`: the
 * browser keeps nothing; `lost`: it went to the host, which takes nothing.
 */
const ARRIVALS = ['waiting', 'too-large', 'too-many', 'nothing', 'refused', 'lost'] as const;

export type Arrival = (typeof ARRIVALS)[number];

const SIGN = '#recebido=';

/** The path, below the site's, of the page that reads what has come, with the way it came. */
export function landing(arrival: Arrival): string {
  return `${INCOMING_PAGE}${SIGN}${arrival}`;
}

/** What the fragment of an address says of a share; undefined for any other. */
export function arrivalIn(fragment: string): Arrival | undefined {
  return ARRIVALS.find((arrival) => fragment === SIGN + arrival);
}

/** The cache that a share is put aside in, as its only entry; `scope` is the whole address of the site. */
export function incomingCache(scope: string): string {
  return `robo-da-sorte-incoming:${scope}`;
}

/** The lock that a page holds while a run is under way. */
export function runLock(scope: string): string {
  return `robo-da-sorte-run:${scope}`;
}
