import { readLink } from '../shared/link/link.ts';
import { LINK_NAMES, type LinkSearch, onlyText, PACKED_KEY } from '../shared/link/link-names.ts';
import { writePacked } from '../shared/link/packed-link.ts';
import { type Receipt, receiptOf } from '../shared/run/receipt.ts';
import { MAX_GAMES } from '../shared/run/run-limits.ts';
import { LinkError } from './errors.ts';
import { expectedBy, expectedWords } from './expected.ts';
import { refuseUnknownEngine } from './read-receipt.ts';

/** No link that the app makes is nearly as long. */
export const MAX_LINK_LENGTH = 4096;

/**
 * The receipt in a link to a run, in the forms of all versions of the app. Other parameters (`utm_source`, `view`,
 * `workers`) are ignored. With `site` the link must have its origin. Throws a LinkError, or an EngineError for an
 * unknown engine.
 */
export function readReceiptLink(link: unknown, site?: unknown): Receipt {
  const address = addressOf(link, 'no-run');
  if (site !== undefined && address.origin !== addressOf(site, 'no-site').origin) {
    throw new LinkError('other-site', `the link leads to ${address.origin}, not to the site`);
  }
  const search = searchOf(address);
  if (search[PACKED_KEY] === undefined && !search.lottery && !search.seed) {
    throw new LinkError('no-run', `the link leads to no run; expected one with ${PACKED_KEY}, or lottery and seed`);
  }
  const read = readLink(search);
  if (read.ok) return receiptOf(read.request);
  const { fault, missing, refused } = read;
  if (!refused) throw new LinkError(fault.code, FAULTS[fault.code]);
  const { request, error } = refused;
  refuseUnknownEngine(request.engine);
  const [first] = missing;
  if (first) throw new LinkError('cut', `${FAULTS.cut}: ${first} is missing`, { field: first });
  const wanted = expectedBy(request, error.problem, expectedWords(MAX_GAMES));
  throw new LinkError('damaged', `${FAULTS.damaged}: ${error.message}; ${wanted}`, error.problem);
}

const FAULTS = {
  cut: 'the link was cut',
  damaged: 'the link is damaged',
  newer: 'the link was made by a newer version',
} as const;

/** The link to the run of a receipt, below the address of a site; throws a LinkError for that. */
export function writeReceiptLink(receipt: Receipt, site: unknown): string {
  const link = addressOf(site, 'no-site');
  link.search = `${PACKED_KEY}=${writePacked(receipt)}`;
  link.hash = '';
  if (link.href.length <= MAX_LINK_LENGTH) return link.href;
  throw new LinkError('no-site', 'the link would be too long with this site');
}

function addressOf(given: unknown, fault: 'no-run' | 'no-site'): URL {
  try {
    const link = typeof given === 'object' ? (given as { href?: unknown } | null)?.href : given;
    const address = typeof link === 'string' && link.length <= MAX_LINK_LENGTH && new URL(link);
    if (address && /^https?:$/.test(address.protocol)) return address;
  } catch {}
  throw new LinkError(fault, `${fault === 'no-run' ? 'the link' : 'the site'} is no address of http or https`);
}

function searchOf({ searchParams }: URL): LinkSearch {
  return Object.fromEntries(
    [PACKED_KEY, ...LINK_NAMES].flatMap((name) => {
      const text = onlyText(name, searchParams.getAll(name));
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
