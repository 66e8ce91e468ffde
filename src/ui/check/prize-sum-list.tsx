import { claimTexts, sumText, unsureText } from '../../content/check/claim.ts';
import type { FoundPrize } from '../../state/check/found-prizes.ts';
import { prizeSums } from '../../state/check/prize-sums.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import css from './check.module.css';

const PARTS = ['fetched', 'waiting', 'lost'] as const;

/** What was fetched, what waits to be, and what was lost. */
export function PrizeSumList({ prizes }: { readonly prizes: readonly FoundPrize[] }) {
  const sums = prizeSums(prizes, brazilDate());
  return (
    <>
      <dl className={css.sums} aria-label={claimTexts.sumsTitle}>
        {PARTS.map((part) => (
          <div key={part} className={css.line}>
            <dt>{claimTexts.sums[part]}</dt>
            <dd>{sumText(sums[part])}</dd>
          </div>
        ))}
      </dl>
      {sums.unsure > 0 ? <p className={css.soft}>{unsureText(sums.unsure)}</p> : null}
    </>
  );
}
