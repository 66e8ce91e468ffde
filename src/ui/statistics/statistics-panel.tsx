import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { CHART_IDS } from '../../content/statistics/charts.ts';
import { sourceWords, statisticsTexts } from '../../content/statistics/statistics.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { currentLottery, resultsLottery } from '../../state/results/results-lottery.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { choiceNow, windows } from '../../state/statistics/choice.ts';
import { loadStatistics, statistics } from '../../state/statistics/statistics.ts';
import { ChartPart } from '../charts/chart-part.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';
import { RobotSays } from '../parts/robot-says.tsx';
import { chartView } from './chart-view.ts';
import { ChoiceFields } from './choice-fields.tsx';
import css from './statistics-panel.module.css';

/** «Estatísticas»: what simulated or real draws have in them, beside what chance alone gives. */
export function StatisticsPanel() {
  const { kept, status: keptStatus } = useSnapshot(results);
  const lottery = currentLottery(useSnapshot(resultsLottery));
  const choice = choiceNow(lottery, useSnapshot(windows), kept);
  const { status, failure, answer } = useSnapshot(statistics);
  useEffect(() => {
    void loadResults();
  }, []);
  const { kind, window, revision } = choice;
  const retry = () => void loadStatistics(choice);
  const isRead = keptStatus !== 'unread';
  useEffect(
    () => (isRead ? loadStatistics({ lottery, kind, window, revision }) : undefined),
    [isRead, lottery, kind, window, revision],
  );

  return (
    <div className={`${layout.items} ${css.panel}`}>
      <ChoiceFields choice={choice} />
      {kind === 'simulated' ? <p>{statisticsTexts.noOfficial}</p> : null}
      <div className={`${layout.items} ${css.charts}`} aria-busy={status === 'loading'}>
        {status === 'failed' && failure ? (
          <Failed failure={failure} onRetry={retry} />
        ) : answer ? (
          <Charts answer={answer as DrawStatistics} />
        ) : (
          <div className={css.loading}>
            <RobotSays isWait words={statisticsTexts.loading} />
          </div>
        )}
      </div>
    </div>
  );
}

function Charts({ answer }: { readonly answer: DrawStatistics }) {
  const { lottery, draws, contests } = answer;
  if (draws === 0) return <Notice>{statisticsTexts.none}</Notice>;
  const missing = contests?.missing ?? 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {sourceWords(lotteryOf(lottery).name, answer)}
      </p>
      {missing > 0 ? <p>{statisticsTexts.missing(missing)}</p> : null}
      {CHART_IDS.map((id, i) => (
        <ChartPart key={id} view={chartView(id, answer)} startsOpen={i === 0} />
      ))}
    </>
  );
}

interface FailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the draws could not be counted, and what helps. */
function Failed({ failure, onRetry }: FailedProps) {
  const actions = <RetryButtons remedy={remedyFor(failure)} onRetry={onRetry} />;
  const isClock = failure.code === 'invalid-request' && failure.problem.field === 'date';
  const code = 'problem' in failure || 'fault' in failure ? 'failed' : failure.code;
  return (
    <Notice urgent actions={actions}>
      {isClock ? statisticsTexts.clock : statisticsTexts.failed(code)}
    </Notice>
  );
}
