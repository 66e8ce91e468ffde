import { useSnapshot } from 'valtio/react';
import { site } from '../../content/site.ts';
import { openPremiumModal, premium } from '../../state/premium.ts';
import { useGo } from '../navigation.ts';
import { Button } from './button.tsx';

/** The way back; where the free trial is used up, to premium instead. */
export function BackHome() {
  const { isPremium, hasUsedFreeTrial } = useSnapshot(premium);
  const go = useGo();
  const isBarred = !isPremium && hasUsedFreeTrial;
  return (
    <Button wide onClick={isBarred ? openPremiumModal : () => go({})}>
      {site.back}
    </Button>
  );
}
