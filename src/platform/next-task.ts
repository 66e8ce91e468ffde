const waiting: (() => void)[] = [];

/** One for all: to open a channel takes a weak phone 3 ms. */
let channel: MessageChannel | undefined;

/**
 * Calls back in a task of its own, after the renders that this one has led to, and after those that
 * were asked for before. Unlike a timer it does not wait longer in a page that nobody looks at.
 */
export function inNextTask(callback: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(callback);
  channel.port2.postMessage(null);
}

/** Calls back in a task of its own after the next frame, or at once in a page that nobody looks at. */
export function afterNextFrame(callback: () => void): void {
  if (document.visibilityState === 'hidden') inNextTask(callback);
  else requestAnimationFrame(() => inNextTask(callback));
}
