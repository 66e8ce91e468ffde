import { failureTexts } from '../../content/run/failure.ts';
import { site } from '../../content/shell/site.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { dismissFailure, run } from '../../state/run/run.ts';
import { useGo } from '../address/navigation.ts';
import { RefusedBet } from '../bet/refused-bet.tsx';
import { NoDraws } from '../history/no-draws.tsx';
import { Button } from '../parts/button.tsx';
import { bringIntoView, Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the last run failed, and what helps. What was refused would be refused again. */
export function FailedRun({ failure, onRetry }: Props) {
  const go = useGo();
  const mend = () => {
    dismissFailure();
    go({ view: 'strategy' });
  };
  const remedy = remedyFor(failure);
  const { asked } = run;
  if (remedy === 'bet' && failure.code === 'invalid-request' && asked) {
    return (
      <div ref={bringIntoView}>
        <RefusedBet run={asked} problem={failure.problem} onMend={dismissFailure} />
      </div>
    );
  }
  if (failure.code === 'no-draws') {
    return (
      <div ref={bringIntoView}>
        <NoDraws fault={failure.fault} onRetry={onRetry} />
      </div>
    );
  }
  let actions = <RetryButtons remedy={remedy} onRetry={onRetry} />;
  if (remedy === 'options') actions = <Button onClick={mend}>{failureTexts.back}</Button>;
  if (remedy === 'none') actions = <Button onClick={dismissFailure}>{site.dismiss}</Button>;
  return (
    <div ref={bringIntoView}>
      <Notice urgent actions={actions}>
        {wordsFor(failure)}
      </Notice>
    </div>
  );
}

function wordsFor(failure: Exclude<Failure, { code: 'no-draws' }>): string {
  if (failure.code !== 'invalid-request') return failureTexts.failed(failure.code);
  const remedy = remedyFor(failure);
  if (remedy === 'clock') return failureTexts.clock;
  if (remedy === 'options') return failureTexts.options(failure.problem.range);
  return failureTexts.refused;
}
