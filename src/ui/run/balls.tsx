import type { CSSProperties } from 'react';
import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './balls.module.css';

interface Props {
  readonly numbers: readonly number[];
  /** Of a compact ticket. */
  readonly isSmall: boolean;
}

/** A compact ticket of so many numbers shows the first ones, in a line of text. */
const FOLDED_FROM = 50;
const IN_SIGHT = 7;

/** Does a compact ticket show only some of so many numbers? */
export const isFolded = (count: number) => count >= FOLDED_FROM;

/**
 * A ticket's numbers, large and in order. Who listens or feels for them with a finger gets one picture with one
 * sentence, which has all of them.
 */
export function Balls({ numbers, isSmall }: Props) {
  const shown = isSmall && isFolded(numbers.length) ? IN_SIGHT : numbers.length;
  const rest = numbers.length - shown;
  const perRow = ballsPerRow(numbers.length, isSmall);
  return (
    <div className={css.numbers} role="img" aria-label={resultTexts.numbers(numbers)} data-rest={rest || undefined}>
      <div
        className={css.balls}
        style={{ '--per': perRow, '--count': numbers.length } as CSSProperties}
        data-small={isSmall || undefined}
        data-dense={perRow > 7 || undefined}
        aria-hidden="true"
      >
        {numbers.slice(0, shown).map((n, i) => (
          <b key={n} style={{ '--i': i } as CSSProperties}>
            {formatNumber(n)}
          </b>
        ))}
        {rest > 0 ? <span className={css.rest}>{resultTexts.rest(rest)}</span> : null}
      </div>
    </div>
  );
}

/** How many numbers stand in a row: all of a small ticket, or as many as on a few equal rows; compact, up to eight. */
export function ballsPerRow(count: number, isSmall: boolean): number {
  if (count >= FOLDED_FROM) return 10;
  if (count <= 7) return count;
  if (isSmall) return Math.ceil(count / Math.max(2, Math.ceil(count / 8)));
  return count % 4 === 0 && count < 15 ? 4 : 5;
}
