import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { NumberFrequency } from '../../../workers/domain/frequency.ts';
import { lotteryOf } from '../../../workers/domain/lotteries.ts';
import { formatDay, formatNumber } from '../../content/format.ts';
import { frequentTexts } from '../../content/frequent.ts';
import type { Edition } from '../../editions.ts';
import { frequent, loadFrequent } from '../../state/frequent.ts';
import { historySource } from '../../state/history-source.ts';
import { settings } from '../../state/settings.ts';
import { LotterySelect } from '../home/lottery-select.tsx';
import { useGo } from '../navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import css from './frequent-view.module.css';

/** The most frequent numbers of the last 30 simulated draws. */
export function FrequentView({ edition }: { readonly edition: Edition }) {
  const { lottery } = useSnapshot(settings);
  const { status, ranking } = useSnapshot(frequent);
  const go = useGo();
  useEffect(() => {
    void loadFrequent(lottery);
  }, [lottery]);

  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {frequentTexts.title}
      </h1>
      <p className={css.lottery}>{lotteryOf(lottery).name}</p>
      <p>{frequentTexts.window(formatDay(historySource().date))}</p>
      {status === 'failed' ? (
        <Notice
          urgent
          actions={<Button onClick={() => loadFrequent(lottery)}>{frequentTexts.retry}</Button>}
        >
          {frequentTexts.failed}
        </Notice>
      ) : status === 'ready' ? (
        <Ranking entries={ranking.slice(0, edition.frequentCount)} />
      ) : (
        <p role="status">{frequentTexts.loading}</p>
      )}
      <p className={css.honest}>{frequentTexts.honest}</p>
      <LotterySelect />
      <Button wide onClick={() => go({})}>
        {frequentTexts.back}
      </Button>
    </>
  );
}

function Ranking({ entries }: { readonly entries: readonly NumberFrequency[] }) {
  return (
    <ol className={css.list} aria-label={frequentTexts.list}>
      {entries.map(({ number, frequency }) => (
        <li key={number} className={css.item} aria-label={frequentTexts.item(number, frequency)}>
          <span className={css.ball} aria-hidden="true">
            {formatNumber(number)}
          </span>
          <span className={css.times} aria-hidden="true">
            {frequentTexts.times(frequency)}
          </span>
        </li>
      ))}
    </ol>
  );
}
