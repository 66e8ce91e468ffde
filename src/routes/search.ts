import { ADDRESS_KEYS, type AddressSearch, textIn } from '../state/address/address.ts';

/**
 * Query parameters as plain text. The router's own parser reads them as JSON, which would turn the seed "123" into a
 * number and "1e3" into another seed.
 */
export function parseSearch(query: string): AddressSearch {
  const given = new URLSearchParams(query);
  return pickKnown((key) => textIn(given, key));
}

/** The query string of some parameters, with its question mark; empty without parameters. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined) query.set(key, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The known parameters of a search object; whatever else it has is dropped. */
export function validateSearch(search: Record<string, unknown>): AddressSearch {
  return pickKnown((key) => {
    const value = search[key];
    return typeof value === 'string' ? value : undefined;
  });
}

function pickKnown(read: (key: string) => string | undefined): AddressSearch {
  const known: Record<string, string> = {};
  for (const key of ADDRESS_KEYS) {
    const value = read(key);
    if (value !== undefined) known[key] = value;
  }
  return known;
}
