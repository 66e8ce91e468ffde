import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Edition, View } from '../../editions.ts';
import { activatePremium, isBarred, premium } from '../../state/premium/premium.ts';
import { sendHome, startTrialWatch } from '../../state/premium/trial-watch.ts';
import { useGo } from '../address/navigation.ts';

/**
 * Keeps watch over what the visitor may see, for as long as the page is there: grants premium
 * where the edition does, and sends home who stands before a closed view.
 */
export function useAccess(edition: Edition, view: View): void {
  const access = useSnapshot(premium);
  const go = useGo();
  useEffect(() => {
    if (edition.grantsPremium) activatePremium();
    return startTrialWatch();
  }, [edition]);
  const mustLeave = isBarred(access, view);
  useEffect(() => (mustLeave ? sendHome(go) : undefined), [mustLeave, go]);
}
