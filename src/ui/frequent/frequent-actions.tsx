import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio/react';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition, FrequentAction } from '../../editions.ts';
import { chooseStrategy } from '../../state/preferences/chosen-strategy.ts';
import { clampGames, settings, takeHot } from '../../state/preferences/settings.ts';
import { limitFor, openPremiumModal, premium } from '../../state/premium/premium.ts';
import { startStrategy } from '../../state/run/start-strategy.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { LockIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import { UpgradeButton } from '../premium/upgrade-button.tsx';

interface Props {
  readonly edition: Edition;
}

/** What one can do with the frequent numbers, as the edition has it. */
export function FrequentActions({ edition }: Props) {
  return (
    <div className={layout.list}>
      {edition.frequentActions.map((action) => {
        const Action = ACTIONS[action];
        return <Action key={action} edition={edition} />;
      })}
      <span id="gerar-premium" hidden>
        {site.premiumOnly}
      </span>
    </div>
  );
}

/** A quick run, as many games as are chosen; where none are free it leads to premium. */
function Generate({ edition }: Props) {
  const go = useGo();
  const max = limitFor(edition.frequentGames, useSnapshot(premium));
  const isLocked = max === 0;
  const start = () => {
    const games = clampGames(settings.games, max);
    startStrategy(edition, go, { strategy: 'quick', games, origin: 'frequent' });
  };
  return (
    <Button
      wide
      look={isLocked ? 'secondary' : 'primary'}
      aria-describedby={isLocked ? 'gerar-premium' : undefined}
      onClick={isLocked ? openPremiumModal : start}
    >
      {isLocked ? <LockIcon /> : null}
      {frequentTexts.generate[edition.frequentTitle]}
    </Button>
  );
}

/** Hands the hot numbers over to «Jogo Rápido». */
function UseInStrategy() {
  const go = useGo();
  const use = () => {
    chooseStrategy('quick');
    takeHot();
    go({ view: 'strategy' });
  };
  return (
    <Button wide look="tinted" onClick={use}>
      {frequentTexts.useInStrategy}
    </Button>
  );
}

/** The component behind each action of a frequent view. */
const ACTIONS: Readonly<Record<FrequentAction, ComponentType<Props>>> = {
  generate: Generate,
  upgrade: () => <UpgradeButton />,
  'use-in-strategy': UseInStrategy,
};
