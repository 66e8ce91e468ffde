import type { Task } from './task.ts';

/** Lists the wheels of one promise. All of its code is loaded when it is asked for. */
export const ladder: Task<'ladder'> = {
  load: () => import('./wheel-tasks.ts').then((module) => module.listWheels),
  // biome-ignore lint/correctness/useYield: never run
  *run() {
    throw new Error('the wheels are not loaded');
  },
};
