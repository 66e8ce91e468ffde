import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { downloadTable } from '../../state/results/download.ts';
import { daysSince, isStale } from '../../state/results/results.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import archive from './archive.module.css';
import css from './kept-list.module.css';
import { removeKept } from './remove-kept.ts';

/** The kept results of one lottery, in a few lines, and what one can do with them. */
export function KeptCard({ summary }: { readonly summary: KeptSummary }) {
  const { lottery, count, first, last, missing, withPrizes } = summary;
  const { name } = lotteryOf(lottery);
  const days = last.date === undefined ? undefined : daysSince(last.date);
  const isOld = days !== undefined && isStale(days);
  const download = async (form: 'csv' | 'json') => {
    if (!(await downloadTable(lottery, form))) showToast(resultsTexts.exportFailed);
  };
  return (
    <li className={`${archive.card} ${css.card}`} data-lottery={lottery}>
      <h3 className={css.name} tabIndex={-1}>
        {name}
      </h3>
      <div className={css.lines}>
        <p>{resultsTexts.range(count, first.contest, last.contest)}</p>
        <p>
          {last.date === undefined ? resultsTexts.lastUndated : resultsTexts.last(shortDay(last.date))}
          {isOld ? `, ${resultsTexts.age(days)}` : null}
        </p>
        <p className={archive.small}>
          {withPrizes === 0 ? resultsTexts.withoutPrizes : resultsTexts.withPrizes(withPrizes, count)}
          {missing > 0 ? ` ${resultsTexts.missing(missing)}` : null}
          {isOld ? ` ${resultsTexts.stale}` : null}
        </p>
      </div>
      <div className={archive.actions}>
        <Button aria-label={resultsTexts.actionOf(resultsTexts.exportCsv, name)} onClick={() => void download('csv')}>
          {resultsTexts.exportCsv}
        </Button>
        <Button aria-label={resultsTexts.actionOf(resultsTexts.exportJson, name)} onClick={() => void download('json')}>
          {resultsTexts.exportJson}
        </Button>
        <Button
          aria-label={resultsTexts.actionOf(resultsTexts.remove, name)}
          onClick={(event) => void removeKept(event, lottery)}
        >
          {resultsTexts.remove}
        </Button>
      </div>
    </li>
  );
}
