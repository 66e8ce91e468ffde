/**
 * The shortest part of a script, its events in their order, that a walk down from it finds to fail still: halves are
 * left out, then smaller pieces, at last single events, until none can be. `fails` plays a script from the start.
 */
export async function shrink<T>(
  script: readonly T[],
  fails: (script: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let rest = script;
  let size = Math.ceil(rest.length / 2);
  while (size > 0 && rest.length > 0) {
    const shorter = await withoutAPiece(rest, size, fails);
    if (shorter.length < rest.length) {
      rest = shorter;
      size = Math.min(size, Math.ceil(rest.length / 2));
    } else {
      size = size === 1 ? 0 : Math.ceil(size / 2);
    }
  }
  return rest;
}

/** The script without each of its pieces of a size that it fails without too. */
async function withoutAPiece<T>(
  script: readonly T[],
  size: number,
  fails: (script: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let rest = script;
  // From its start: what came long before a fault has least to do with it.
  for (let at = 0; at < rest.length; ) {
    const shorter = [...rest.slice(0, at), ...rest.slice(at + size)];
    if (await fails(shorter)) rest = shorter;
    else at += size;
  }
  return rest;
}
