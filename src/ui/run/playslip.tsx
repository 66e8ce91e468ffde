import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './playslip.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly numbers: readonly number[];
}

/**
 * A ticket's numbers, each at its place on the playslip: one picture for who listens, who has heard the numbers above.
 * The card around it says how many rows and columns there are: `--rows`, `--columns`.
 */
export function Playslip({ lottery, numbers }: Props) {
  const marked = new Set(numbers);
  return (
    <div className={css.slip} role="img" aria-label={resultTexts.onSlip} data-columns={lottery.columns}>
      <div className={css.cells} aria-hidden="true">
        {allNumbers(lottery).map((n) =>
          marked.has(n) ? <b key={n}>{formatNumber(n)}</b> : <span key={n}>{formatNumber(n)}</span>,
        )}
      </div>
    </div>
  );
}
