import { expose } from 'comlink';
import type { WorkerApi } from '../../../workers/tasks/api.ts';
import { createHost } from '../../../workers/tasks/host.ts';
import { THROTTLE } from '../effort.ts';

const host = createHost({
  sliceMs: 50,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  clock: () => performance.now(),
});

/** The production host, but every task occupies its thread for `THROTTLE` times as long. */
const slowHost: WorkerApi = {
  ...host,
  async run(id, name, input) {
    const start = performance.now();
    const answer = await host.run(id, name, input);
    const end = start + (performance.now() - start) * THROTTLE;
    while (performance.now() < end);
    return answer;
  },
};

expose(slowHost);
