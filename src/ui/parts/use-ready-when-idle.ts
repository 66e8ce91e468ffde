import { startTransition, useEffect, useState } from 'react';
import { schedule } from '../../platform/schedule.ts';
import type { LazyPart } from './lazy-part.tsx';

/** Loads a part once the page has nothing better to do; true from then on. */
export function useReadyWhenIdle({ preload }: Pick<LazyPart<never>, 'preload'>): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setIsReady(true));
    return schedule('idle', () => void preload().then(show));
  }, [preload]);
  return isReady;
}
