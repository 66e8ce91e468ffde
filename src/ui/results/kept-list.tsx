import type { MouseEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { downloadTable, removeResults } from '../../state/results/kept-table.ts';
import { daysSince, dismissLost, isStale, results } from '../../state/results/results.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './archive.module.css';

/** The real results that this browser keeps, a row a lottery that opens, and what has become of others. */
export function KeptList() {
  const { status, kept, lost, unreadable } = useSnapshot(results);
  const hasKept = Object.keys(kept).length > 0;
  const names = (keys: typeof lost) => keys.map((key) => lotteryOf(key).name).join(', ');
  if (status === 'unread') return null;
  return (
    <section className={`${layout.items} ${css.kept}`}>
      <h2 className={layout.title} tabIndex={-1}>
        {resultsTexts.keptTitle}
      </h2>
      {lost.length > 0 ? (
        <Notice actions={<Button onClick={dismissLost}>{resultsTexts.dismiss}</Button>}>
          {resultsTexts.lost(names(lost))}
        </Notice>
      ) : null}
      {unreadable.length > 0 ? <Notice>{resultsTexts.unreadable(names(unreadable))}</Notice> : null}
      {/* Where the browser does not answer, it is unknown whether draws are kept. */}
      {hasKept || status === 'ready' ? (
        <ul className={css.rows}>
          {LOTTERIES.map(({ key, name }) => {
            const summary = kept[key];
            if (summary) return <KeptRow key={key} summary={summary} />;
            return (
              <li key={key} className={`${layout.row} ${css.row}`} data-lottery={key}>
                <span>{name}</span> <span className={common.small}>{resultsTexts.none}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}

/** The kept results of one lottery, in a few lines, and what one can do with them. */
function KeptRow({ summary }: { readonly summary: KeptSummary }) {
  const { lottery, count, first, last, missing, withPrizes } = summary;
  const { name } = lotteryOf(lottery);
  const days = last.date === undefined ? undefined : daysSince(last.date);
  const isOld = days !== undefined && isStale(days);
  const download = async (form: 'csv' | 'json') => {
    if (!(await downloadTable(lottery, form))) showToast(resultsTexts.exportFailed);
  };
  const actions: readonly [text: string, act: (event: MouseEvent<HTMLElement>) => void][] = [
    [resultsTexts.exportCsv, () => void download('csv')],
    [resultsTexts.exportJson, () => void download('json')],
    [resultsTexts.remove, (event) => void removeKept(event, lottery)],
  ];
  return (
    <li data-lottery={lottery}>
      <details>
        <summary className={`${layout.row} ${css.row}`}>
          <h3 className={css.name} tabIndex={-1}>
            {name}
          </h3>
          <span className={css.until} data-old={isOld || undefined}>
            {resultsTexts.until(last.contest, last.date, brazilDate())}
          </span>
        </summary>
        <div className={css.lines}>
          <p>{resultsTexts.range(count, first.contest, last.contest)}</p>
          <p>
            {last.date === undefined ? resultsTexts.lastUndated : resultsTexts.last(shortDay(last.date))}
            {isOld ? `, ${resultsTexts.age(days)}` : null}
          </p>
          <p className={common.small}>
            {withPrizes === 0 ? resultsTexts.withoutPrizes : resultsTexts.withPrizes(withPrizes, count)}
            {missing > 0 ? ` ${resultsTexts.missing(missing)}` : null}
            {isOld ? ` ${resultsTexts.stale}` : null}
          </p>
        </div>
        <div className={layout.actions}>
          {actions.map(([text, act]) => (
            <Button key={text} aria-label={resultsTexts.actionOf(text, name)} onClick={act}>
              {text}
            </Button>
          ))}
        </div>
      </details>
    </li>
  );
}

/**
 * Takes a lottery's results off the list by a tap in its card, and offers them back. The focus goes to the next card,
 * or to the list's title; a second tap at the same place does nothing.
 */
async function removeKept(event: MouseEvent<HTMLElement>, lottery: LotteryKey): Promise<void> {
  takeRepeats(event.nativeEvent);
  const card = event.currentTarget.closest('li');
  const title = card?.closest('section')?.querySelector('h2');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  (next?.querySelector('h3') ?? title)?.focus({ preventScroll: true });
  const restore = await removeResults(lottery);
  if (!restore) return showToast(resultsTexts.removeFailed);
  showOffer(resultsTexts.removed(lotteryOf(lottery).name), {
    label: resultsTexts.undo,
    run: async (again) => {
      takeRepeats(again);
      title?.focus({ preventScroll: true });
      if (!(await restore())) showToast(resultsTexts.undoFailed);
    },
  });
}
