import { effort } from '../effort.ts';
import { answerOf, productionPool, signal, slowPool } from './pools.ts';
import { RESULTS_TODAY, resultsFile } from './results-file.ts';

const POOLS = { production: () => productionPool(1), slow: slowPool };

const REQUESTS = effort(5);
const WARM_UP = effort(1, 0);

/** Milliseconds from request to answer of reading the spreadsheet, and the page's longest task. */
export interface ReadTimes {
  readonly times: readonly number[];
  readonly longestTask: number;
}

/** Reads the spreadsheet in a worker, again and again. */
export async function measureRead(kind: keyof typeof POOLS): Promise<ReadTimes> {
  const pool = POOLS[kind]();
  await pool.warm();
  const bytes = resultsFile();
  // Its code loads with the first call.
  const empty = { bytes: new Uint8Array(), today: RESULTS_TODAY };
  await answerOf(pool.run(signal, 'readResults', empty));
  const times: number[] = [];
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  for (let i = -WARM_UP; i < REQUESTS; i++) {
    if (i === 0) observer.observe({ entryTypes: ['longtask'] });
    const start = performance.now();
    const read = await answerOf(pool.run(signal, 'readResults', { bytes, today: RESULTS_TODAY }));
    if (!read.ok) throw new Error(read.refusal);
    if (i >= 0) times.push(performance.now() - start);
  }
  observer.disconnect();
  pool.dispose();
  return { times, longestTask };
}
