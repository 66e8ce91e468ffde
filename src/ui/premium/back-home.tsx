import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { isTrialOver, openPremiumModal, premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';

/** The way back, at the top of a view however long it is; where the free trial is used up, to premium instead. */
export function BackHome() {
  const access = useSnapshot(premium);
  const go = useGo();
  return (
    <Button className={common.back} onClick={isTrialOver(access) ? openPremiumModal : () => go({})}>
      {site.back}
    </Button>
  );
}
