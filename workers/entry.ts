import { expose } from 'comlink';
import { createHost } from './tasks/host.ts';

/** Between slices a worker looks at its messages: a cancel, a ping. */
const SLICE_MS = 50;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

// A message to itself comes back after those already waiting, without the 4 ms that a nested setTimeout is held up for.
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(0);
  });

expose(createHost({ sliceMs: SLICE_MS, pause, clock: () => performance.now() }), self);
