import type { CSSProperties } from 'react';
import { checkTexts } from '../../content/check/check.ts';
import { formatNumber } from '../../content/format.ts';
import css from './hit-balls.module.css';

/** A game with more numbers than this shows its hits alone. */
const MOST_DRAWN = 20;

interface Props {
  readonly numbers: readonly number[];
  /** The drawn numbers, in the order in which they light up; without them nothing is marked. */
  readonly drawn: readonly number[];
}

/** A game's numbers: hits filled and round, the others flat and square. One sentence for screen readers. */
export function HitBalls({ numbers, drawn }: Props) {
  const hits = numbers.filter((n) => drawn.includes(n));
  const inOrder = drawn.filter((n) => hits.includes(n));
  const shown = numbers.length > MOST_DRAWN ? hits : numbers;
  const rest = numbers.length - shown.length;
  return (
    <div role="img" aria-label={checkTexts.hits(hits, numbers.length - hits.length)}>
      <div className={css.balls} aria-hidden="true">
        {shown.map((n) => (
          <b
            key={n}
            data-hit={hits.includes(n) ? formatNumber(n) : undefined}
            style={{ '--i': inOrder.indexOf(n) } as CSSProperties}
          >
            {formatNumber(n)}
          </b>
        ))}
        {rest > 0 ? <span className={css.rest}>{checkTexts.rest(rest)}</span> : null}
      </div>
    </div>
  );
}
