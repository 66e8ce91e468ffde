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

/** A ticket's numbers, large and in order: for who listens a list to walk along, compact one picture with a sentence. */
export function Balls({ numbers, isSmall }: Props) {
  const shown = isSmall && isFolded(numbers.length) ? IN_SIGHT : numbers.length;
  const rest = numbers.length - shown;
  const perRow = ballsPerRow(numbers.length, isSmall);
  const named = { className: css.numbers, 'aria-label': resultTexts.numbers(numbers) };
  const balls = (
    <div
      className={css.balls}
      style={{ '--per': perRow, '--count': numbers.length } as CSSProperties}
      data-small={isSmall || undefined}
      data-dense={perRow > 7 || undefined}
      aria-hidden={isSmall || undefined}
    >
      {numbers.slice(0, shown).map((n, i) => (
        <b key={n} role={isSmall ? undefined : 'listitem'} style={{ '--i': i } as CSSProperties}>
          {formatNumber(n)}
        </b>
      ))}
      {rest > 0 ? <span className={css.rest}>{resultTexts.rest(rest)}</span> : null}
    </div>
  );
  return isSmall ? (
    <div {...named} role="img" data-rest={rest || undefined}>
      {balls}
    </div>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: to Safari, one without marks is no list
    <div {...named} role="list">
      {balls}
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
