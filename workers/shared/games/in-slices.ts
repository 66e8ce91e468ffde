/** Rows between two pauses. */
const SLICE = 500;

/** What is made of each of some rows. Yields how far it is, 0…1, every now and then. */
export function* mapInSlices<A, B>(
  rows: readonly A[],
  make: (row: A, index: number) => B,
): Generator<number, B[], void> {
  const made: B[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % SLICE === 0) yield index / rows.length;
    made.push(make(row, index));
  }
  return made;
}

/** Work as a part of some other: it begins where `from` of that is done, and is so much of it. */
export function* within<T>(work: Generator<number, T, void>, part: number, from = 0): Generator<number, T, void> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + part * step.value;
  }
}
