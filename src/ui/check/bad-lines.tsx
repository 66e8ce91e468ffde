import type { BadRow } from '../../../workers/shared/games/reading.ts';
import { badLineText, checkTexts } from '../../content/check/check.ts';
import css from './check.module.css';

/** The lines of a text that are no games, and why. */
export function BadLines({ bad }: { readonly bad: readonly BadRow[] }) {
  if (bad.length === 0) return null;
  return (
    <div className={css.bad}>
      <p>{checkTexts.badLines(bad.length)}</p>
      <ul>
        {bad.map((one) => (
          <li key={one.line}>{badLineText(one)}</li>
        ))}
      </ul>
    </div>
  );
}
