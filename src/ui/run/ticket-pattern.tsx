import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import css from './ticket-pattern.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly numbers: readonly number[];
}

/** A playslip in miniature: where its marks are, without digits. Decorative: the numbers are told beside it. */
export function TicketPattern({ lottery, numbers }: Props) {
  const { columns } = lottery;
  const marks = numbers.map((n) => `M${((n - 1) % columns) + 0.1} ${Math.floor((n - 1) / columns) + 0.1}h.8v.8h-.8z`);
  return (
    <svg className={css.pattern} viewBox={`0 0 ${columns} ${rowsOf(lottery)}`} aria-hidden="true">
      <path d={marks.join('')} fill="currentColor" />
    </svg>
  );
}
