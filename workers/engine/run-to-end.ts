/** Runs a generator through all its pauses and gives what it returns. */
export function runToEnd<T>(task: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
