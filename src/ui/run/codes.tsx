import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { formatDay } from '../../content/format-day.ts';
import { historyDraws } from '../../content/history/history-name.ts';
import { resultTexts } from '../../content/run/result.ts';
import css from './codes.module.css';

/** The codes that a link carries, folded: nobody needs them to play. */
export function Codes({ receipt }: { readonly receipt: Receipt }) {
  const { seed, history, engine } = receipt;
  const rows = [
    [resultTexts.seed, shownSeed(seed)],
    ...(history.kind === 'simulated'
      ? ([
          [resultTexts.historySeed, shownSeed(history.seed)],
          [resultTexts.historyDate, formatDay(history.date)],
        ] as const)
      : ([
          [resultTexts.history, historyDraws(history)],
          [resultTexts.runDate, formatDay(history.date)],
        ] as const)),
    [resultTexts.engine, engine],
  ] as const;
  return (
    <details className={css.details}>
      <summary className={css.summary}>{resultTexts.details}</summary>
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A seed that somebody wrote could say anything, as if the app said it. */
function shownSeed(seed: string): string {
  return isDrawnSeed(seed) ? seed : resultTexts.ownSeed;
}
