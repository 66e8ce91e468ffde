import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { openCheckout } from '../../state/premium/checkout.ts';
import { premium } from '../../state/premium/premium.ts';
import { Button } from '../parts/button.tsx';

/** «Quero ser Premium», for those who are not. */
export function UpgradeButton() {
  const { isPremium } = useSnapshot(premium);
  if (isPremium) return null;
  return (
    <Button wide look="tinted" onClick={openCheckout}>
      {site.bePremium}
    </Button>
  );
}
