import type { Edition } from '../../editions.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useReadyWhenIdle } from '../parts/use-ready-when-idle.ts';
import css from './home-parts.module.css';

/** Home is whole without it: when it does not load nobody is told. */
const Bet = lazyPart(
  () => import('../bet/home-bet.tsx').then((m) => m.HomeBet),
  () => null,
);

/** Where «Sua aposta» comes once the page has nothing better to do; nothing moves then. */
export function BetPlace({ edition }: { readonly edition: Edition }) {
  return (
    <div className={css.bet}>{useReadyWhenIdle(Bet) ? <Bet.Part edition={edition} /> : null}</div>
  );
}
