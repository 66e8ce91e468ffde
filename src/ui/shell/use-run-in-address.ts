import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Address } from '../../state/address.ts';
import { cancelGeneration, dismissFailure, generation } from '../../state/generation.ts';
import { useGo } from '../navigation.ts';

/**
 * Keeps the run and the address together: leaving the overlay's history entry, with «back» for
 * instance, cancels the run; coming to that entry when nothing runs goes home.
 */
export function useRunInAddress(address: Address): void {
  const { status } = useSnapshot(generation);
  const go = useGo();
  useEffect(() => {
    if (address.view !== 'generating') cancelGeneration();
    if (address.view !== 'generating' && address.view !== 'home') dismissFailure();
  }, [address.view]);
  useEffect(() => {
    const isOver = status === 'idle' || status === 'failed';
    if (address.view === 'generating' && isOver) go({}, { replace: true });
  }, [address.view, status, go]);
}
