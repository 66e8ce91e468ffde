import { allNumbers, type Lottery } from '../../../workers/domain/lotteries.ts';
import { columnOf, rowOf, rowsOf } from '../../../workers/domain/playslip.ts';
import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/result.ts';
import css from './playslip.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly numbers: readonly number[];
}

/** A ticket's numbers, each at its place on the playslip; the cells left blank are decoration. */
export function Playslip({ lottery, numbers }: Props) {
  const place = (n: number) => ({
    gridColumn: columnOf(lottery, n) + 1,
    gridRow: rowOf(lottery, n) + 1,
  });
  const rows = { gridTemplateRows: `repeat(${rowsOf(lottery)}, minmax(0, 1fr))` };
  const marked = new Set(numbers);
  const blanks = allNumbers(lottery).filter((n) => !marked.has(n));
  return (
    <div className={css.slip} data-columns={lottery.columns}>
      <div className={css.layer} style={rows} aria-hidden="true">
        {blanks.map((n) => (
          <span key={n} className={css.blank} style={place(n)}>
            {formatNumber(n)}
          </span>
        ))}
      </div>
      <ul className={css.layer} style={rows} aria-label={resultTexts.numbers}>
        {numbers.map((n) => (
          <li key={n} className={css.marked} style={place(n)}>
            {formatNumber(n)}
          </li>
        ))}
      </ul>
    </div>
  );
}
