/** Workers that run the bare loop. */
export interface BareWorkers {
  /**
   * Shares the tickets out among this many workers, all at the same time; resolves with the
   * milliseconds that each took by its own clock.
   */
  run(tickets: number, workers: number): Promise<number[]>;
}

/** Starts `count` workers with the bare loop. */
export function startBareWorkers(count: number): BareWorkers {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./bare-worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    run(tickets, sharing) {
      const share = Math.ceil(tickets / sharing);
      return Promise.all(workers.slice(0, sharing).map((worker) => ask(worker, share)));
    },
  };
}

function ask(worker: Worker, tickets: number): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(tickets);
  });
}
