import { whenIdle } from '../platform/idle.ts';

/** Calls back when the page is idle, unless the returned function is called first. */
export function whenPageIdle(callback: () => void): () => void {
  let isWanted = true;
  whenIdle(() => {
    if (isWanted) callback();
  });
  return () => {
    isWanted = false;
  };
}
