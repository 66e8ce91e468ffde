import { type CSSProperties, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import type { History } from '../../../workers/shared/run/history.ts';
import type { NumberFrequency } from '../../../workers/shared/strategy/frequency.ts';
import { formatNumber } from '../../content/format.ts';
import { formatDay } from '../../content/format-day.ts';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import type { Edition } from '../../editions.ts';
import { frequent, loadFrequent } from '../../state/frequent/frequent.ts';
import { settings } from '../../state/preferences/settings.ts';
import { limitFor, premium } from '../../state/premium/premium.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { HistoryPlace } from '../history/history-place.tsx';
import { NoDraws } from '../history/no-draws.tsx';
import { LotterySelect } from '../home/lottery-select.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import { FrequentActions } from './frequent-actions.tsx';
import css from './frequent-view.module.css';

/** The most frequent numbers of the last draws, simulated or real ones. */
export function FrequentView({ edition }: { readonly edition: Edition }) {
  const { lottery } = useSnapshot(settings);
  const { status, failure, ranking, history } = useSnapshot(frequent);
  const count = limitFor(edition.frequentCount, useSnapshot(premium));
  useEffect(() => {
    void loadFrequent(lottery);
  }, [lottery]);

  return (
    <div className={`${layout.list} ${css.columns}`}>
      <div className={css.hero}>
        <LotterySelect />
        <div className={css.robot}>
          <Logo size={48} />
        </div>
        <p className={css.source}>{history ? windowText(history) : null}</p>
        {status === 'ready' ? (
          <Ranking entries={ranking.slice(0, count)} />
        ) : status === 'failed' ? null : (
          <p role="status" className={css.ranking} data-count={count}>
            {frequentTexts.loading}
          </p>
        )}
      </div>
      {status === 'failed' && failure ? (
        <FailedRanking failure={failure} onRetry={() => loadFrequent(lottery)} />
      ) : null}
      <FrequentActions edition={edition} />
      <p className={css.honest}>{frequentTexts.honest}</p>
      <HistoryPlace lottery={lottery} onChange={() => void loadFrequent(lottery)} />
    </div>
  );
}

/** The draws that were counted; nothing when the day of the device does not exist. */
function windowText(history: History): string {
  if (history.kind !== 'simulated') return frequentTexts.official(history);
  return isCalendarDate(history.date) ? frequentTexts.window(formatDay(history.date)) : '';
}

interface FailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the draws could not be counted, and what helps. */
function FailedRanking({ failure, onRetry }: FailedProps) {
  if (failure.code === 'no-draws') return <NoDraws fault={failure.fault} onRetry={onRetry} />;
  const actions = <RetryButtons remedy={remedyFor(failure)} onRetry={onRetry} />;
  return (
    <Notice urgent actions={actions}>
      {/* Only the day of the phone's clock can be refused. */}
      {failure.code === 'invalid-request' ? frequentTexts.clock : frequentTexts.failed(failure.code)}
    </Notice>
  );
}

/** Numbers with how often they came out, most frequent first. */
function Ranking({ entries }: { readonly entries: readonly NumberFrequency[] }) {
  const most = entries[0]?.frequency || 1;
  return (
    <ol className={css.ranking} aria-label={frequentTexts.list} data-count={entries.length}>
      {entries.map(({ number, frequency }, i) => (
        <li
          key={number}
          className={css.item}
          style={{ '--i': i, '--share': frequency / most } as CSSProperties}
          aria-label={frequentTexts.item(number, frequency)}
        >
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
