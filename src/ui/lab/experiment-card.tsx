import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatWhole } from '../../content/format.ts';
import { durationText, labTexts } from '../../content/lab/lab.ts';
import { FAILURE_REASONS } from '../../content/run/failure.ts';
import { site } from '../../content/shell/site.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { type LabChoice, labChoice } from '../../state/lab/choice.ts';
import {
  experiment,
  leaveExperiment,
  repeatExperiment,
  type ShownReport,
  startExperiment,
} from '../../state/lab/experiment.ts';
import type { LabFailure, OtherDraws } from '../../state/lab/lab-failure.ts';
import type { PageRequest } from '../../state/lab/request-of.ts';
import { remedyFor } from '../../state/run/failure.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { NoDraws } from '../history/no-draws.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';
import { bringIntoView, Notice } from '../parts/notice.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';
import { Found } from './found.tsx';
import { passFocusToStart } from './start-button.tsx';

/** The experiment on screen: what it is counting, what it found, or why it did not. It ends with its place. */
export function ExperimentCard() {
  const { phase } = useSnapshot(experiment);
  useEffect(() => leaveExperiment, []);
  if (phase === 'idle') return null;
  return (
    <div key={phase} ref={passFocusToStart}>
      <Phase />
    </div>
  );
}

function Phase() {
  const { phase, report, failure, tookMs, ...shown } = useSnapshot(experiment);
  const request = shown.request as PageRequest | null;
  const choice = useSnapshot(labChoice) as LabChoice;
  const again = () => void (request ? repeatExperiment(request) : startExperiment(choice));
  switch (phase) {
    case 'idle':
      return null;
    case 'running':
      return <Running />;
    case 'failed':
      return failure ? <Failed failure={failure as LabFailure} onRetry={again} /> : null;
    case 'done':
      return (
        <section className={layout.form} aria-label={labTexts.title}>
          {report && request ? <Found report={report as ShownReport} request={request} tookMs={tookMs} /> : null}
        </section>
      );
  }
}

function Running() {
  const { done, restMs, live, request } = useSnapshot(experiment);
  return (
    <section ref={bringIntoView} className={`${layout.card} ${layout.raised}`} aria-label={labTexts.running}>
      <p className={common.lead} role="status">
        {labTexts.running}
      </p>
      <ProgressBar label={labTexts.running} done={done} />
      <p className={common.soft}>
        {Math.floor(100 * done)}% {restMs === null ? '' : labTexts.rest(durationText(restMs))}
      </p>
      <Button wide onClick={leaveExperiment}>
        {labTexts.cancel}
      </Button>
      <p className={common.small}>{labTexts.stays}</p>
      {request && live.length > 0 ? (
        <Facts
          facts={live.map(({ hits, seen }) => [
            tierName(lotteryOfLab(request as PageRequest), hits),
            formatWhole(seen),
          ])}
        />
      ) : null}
    </section>
  );
}

interface FailedProps {
  readonly failure: LabFailure;
  readonly onRetry: () => void;
}

/** Why there is no answer, and what helps. */
function Failed({ failure, onRetry }: FailedProps) {
  if (failure.code === 'no-draws') return <NoDraws fault={failure.fault} onRetry={onRetry} />;
  if (failure.code === 'other-draws') return <NoNamed {...failure} onRetry={onRetry} />;
  if (failure.code === 'few-draws') return <Notice urgent>{labTexts.fewDraws(failure.unbroken)}</Notice>;
  const code = failure.code === 'invalid-request' ? 'failed' : failure.code;
  return (
    <Notice urgent actions={<RetryButtons remedy={remedyFor(failure)} onRetry={onRetry} />}>
      {labTexts.failed(FAILURE_REASONS[code])}
    </Notice>
  );
}

/** The real draws of the experiment are not here; leads to where they can be brought in. */
function NoNamed({ lottery, named, isKept, onRetry }: OtherDraws & Pick<FailedProps, 'onRetry'>) {
  const toResults = useGoToPage(RESULTS_PAGE);
  const actions = (
    <>
      <Button onClick={() => toResults({ tab: 'file' })}>{labTexts.toResults}</Button>
      <Button onClick={onRetry}>{site.retry}</Button>
    </>
  );
  return (
    <Notice urgent actions={actions}>
      {labTexts.otherDraws(lotteryOf(lottery), named.size, named.contest, isKept)}
    </Notice>
  );
}
