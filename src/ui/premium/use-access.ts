import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Edition, View } from '../../editions.ts';
import { activatePremium, premium } from '../../state/premium/premium.ts';
import { startTrialWatch } from '../../state/premium/trial-watch.ts';
import { useGo } from '../address/navigation.ts';

/**
 * A visitor whose trial is used up is sent home with the next look at it, a second later; until
 * then the view's way back leads to premium. Product specification, section 4.
 */
const RECHECK_MS = 1000;

/** Views that stay open to a visitor whose free trial is used. */
const ALWAYS_OPEN: readonly View[] = ['home', 'generating', 'result'];

/**
 * What the visitor may see: keeps watch over the free trial, sends a visitor who has used it and
 * has no premium home from the other views, and grants premium where the edition does.
 */
export function useAccess(edition: Edition, view: View): void {
  const { isPremium, hasUsedFreeTrial } = useSnapshot(premium);
  const go = useGo();
  useEffect(() => {
    if (edition.grantsPremium) activatePremium();
    return startTrialWatch();
  }, [edition]);
  const isBarred = !isPremium && hasUsedFreeTrial && !ALWAYS_OPEN.includes(view);
  useEffect(() => {
    if (!isBarred) return;
    const timer = setTimeout(() => go({}, { replace: true }), RECHECK_MS);
    return () => clearTimeout(timer);
  }, [isBarred, go]);
}
