import type { Edition } from '../../editions.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useReadyWhenIdle } from '../parts/use-ready-when-idle.ts';
import css from './home-parts.module.css';

/** Optional on home: if it does not load there is no message. */
const Bet = lazyPart(
  () => import('../bet/home-bet.tsx').then((m) => m.HomeBet),
  () => null,
);

/** Where «Sua aposta» comes once the page has nothing better to do; nothing moves then. */
export function BetPlace({ edition }: { readonly edition: Edition }) {
  return <div className={css.bet}>{useReadyWhenIdle(Bet) ? <Bet.Part edition={edition} /> : null}</div>;
}
