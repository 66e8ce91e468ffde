import { useMemo } from 'react';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { Edition } from '../../editions.ts';
import {
  retryRun,
  type StrategyRunOptions,
  startAgain,
  startQuick,
  startStrategy,
} from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';

/** The ways to start a run on this page. */
export function useGenerate(edition: Edition) {
  const go = useGo();
  return useMemo(
    () => ({
      quick: () => startQuick(edition, go),
      strategy: (runOptions: StrategyRunOptions) => startStrategy(edition, go, runOptions),
      again: (request: GenerateRequest) => startAgain(edition, go, request),
      retry: () => retryRun(go),
    }),
    [edition, go],
  );
}
