import { bareLoop } from '../bare-loop.ts';
import { LOTOMANIA } from './lotomania.ts';

const bare = bareLoop(LOTOMANIA.total, LOTOMANIA.pick);

/** Makes as many tickets as a message says, then answers how many milliseconds that took. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  const start = performance.now();
  bare.run(data);
  self.postMessage(performance.now() - start);
};
