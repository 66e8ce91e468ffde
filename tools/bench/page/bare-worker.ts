import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { bareLoop } from '../bare-loop.ts';

const { total, pick } = lotteryOf('lotomania');
const bare = bareLoop(total, pick);

/** Makes as many tickets as a message says, then answers how many milliseconds that took. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  const start = performance.now();
  bare.run(data);
  self.postMessage(performance.now() - start);
};
