/** Milliseconds of each round, and of the page's longest task meanwhile; 0 where none was long. */
export interface Times {
  readonly times: readonly number[];
  readonly longestTask: number;
}

/** Does some work so many times, after some rounds that do not count; these have negative numbers. */
export async function timed(warmUp: number, rounds: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) observer.observe({ entryTypes: ['longtask'] });
    const start = performance.now();
    await work(round);
    if (round >= 0) times.push(performance.now() - start);
  }
  observer.disconnect();
  return { times, longestTask };
}
