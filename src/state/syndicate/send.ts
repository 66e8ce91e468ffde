import { SYNDICATE_PAGE } from '../../editions.ts';
import { downloadText } from '../../platform/download.ts';
import type { Syndicate } from './syndicate.ts';
import { printSyndicate } from './syndicate-file.ts';
import { withoutNames, writeSyndicateLink } from './syndicate-link.ts';

/**
 * The link that shows a group to whoever opens it, in its fragment, which no host sees; the members' names are in it
 * only `withNames`. Undefined where it would be too long.
 */
export function groupLink(group: Syndicate, withNames: boolean): string | undefined {
  const text = writeSyndicateLink(withNames ? group : withoutNames(group));
  if (text === undefined) return undefined;
  return `${location.origin}${import.meta.env.BASE_URL.slice(0, -1)}${SYNDICATE_PAGE.path}#${text}`;
}

/** Offers a group as a file, with the members' names only `withNames`; false when the browser does not let us. */
export function saveGroup(group: Syndicate, withNames: boolean, name: string): boolean {
  return downloadText(name, printSyndicate(withNames ? group : withoutNames(group)));
}
