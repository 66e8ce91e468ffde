import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { type Address, linkKey } from '../../state/address/address.ts';
import { cancelRun, noteAddress } from '../../state/run/opening.ts';
import { dismissFailure, run } from '../../state/run/run.ts';
import { isTapWaiting } from '../../state/run/start-run.ts';
import { isGenerating, useGo } from '../address/navigation.ts';

/**
 * Keeps the run and the address together: leaving the overlay's history entry, with «back» for instance, cancels the
 * run; coming to that entry when nothing runs goes home.
 */
export function useRunInAddress({ view, link }: Address): void {
  const { history } = useRouter();
  const go = useGo();
  // At once, not when the screen has followed: until then the run could still complete.
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        // A tap from before the page was live comes after the choices before it, which go home.
        if (!isGenerating(location.search) && !isTapWaiting()) cancelRun();
      }),
    [history],
  );
  useLayoutEffect(() => {
    if (view !== 'generating') {
      if (view !== 'home') dismissFailure();
      noteAddress(link && linkKey(link));
    } else if (run.phase !== 'asking' && isGenerating(history.location.search)) {
      go({}, { replace: true });
    }
  }, [view, link, go, history]);
}
