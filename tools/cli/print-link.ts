import { LinkError } from '../../workers/replay/errors.ts';
import { writeReceiptLink } from '../../workers/replay/receipt-link.ts';
import { receiptOf } from '../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import { MAX_GAMES } from '../../workers/shared/run/run-limits.ts';
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
    throw new UsageError(`--site ${JSON.stringify(site)}: expected an address as in https://example.org/`);
  }
}
