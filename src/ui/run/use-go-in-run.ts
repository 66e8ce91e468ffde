import { useCallback } from 'react';
import { inNextTask } from '../../platform/next-task.ts';
import type { Go } from '../../state/address/address.ts';
import { generation } from '../../state/run/generation.ts';
import { useGo } from '../address/navigation.ts';

/**
 * Goes where a run leads. The overlay opens in one task and gets its entry in the history in the
 * next, unless the run has been left by then: both are too much for one of a weak phone.
 */
export function useGoInRun(): Go {
  const go = useGo();
  return useCallback(
    (to, { replace = false } = {}) => {
      // A tap from before the page was live has its entry already.
      if (to.view !== 'generating' || replace) return go(to, { replace });
      inNextTask(() => {
        if (generation.status === 'running') go(to);
      });
    },
    [go],
  );
}
