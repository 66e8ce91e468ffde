import { useEffect, useState } from 'react';
import { inNextTask } from '../../platform/next-task.ts';

/**
 * How many of the `total` parts of a view to render: one at first, and one more in each task after
 * it, so that a weak phone has never much to do at a time. Starts over with another `key`.
 */
export function useGradual(key: unknown, total: number): number {
  const [progress, setProgress] = useState({ key, count: 1 });
  const count = progress.key === key ? progress.count : 1;
  const isDone = count >= total;
  useEffect(() => {
    if (isDone) return;
    let isLeft = false;
    inNextTask(() => {
      if (!isLeft) setProgress({ key, count: count + 1 });
    });
    return () => {
      isLeft = true;
    };
  }, [key, count, isDone]);
  return count;
}
