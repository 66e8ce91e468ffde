import { useCallback } from 'react';
import type { Mode } from '../../workers/domain/strategies/catalogue.ts';
import { resultTexts } from '../content/result.ts';
import type { OverlayTiming, View } from '../editions.ts';
import { resultSearch } from '../state/address.ts';
import { generate } from '../state/generation.ts';
import { showRun } from '../state/result.ts';
import { settings } from '../state/settings.ts';
import { showToast } from '../state/toasts.ts';
import { useGo } from './navigation.ts';

interface Start {
  readonly strategy: Mode;
  readonly overlay: OverlayTiming;
  readonly origin: View;
}

/**
 * Starts a run with the visitor's settings: opens the overlay as a history entry of its own and,
 * when the run completes, puts the result in that entry's place.
 */
export function useGenerate(): (start: Start) => void {
  const go = useGo();
  return useCallback(
    async (start) => {
      const { lottery, games } = settings;
      const running = generate({ lottery, games, ...start });
      go({ view: 'generating' });
      const run = await running;
      if (!run) return;
      showRun(run);
      go(resultSearch(run.receipt), { replace: true });
      showToast(resultTexts.generated);
    },
    [go],
  );
}
