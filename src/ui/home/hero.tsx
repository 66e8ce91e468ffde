import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import { home } from '../../content/home/home.ts';
import { today } from '../../state/clock/today.ts';
import { Logo } from '../parts/robot-shape.tsx';
import css from './hero.module.css';
import { LotterySelect } from './lottery-select.tsx';

/** The chosen lottery, on its own ground. */
export function Hero({ lottery }: { readonly lottery: Lottery }) {
  const { day } = useSnapshot(today);
  return (
    <div className={css.hero}>
      <LotterySelect />
      <div key={lottery.key} className={css.own}>
        <Logo size={64} />
        <p className={css.facts}>{home.facts(lottery, priceOn(lottery.key, day))}</p>
      </div>
    </div>
  );
}
