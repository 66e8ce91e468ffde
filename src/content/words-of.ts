/**
 * The words of a code in a table; `otherwise` for an unknown code, even one named like a method of objects: codes come
 * from workers, hosts and files.
 */
export function wordsOf<T>(table: Readonly<Record<string, T>>, code: string, otherwise: T): T {
  return Object.keys(table).includes(code) ? (table[code] as T) : otherwise;
}

/** The words at the end of a `switch` over all known codes, for codes from elsewhere. */
export function otherWords(_code: never, otherwise: string): string {
  return otherwise;
}
