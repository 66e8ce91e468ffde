import { LinkError } from '../replay/errors.ts';
import { writeReceiptLink } from '../replay/receipt-link.ts';
import { receiptOf } from '../shared/receipt.ts';
import type { GenerateRequest } from '../shared/request.ts';
import { MAX_GAMES } from '../shared/run-limits.ts';
import { UsageError } from './usage.ts';

/** The link to a run with the page at an address; throws a UsageError where there can be none. */
export function linkOf(request: GenerateRequest, site: string): string {
  if (request.games > MAX_GAMES) {
    throw new UsageError(`--print-link: a link has at most ${MAX_GAMES} games`);
  }
  try {
    return writeReceiptLink(receiptOf(request), site);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    throw new UsageError(
      `--site ${JSON.stringify(site)}: expected an address as in https://example.org/`,
    );
  }
}
