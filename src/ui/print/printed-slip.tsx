import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import css from './printed-slip.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly numbers: readonly number[];
}

/** A playslip on paper: a marked number has a thick edge and a cross of lines, never just a fill. */
export function PrintedSlip({ lottery, numbers }: Props) {
  const marked = new Set(numbers);
  return (
    <div className={css.cells}>
      {allNumbers(lottery).map((n) =>
        marked.has(n) ? <b key={n}>{formatNumber(n)}</b> : <span key={n}>{formatNumber(n)}</span>,
      )}
    </div>
  );
}
