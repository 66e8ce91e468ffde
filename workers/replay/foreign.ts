/**
 * The own fields of a plain object of somebody else's, read once; undefined for anything else: a class's object, a Map
 * or a Date has more to it than its fields.
 */
export function fieldsOf(given: unknown): Readonly<Record<string, unknown>> | undefined {
  return readOnce(() => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
    const prototype = Object.getPrototypeOf(given);
    // Plain objects of any realm: their prototype has no prototype itself.
    const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
    return isPlain ? { ...given } : undefined;
  });
}

/**
 * The elements of somebody else's list, read once; undefined for anything else. The holes of a sparse list become
 * values that can be seen.
 */
export function elementsOf(given: unknown): readonly unknown[] | undefined {
  return readOnce(() => (Array.isArray(given) ? Array.from({ length: given.length }, (_, i) => given[i]) : undefined));
}

/** What is read; undefined when reading fails: a getter or a proxy may throw anything. */
function readOnce<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
