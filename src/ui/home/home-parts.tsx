import type { ComponentType, ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { home } from '../../content/home/home.ts';
import { site } from '../../content/shell/site.ts';
import type { Edition, HomePart, View } from '../../editions.ts';
import { schedule } from '../../platform/schedule.ts';
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
import { LineIcon, LockIcon } from '../parts/icons.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import { UpgradeButton } from '../premium/upgrade-button.tsx';
import { GameCount } from './game-count.tsx';
import css from './home-parts.module.css';

interface Props {
  readonly edition: Edition;
}

const Bet = idlePart(() => import('../bet/home-bet.tsx').then((m) => m.HomeBet));

const HotBalls = idlePart(() => import('./hot-balls.tsx').then((m) => m.HotBalls));

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
  // The tap is answered first: the run and its overlay take a weak phone 0.15 s.
  const start = () => schedule('next-task', () => startQuick(edition, go));
  return (
    <Button look="primary" wide className={css.go} data-early="quick" onClick={start}>
      {`${home.quick} `}
      {isPremiumOn(edition, access) ? null : <span className={css.trial}>{free}</span>}
    </Button>
  );
}

interface TileProps {
  readonly view: View;
  readonly name: string;
  readonly children?: ReactNode;
}

/** Leads to another view; where the free trial is used up, to premium instead. */
function Tile({ view, name, children }: TileProps) {
  const access = useSnapshot(premium);
  const go = useGo();
  const isClosed = isBarred(access, view);
  return (
    <button
      type="button"
      className={css.tile}
      aria-describedby={isClosed ? 'so-premium' : undefined}
      onClick={isClosed ? openPremiumModal : () => go({ view })}
    >
      <span>{name}</span>
      {isClosed ? <LockIcon /> : children}
    </button>
  );
}

const StrategiesTile = ({ name }: { readonly name: string }) => (
  <Tile view="strategy" name={name}>
    <LineIcon path="M4 6h6M14 6h6M4 12h11M19 12h1M4 18h2M10 18h10M12 4v4M17 10v4M8 16v4" />
  </Tile>
);

/** The ways to the other views, as rows of one card; without premium the card ends with the offer. */
const Ways = ({ edition }: Props) => (
  <div className={css.rows}>
    <Tile view="frequent" name={site.frequent[edition.frequentTitle]}>
      <HotBalls />
    </Tile>
    <StrategiesTile name={home.strategies} />
    <UpgradeButton />
  </div>
);

/** Stands for what premium unlocks; gone once it has, a stored premium from the first paint on. */
function Locked() {
  if (useSnapshot(premium).isPremium) return null;
  return [home.vipStrategies, site.tips].map((name) => (
    <button key={name} type="button" disabled aria-describedby="so-premium" className={`${css.tile} ${css.free}`}>
      <span>{name}</span>
      <LockIcon />
    </button>
  ));
}

/** There without premium too, to be shown when that is found stored: nothing moves then. */
function Tips({ edition }: Props) {
  const isOpen = isPremiumOn(edition, useSnapshot(premium));
  return (
    <button
      type="button"
      className={isOpen ? `${css.tile} ${css.tips}` : `${css.tile} ${css.tips} ${css.premium}`}
      onClick={() => openDialog('tips')}
    >
      <span>{site.tips}</span>
      <LineIcon path="M4 5h16v11H9l-5 4z" />
    </button>
  );
}

/** The component behind each part of a home view. */
export const HOME_PARTS: Readonly<Record<HomePart, ComponentType<Props>>> = {
  games: GameCount,
  bet: BetPlace,
  quick: Quick,
  ways: Ways,
  'vip-menu': () => <StrategiesTile name={home.vipMenu} />,
  tips: Tips,
  locked: Locked,
};
