import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Edition, View } from '../../editions.ts';
import { activatePremium, isBarred, premium } from '../../state/premium/premium.ts';
import { noteView } from '../../state/premium/trial-notes.ts';
import { sendHome, startTrialWatch } from '../../state/premium/trial-watch.ts';
import { useGo } from '../address/navigation.ts';

/**
 * Keeps watch over what the visitor may see, for as long as the page is there: grants premium where the edition does,
 * and sends home who stands before a closed view, but never from under an open dialog.
 */
export function useAccess(edition: Edition, view: View, isDialogOpen: boolean): void {
  const access = useSnapshot(premium);
  const go = useGo();
  useEffect(() => {
    if (edition.grantsPremium) activatePremium();
    return startTrialWatch();
  }, [edition]);
  const mustLeave = isBarred(access, view);
  const wasHeld = useRef(false);
  useEffect(() => {
    if (mustLeave && !isDialogOpen) return sendHome(go, wasHeld.current);
    wasHeld.current = mustLeave;
    return undefined;
  }, [mustLeave, isDialogOpen, go]);
  useEffect(() => noteView(view), [view]);
}
