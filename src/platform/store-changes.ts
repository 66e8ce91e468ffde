/** Changes of type C of what is stored, a state of type S. */
interface Options<C, S> {
  /** Stores changes in one transaction; none only reads. Rejects where the browser refuses, and stores nothing then. */
  readonly store: (changes: readonly C[]) => Promise<unknown>;
  /** What is stored, and as a change makes it; a part that stays is the same object. Never throw. */
  readonly stored: () => S;
  readonly changed: (state: S, change: C) => S;
  /** The parts, by what names them. */
  readonly parts: (state: S) => ReadonlyMap<string, unknown>;
}

/**
 * Has changes stored, the oldest first: together, or where that is refused each by itself, so that one that cannot be
 * stored stands before none but those of the same parts. Gives what is left.
 */
export async function storeChanges<C, S>(
  changes: readonly C[],
  { store, stored, changed, parts }: Options<C, S>,
): Promise<readonly C[]> {
  const refusal = (some: readonly C[]) =>
    store(some).then(
      () => undefined,
      (error: unknown): string => `${Object(error).name}`,
    );
  const why = await refusal(changes);
  if (why === undefined) return [];
  // A browser that does not answer is not asked again, nor one that refuses even to read.
  if (why === 'TimeoutError' || (await refusal([])) !== undefined || changes.length === 1) return changes;
  const left: C[] = [];
  for (const change of changes) {
    const waiting = left.reduce(changed, stored());
    const moved = difference(parts(stored()), parts(waiting));
    const isOfSame = difference(parts(waiting), parts(changed(waiting, change))).some((name) => moved.includes(name));
    if (isOfSame || (await refusal([change])) !== undefined) left.push(change);
  }
  return left;
}

function difference(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Map([...one, ...other]).keys()].filter((name) => one.get(name) !== other.get(name));
}
