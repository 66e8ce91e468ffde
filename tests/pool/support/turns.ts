/** Lets the messages that are on their way, and the answers to them, arrive. */
export async function turns(count = 40): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits for something to become true; throws when it does not within a thousand turns. */
export async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 1000; i++) {
    if (condition()) return;
    await turns(1);
  }
  throw new Error(`never came true: ${condition}`);
}

/** What became of a promise so far: its value, its error's code or name, or 'pending'. */
export function track<T>(promise: Promise<T>): { state: string; value: T | undefined } {
  const result: { state: string; value: T | undefined } = { state: 'pending', value: undefined };
  promise.then(
    (value) => {
      result.state = 'resolved';
      result.value = value;
    },
    (error: Error & { code?: string }) => {
      result.state = error.code ?? error.name;
    },
  );
  return result;
}
