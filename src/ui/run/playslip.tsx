import { allNumbers, type Lottery } from '../../../workers/shared/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './playslip.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly numbers: readonly number[];
}

/**
 * A ticket's numbers, each at its place on the playslip; the cells left blank are decoration. The
 * card around it says how many rows and columns there are: `--rows`, `--columns`.
 */
export function Playslip({ lottery, numbers }: Props) {
  const marked = new Set(numbers);
  return (
    <div className={css.slip} data-columns={lottery.columns}>
      <ul className={css.cells} aria-label={resultTexts.numbers}>
        {allNumbers(lottery).map((n) =>
          marked.has(n) ? (
            <li key={n} className={css.marked}>
              {formatNumber(n)}
            </li>
          ) : (
            <li key={n} aria-hidden="true">
              {formatNumber(n)}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
