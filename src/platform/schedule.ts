import { serialQueue } from './serial-queue.ts';

/**
 * - `next-task`: in a task of its own, after the renders that this one has led to, and after those
 *   that were asked for before. Unlike a timer it does not wait longer in a page that nobody looks at;
 * - `next-frame`: in a task of its own after the next frame, or in the next task of a page that nobody
 *   looks at;
 * - `idle`: once the page has nothing better to do, at the latest after two seconds.
 */
export type Moment = 'next-task' | 'next-frame' | 'idle';

const waiting: (() => void)[] = [];

const inTurn = serialQueue();

/** One for all: to open a channel takes a weak phone 3 ms. */
let channel: MessageChannel | undefined;

/** Calls back at a moment, unless the function that it returns is called before. */
export function schedule(moment: Moment, callback: () => void): () => void {
  let isWanted = true;
  const call = () => {
    if (isWanted) callback();
  };
  if (moment === 'idle') {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: 2000 });
    else setTimeout(call, 200);
  } else if (moment === 'next-frame' && document.visibilityState !== 'hidden') {
    requestAnimationFrame(() => inNextTask(call));
  } else {
    inNextTask(call);
  }
  return () => {
    isWanted = false;
  };
}

/**
 * Does a work once the page has nothing better to do and the idle works before it have ended: one file at a time comes
 * and is evaluated, and a tap is heard in between.
 */
export function whenIdle(work: () => unknown): void {
  void inTurn(async () => {
    await new Promise<void>((resolve) => void schedule('idle', resolve));
    await work();
  });
}

function inNextTask(callback: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(callback);
  channel.port2.postMessage(null);
}
