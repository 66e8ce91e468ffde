import { prizesAtOnce, simpleBets } from '../../../workers/shared/bet/bet-cost.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { oddsTexts, prizesText } from '../../content/bet/odds.ts';
import css from './odds-panel.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly marks: number;
}

/** What a bet of more marks wins at once, by hits; nothing for one of the minimum size. */
export function AtOnce({ lottery, marks }: Props) {
  if (simpleBets(lottery, marks) === 1) return null;
  const rows = Array.from({ length: lottery.drawn + 1 }, (_, i) => lottery.drawn - i)
    .map((hits) => ({ hits, won: prizesAtOnce(lottery, marks, hits) }))
    .filter(({ won }) => won.length > 0);
  return (
    <section className={css.section}>
      <h3 className={css.title}>{oddsTexts.atOnce}</h3>
      <ul className={css.list}>
        {rows.map(({ hits, won }) => (
          <li key={hits}>
            {oddsTexts.ifHits(hits, marks)}{' '}
            {won.map((tier) => prizesText(lottery.key, tier.hits, tier.prizes)).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
