import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { afterNextFrame } from '../../platform/next-task.ts';

/**
 * How many of the `total` parts of a view to render, so that a weak phone has never much to do at a
 * time: one at first, one more after each frame as far as the first `soon` of them, and from there on
 * one more whenever the page has nothing better to do, as to move something. Rendered in slices.
 * Starts over with another `key`.
 */
export function useGradual(key: unknown, soon: number, total: number): number {
  const [progress, setProgress] = useState({ key, count: 1 });
  const count = progress.key === key ? progress.count : 1;
  const isDone = count >= total;
  const isSoon = count < soon;
  useEffect(() => {
    if (isDone) return;
    let isLeft = false;
    (isSoon ? afterNextFrame : whenIdle)(() => {
      if (!isLeft) startTransition(() => setProgress({ key, count: count + 1 }));
    });
    return () => {
      isLeft = true;
    };
  }, [key, count, isSoon, isDone]);
  return count;
}
