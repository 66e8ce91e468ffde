import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './game-numbers.module.css';

/** Balls in the one row of a folded card: all of a small game, or so many with the count of the rest. */
const MOST_IN_ROW = 7;
const FIRST = 6;

interface Props {
  readonly numbers: readonly number[];
  readonly isOpen?: boolean;
}

/** The numbers of a game in order. For screen readers it is one picture with one sentence. */
export function GameNumbers({ numbers, isOpen = false }: Props) {
  const isFolded = !isOpen && numbers.length > MOST_IN_ROW;
  return (
    <div role="img" aria-label={resultTexts.numbers(numbers)} data-rest={isFolded || undefined}>
      <BallRow numbers={numbers} isOpen={isOpen} />
    </div>
  );
}

/** Numbers as balls, only to be seen. */
export function BallRow({ numbers, isOpen = false }: Props) {
  const shown = isOpen || numbers.length <= MOST_IN_ROW ? numbers : numbers.slice(0, FIRST);
  const rest = numbers.length - shown.length;
  return (
    <div className={isOpen ? `${css.balls} ${css.open}` : css.balls} aria-hidden="true">
      {shown.map((n) => (
        <b key={n}>{formatNumber(n)}</b>
      ))}
      {rest > 0 ? <span>+{rest}</span> : null}
    </div>
  );
}
