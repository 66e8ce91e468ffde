import { createHash } from 'node:crypto';

const PLACE = ' data-mark>';

/**
 * Writes into a page the hash of it, where its last element says `data-mark`. The service worker knows the page by it,
 * to its end, whatever a host has put into it.
 */
export function markPage(page: string): string {
  const mark = createHash('sha256').update(page).digest('base64url').slice(0, 12);
  return page.replace(PLACE, ` data-mark="${mark}">`);
}

/** The mark of a page, undefined where it has none. */
export function markOf(page: string): string | undefined {
  return /data-mark="([\w-]+)"/.exec(page)?.[1];
}
