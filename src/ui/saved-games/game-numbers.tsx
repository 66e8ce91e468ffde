import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import css from './game-numbers.module.css';

/** More numbers than this are not all shown in a folded row. */
const MOST_IN_ROW = 20;

interface Props {
  readonly numbers: readonly number[];
  readonly isOpen: boolean;
}

/** The numbers of a game in order. For screen readers it is one picture with one sentence. */
export function GameNumbers({ numbers, isOpen }: Props) {
  const isLong = numbers.length > MOST_IN_ROW;
  return (
    <div role="img" aria-label={resultTexts.numbers(numbers)}>
      <div className={isOpen ? css.open : isLong ? `${css.row} ${css.first}` : css.row} aria-hidden="true">
        {numbers.map((n) => (
          <b key={n}>{formatNumber(n)}</b>
        ))}
        {isLong && !isOpen ? <span>{savedTexts.ofNumbers(numbers.length)}</span> : null}
      </div>
    </div>
  );
}
