/** Work as a part of some other: it begins where `from` of that is done, and is so much of it. */
export function* within<T>(work: Generator<number, T, void>, part: number, from = 0): Generator<number, T, void> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + part * step.value;
  }
}
