import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { quickHotCount } from '../../../workers/shared/strategy/frequency.ts';
import { formatNumber } from '../../content/format.ts';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { bets } from '../../state/bet/bets.ts';
import { frequent, hotNumbersOf, loadFrequent } from '../../state/frequent/frequent.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './hot-numbers.module.css';

/** The hot numbers that were handed over, and how many of them «Jogo Rápido» takes. */
export function HotNumbers({ lottery }: { readonly lottery: Lottery }) {
  const { status, ranking } = useSnapshot(frequent);
  const { marks: pick = lottery.pick } = useSnapshot(bets).of[lottery.key] ?? {};
  useEffect(() => {
    void loadFrequent(lottery.key);
  }, [lottery]);
  if (status === 'failed') return null;
  const numbers = hotNumbersOf(ranking);
  return (
    <div className={`${layout.card} ${layout.tint} ${css.hot}`}>
      {status === 'ready' ? (
        <>
          <p className="visually-hidden">{strategyTexts.hotSentence(numbers)}</p>
          <div aria-hidden="true">
            <p className={`${common.strong} ${css.name}`}>{strategyTexts.hot}</p>
            <div className={css.balls}>
              {numbers.map((n) => (
                <span key={n} className={css.ball}>
                  {formatNumber(n)}
                </span>
              ))}
            </div>
          </div>
          <p>{strategyTexts.hotShare(quickHotCount({ pick }), numbers.length)}</p>
        </>
      ) : (
        <p role="status">{frequentTexts.loading}</p>
      )}
    </div>
  );
}
