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
  if (show === 'large') return <BallRow numbers={numbers} show={show} />;
  const isFolded = show === 'first' && numbers.length > MOST_IN_ROW;
  return (
    <div role="img" aria-label={resultTexts.numbers(numbers)} data-rest={isFolded || undefined}>
      <BallRow numbers={numbers} show={show} />
    </div>
  );
}

/** Numbers as balls, only to be seen; large ones are a list. */
export function BallRow({ numbers, show = 'first' }: Props) {
  const shown = show !== 'first' || numbers.length <= MOST_IN_ROW ? numbers : numbers.slice(0, FIRST);
  const rest = numbers.length - shown.length;
  const row = { className: css.balls, 'data-show': show, 'data-many': numbers.length > MOST_BALLS || undefined };
  const balls = shown.map((n) => (
    <b key={n} role={show === 'large' ? 'listitem' : undefined}>
      {formatNumber(n)}
    </b>
  ));
  return show === 'large' ? (
    // biome-ignore lint/a11y/useSemanticElements: to Safari, one without marks is no list
    <div {...row} role="list" aria-label={resultTexts.numbers(numbers)}>
      {balls}
    </div>
  ) : (
    <div {...row} aria-hidden="true">
      {balls}
      {rest > 0 ? <span>+{rest}</span> : null}
    </div>
  );
}
