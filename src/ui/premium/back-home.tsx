import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { openPremiumModal, premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';

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
