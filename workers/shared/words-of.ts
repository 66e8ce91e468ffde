/**
 * The words of a code in a table; `otherwise` for a code that is none of its own, whatever it is
 * called: codes come from workers, hosts and files.
 */
export function wordsOf<T>(table: Readonly<Record<string, T>>, code: string, otherwise: T): T {
  return Object.keys(table).includes(code) ? (table[code] as T) : otherwise;
}

/** What is said at the end of a `switch` over all codes that there are: others come from elsewhere. */
export function otherWords(_code: never, otherwise: string): string {
  return otherwise;
}
