import { checkLink, missingParameters, readLink } from '../shared/link.ts';
import { LINK_NAMES, type LinkSearch, onlyText, PACKED_KEY } from '../shared/link-names.ts';
import { PackedError } from '../shared/packed-error.ts';
import { readPacked, writePacked } from '../shared/packed-link.ts';
import { type Receipt, receiptOf } from '../shared/receipt.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError } from '../shared/request.ts';
import { MAX_GAMES } from '../shared/run-limits.ts';
import { LinkError } from './errors.ts';
import { expectedBy, expectedWords } from './expected.ts';
import { refuseUnknownEngine } from './read-receipt.ts';

/** No link that the app makes is nearly as long. */
export const MAX_LINK_LENGTH = 4096;

/**
 * The receipt in a link to a run, in the forms of all versions of the app. Other parameters
 * (`utm_source`, `view`, `workers`) are ignored. With `site` the link must have its origin. Throws
 * a LinkError, or an EngineError for an unknown engine.
 */
export function readReceiptLink(link: unknown, site?: unknown): Receipt {
  const address = addressOf(link, 'no-run');
  if (site !== undefined && address.origin !== addressOf(site, 'no-site').origin) {
    throw new LinkError('other-site', `the link leads to ${address.origin}`);
  }
  const packed = onlyText(PACKED_KEY, address.searchParams.getAll(PACKED_KEY));
  if (packed !== undefined) return readPackedLink(packed);
  const search = searchOf(address);
  const missing = missingParameters(search);
  if (missing.includes('seed') && missing.includes('lottery')) {
    throw new LinkError('no-run', 'the link leads to no run');
  }
  const request = readLink(search);
  try {
    refuseUnknownEngine(request.engine);
    return receiptOf(checkLink(search));
  } catch (error) {
    throw linkErrorOf(error, request, missing);
  }
}

function readPackedLink(text: string): Receipt {
  const receipt = unpacked(text);
  try {
    refuseUnknownEngine(receipt.engine);
    return receiptOf(checkGenerateRequest(receipt));
  } catch (error) {
    throw linkErrorOf(error, receipt, []);
  }
}

function unpacked(text: string): Receipt {
  try {
    return readPacked(text);
  } catch (error) {
    if (!(error instanceof PackedError)) throw error;
    throw new LinkError(error.fault, PACKED_FAULTS[error.fault]);
  }
}

const PACKED_FAULTS = {
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
  throw new LinkError(fault, `${fault === 'no-run' ? 'the link' : 'the site'} is no address`);
}

function searchOf({ searchParams }: URL): LinkSearch {
  return Object.fromEntries(
    LINK_NAMES.flatMap((name) => {
      const text = onlyText(name, searchParams.getAll(name));
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function linkErrorOf(
  error: unknown,
  request: GenerateRequest,
  missing: readonly string[],
): unknown {
  if (!(error instanceof RequestError)) return error;
  const [first] = missing;
  if (first) return new LinkError('cut', `the link was cut: ${first} is missing`, { field: first });
  const { message, problem } = error;
  const wanted = expectedBy(request, problem, expectedWords(MAX_GAMES));
  return new LinkError('damaged', `the link is damaged: ${message}; ${wanted}`, problem);
}
