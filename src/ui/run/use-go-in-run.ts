import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { inNextTask } from '../../platform/next-task.ts';
import type { Go } from '../../state/address/address.ts';
import { generation } from '../../state/run/generation.ts';
import { isGenerating, useGo } from '../address/navigation.ts';

/**
 * Goes where a run leads. The overlay opens in one task and gets its entry in the history in the
 * next; the run ends in one and its result takes that entry in the next, unless the run has been
 * left by then: both are too much for one task of a weak phone.
 */
export function useGoInRun(): Go {
  const go = useGo();
  const { history } = useRouter();
  return useCallback(
    (to, { replace = false } = {}) => {
      const isResult = generation.status === 'opening';
      // A tap from before the page was live has its entry already.
      if (!isResult && (to.view !== 'generating' || replace)) return go(to, { replace });
      inNextTask(() => {
        const isWanted = isResult
          ? isGenerating(history.location.search) && generation.status !== 'leaving'
          : generation.status === 'running';
        if (isWanted) go(to, { replace });
      });
    },
    [go, history],
  );
}
