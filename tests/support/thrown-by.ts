/** What a call throws; undefined when it throws nothing. An error of another kind than these is thrown on. */
export function thrownBy<E extends Error>(
  run: () => unknown,
  ...kinds: readonly (abstract new (
    ...args: never
  ) => E)[]
): E | undefined {
  try {
    run();
  } catch (error) {
    if (kinds.some((kind) => error instanceof kind)) return error as E;
    throw error;
  }
  return undefined;
}
