import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio/react';
import { home } from '../../content/home/home.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition, HomePart, View } from '../../editions.ts';
import {
  isBarred,
  isPremiumOn,
  isTrialOver,
  limitFor,
  openPremiumModal,
  premium,
} from '../../state/premium/premium.ts';
import { startQuick } from '../../state/run/start-run.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { LockIcon } from '../parts/icons.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import { UpgradeButton } from '../premium/upgrade-button.tsx';
import { GameCount } from './game-count.tsx';
import css from './home-parts.module.css';

interface Props {
  readonly edition: Edition;
}

const Bet = idlePart(() => import('../bet/home-bet.tsx').then((m) => m.HomeBet));

/** «Sua aposta», in room that is kept for it: nothing moves when it comes. */
const BetPlace = ({ edition }: Props) => (
  <div className={css.bet}>
    <Bet edition={edition} />
  </div>
);

/** The main button; for a visitor without premium it is the free trial, then what stays free. */
function Quick({ edition }: Props) {
  const access = useSnapshot(premium);
  const go = useGo();
  const free = isTrialOver(access) ? home.freeGames(limitFor(edition.quickGames, access)) : home.freeTrial;
  return (
    <div className={css.go}>
      <Button look="primary" wide data-early="quick" onClick={() => startQuick(edition, go)}>
        {`${home.quick} `}
        {isPremiumOn(edition, access) ? null : <span className={css.trial}>{free}</span>}
      </Button>
    </div>
  );
}

/** Leads to another view; where the free trial is used up, to premium instead. */
function ViewButton({ view, name }: { readonly view: View; readonly name: string }) {
  const access = useSnapshot(premium);
  const go = useGo();
  const isClosed = isBarred(access, view);
  return (
    <Button
      wide
      aria-describedby={isClosed ? 'so-premium' : undefined}
      onClick={isClosed ? openPremiumModal : () => go({ view })}
    >
      {isClosed ? <LockIcon /> : null}
      {name}
    </Button>
  );
}

const Frequent = ({ edition }: Props) => <ViewButton view="frequent" name={site.frequent[edition.frequentTitle]} />;
const Strategies = () => <ViewButton view="strategy" name={home.strategies} />;

function VipMenu() {
  const go = useGo();
  return (
    <Button wide onClick={() => go({ view: 'strategy' })}>
      {home.vipMenu}
    </Button>
  );
}

/** Stands for what premium unlocks; gone once it has, a stored premium from the first paint on. */
function Locked() {
  const { isPremium } = useSnapshot(premium);
  if (isPremium) return null;
  return (
    <>
      {[home.vipStrategies, site.tips].map((name) => (
        <Button key={name} wide disabled className={css.free}>
          <LockIcon />
          {name}
        </Button>
      ))}
    </>
  );
}

/** There without premium too, to be shown when that is found stored: nothing moves then. */
function Tips({ edition }: Props) {
  const isOpen = isPremiumOn(edition, useSnapshot(premium));
  return (
    <Button wide className={isOpen ? undefined : css.premium} onClick={() => openDialog('tips')}>
      {site.tips}
    </Button>
  );
}

/** The component behind each part of a home view. */
export const HOME_PARTS: Readonly<Record<HomePart, ComponentType<Props>>> = {
  games: GameCount,
  bet: BetPlace,
  quick: Quick,
  frequent: Frequent,
  strategies: Strategies,
  'vip-menu': VipMenu,
  tips: Tips,
  locked: Locked,
  upgrade: () => <UpgradeButton className={css.free} />,
};
