import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './game-numbers.module.css';

/** Balls in the one row of a folded card: all of a small game, or so many with the count of the rest. */
const MOST_IN_ROW = 7;
const FIRST = 6;

/** More than these are plain text where all are shown small. */
const MOST_BALLS = 20;

interface Props {
  readonly numbers: readonly number[];
  /** Those that fit in one row, all, or all in large balls. */
  readonly show?: 'first' | 'all' | 'large';
}

/** The numbers of a game in order: for who listens one picture with one sentence, large a list to walk along. */
export function GameNumbers({ numbers, show = 'first' }: Props) {
  const label = resultTexts.numbers(numbers);
  const row = <BallRow numbers={numbers} show={show} />;
  return show === 'large' ? (
    // biome-ignore lint/a11y/useSemanticElements: to Safari, one without marks is no list
    <div role="list" aria-label={label}>
      {row}
    </div>
  ) : (
    <div role="img" aria-label={label} data-rest={(show === 'first' && numbers.length > MOST_IN_ROW) || undefined}>
      {row}
    </div>
  );
}

/** Numbers as balls, only to be seen unless they are large. */
export function BallRow({ numbers, show = 'first' }: Props) {
  const isLarge = show === 'large';
  const shown = show !== 'first' || numbers.length <= MOST_IN_ROW ? numbers : numbers.slice(0, FIRST);
  const rest = numbers.length - shown.length;
  return (
    <div
      className={css.balls}
      data-show={show}
      data-many={numbers.length > MOST_BALLS || undefined}
      aria-hidden={isLarge ? undefined : true}
    >
      {shown.map((n) => (
        <b key={n} role={isLarge ? 'listitem' : undefined}>
          {formatNumber(n)}
        </b>
      ))}
      {rest > 0 ? <span>+{rest}</span> : null}
    </div>
  );
}
