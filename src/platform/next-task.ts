/**
 * Calls back in a task of its own, after the renders that this one has led to. Unlike a timer it
 * does not wait longer in a page that nobody looks at.
 */
export function inNextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/** Calls back in a task of its own after the next frame, or at once in a page that nobody looks at. */
export function afterNextFrame(callback: () => void): void {
  if (document.visibilityState === 'hidden') inNextTask(callback);
  else requestAnimationFrame(() => inNextTask(callback));
}
