import { useSnapshot } from 'valtio/react';
import { addresses } from '../../content/addresses.ts';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import { site } from '../../content/shell/site.ts';
import { type Edition, limitFor } from '../../editions.ts';
import { chooseStrategy, settings, withinLimit } from '../../state/preferences/settings.ts';
import { openCheckout } from '../../state/premium/checkout.ts';
import { openPremiumModal, premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { LockIcon } from '../parts/icons.tsx';
import { useGenerate } from '../run/use-generate.ts';
import css from './frequent-actions.module.css';

/** What one can do with the frequent numbers, as the edition has it. */
export function FrequentActions({ edition }: { readonly edition: Edition }) {
  const { isPremium } = useSnapshot(premium);
  const go = useGo();
  const generate = useGenerate(edition);
  const isLocked = !isPremium && !edition.frequentIsOpen;
  const games = withinLimit(settings.games, limitFor(edition.strategyGames, isPremium));
  return (
    <div className={css.actions}>
      {edition.frequentActions.map((action) => {
        if (action === 'use-in-strategy') {
          const use = () => {
            chooseStrategy('quick');
            go({ view: 'strategy' });
          };
          return (
            <Button key={action} wide look="tinted" onClick={use}>
              {frequentTexts.useInStrategy}
            </Button>
          );
        }
        if (action === 'upgrade') {
          return isPremium ? null : (
            <Button
              key={action}
              wide
              look="tinted"
              onClick={() => openCheckout(addresses.checkout)}
            >
              {site.bePremium}
            </Button>
          );
        }
        return (
          <Button
            key={action}
            wide
            look="primary"
            aria-describedby={isLocked ? 'gerar-premium' : undefined}
            onClick={
              isLocked
                ? openPremiumModal
                : () => generate.strategy('quick', isPremium ? games : 1, 'frequent')
            }
          >
            {isLocked ? <LockIcon /> : null}
            {frequentTexts.generate[edition.frequentTitle]}
          </Button>
        );
      })}
      <span id="gerar-premium" hidden>
        {site.premiumOnly}
      </span>
    </div>
  );
}
