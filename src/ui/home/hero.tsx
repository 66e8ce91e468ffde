import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { home } from '../../content/home/home.ts';
import { Logo } from '../parts/robot-shape.tsx';
import css from './hero.module.css';
import { LotterySelect } from './lottery-select.tsx';

/** The chosen lottery, on its own ground. */
export function Hero({ lottery }: { readonly lottery: Lottery }) {
  return (
    <div className={css.hero}>
      <LotterySelect />
      <div key={lottery.key} className={css.own}>
        <Logo size={64} />
        <p className={css.facts}>{home.facts(lottery)}</p>
      </div>
    </div>
  );
}
