import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import { home } from '../../content/home/home.ts';
import { pricesToday } from '../../state/bet/prices-today.ts';
import { idlePart } from '../parts/idle-part.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import css from './hero.module.css';
import { LotterySelect } from './lottery-select.tsx';

/** Over the preview, which is decoration: nothing moves when it comes. */
const Due = idlePart(() => import('../check/due-line.tsx').then((m) => m.DueLine));

/** The chosen lottery, on its own ground; what is due at its foot. */
export function Hero({ lottery }: { readonly lottery: Lottery }) {
  const cents = useSnapshot(pricesToday)[lottery.key] ?? priceOn(lottery.key, '');
  return (
    <div className={css.hero}>
      <LotterySelect />
      <div key={lottery.key} className={css.own}>
        <Logo size={64} />
        <p className={css.facts}>{home.facts(lottery, cents)}</p>
      </div>
      <Due />
    </div>
  );
}
