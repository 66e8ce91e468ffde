import type { CSSProperties } from 'react';
import { formatNumber } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './balls.module.css';

interface Props {
  readonly numbers: readonly number[];
  /** Numbers side by side, where there is room. */
  readonly perRow: number;
  /** Only this many are drawn, the others told. */
  readonly shown?: number | undefined;
}

/**
 * A ticket's numbers, large and in order. Who listens or feels for them with a finger gets one picture with one
 * sentence, which has all of them.
 */
export function Balls({ numbers, perRow, shown = numbers.length }: Props) {
  const rest = numbers.length - shown;
  return (
    <div className={css.numbers} role="img" aria-label={resultTexts.numbers(numbers)} data-rest={rest || undefined}>
      <div
        className={css.balls}
        style={{ '--per': perRow, '--count': numbers.length } as CSSProperties}
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

/** How many numbers stand in a row: all of a small ticket, or as many as on a few equal rows. */
export function ballsPerRow(count: number): number {
  if (count >= 50) return 10;
  if (count <= 7) return count;
  return count % 4 === 0 && count < 15 ? 4 : 5;
}
