import type { NumberFrequency } from '../../../workers/shared/strategy/frequency.ts';
import { formatNumber } from '../../content/format.ts';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import css from './ranking.module.css';

/** Numbers with how often they came out, most frequent first. */
export function Ranking({ entries }: { readonly entries: readonly NumberFrequency[] }) {
  return (
    <ol className={css.list} aria-label={frequentTexts.list}>
      {entries.map(({ number, frequency }) => (
        <li key={number} className={css.item} aria-label={frequentTexts.item(number, frequency)}>
          <span className={css.ball} aria-hidden="true">
            {formatNumber(number)}
          </span>
          <span className={css.times} aria-hidden="true">
            {frequentTexts.times(frequency)}
          </span>
        </li>
      ))}
    </ol>
  );
}
