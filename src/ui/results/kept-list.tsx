import { useSnapshot } from 'valtio/react';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { dismissLost, results } from '../../state/results/results.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import archive from './archive.module.css';
import { KeptCard } from './kept-card.tsx';
import css from './kept-list.module.css';

/** The real results that this browser keeps, a card a lottery, and what has become of others. */
export function KeptList() {
  const { status, kept, lost, unreadable } = useSnapshot(results);
  const cards = LOTTERIES.flatMap(({ key }) => kept[key] ?? []);
  const names = (keys: typeof lost) => keys.map((key) => lotteryOf(key).name).join(', ');
  if (status === 'unread') return null;
  return (
    <section className={css.kept}>
      <h2 className={archive.title} tabIndex={-1}>
        {resultsTexts.keptTitle}
      </h2>
      {lost.length > 0 ? (
        <Notice actions={<Button onClick={dismissLost}>{resultsTexts.dismiss}</Button>}>
          {resultsTexts.lost(names(lost))}
        </Notice>
      ) : null}
      {unreadable.length > 0 ? <Notice>{resultsTexts.unreadable(names(unreadable))}</Notice> : null}
      {cards.length === 0 ? (
        // Where the browser does not answer, it is unknown whether draws are kept.
        status === 'ready' && <p className={archive.soft}>{resultsTexts.empty}</p>
      ) : (
        <ul className={css.cards}>
          {cards.map((summary) => (
            <KeptCard key={summary.lottery} summary={summary} />
          ))}
        </ul>
      )}
    </section>
  );
}
