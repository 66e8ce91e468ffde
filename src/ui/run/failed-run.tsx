import { betTexts } from '../../content/bet/bet.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { failureTexts } from '../../content/run/failure.ts';
import { site } from '../../content/shell/site.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { dismissFailure, run } from '../../state/run/run.ts';
import { useGo } from '../address/navigation.ts';
import { NoDraws } from '../history/no-draws.tsx';
import { Button } from '../parts/button.tsx';
import { bringIntoView, Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the last run failed, and what helps. What was refused would be refused again. */
export function FailedRun(props: Props) {
  return (
    <div ref={bringIntoView}>
      <Reason {...props} />
    </div>
  );
}

function Reason({ failure, onRetry }: Props) {
  const go = useGo();
  if (failure.code === 'no-draws') return <NoDraws fault={failure.fault} onRetry={onRetry} />;
  const remedy = remedyFor(failure);
  let actions = <RetryButtons remedy={remedy} onRetry={onRetry} />;
  let words: string = failureTexts.refused;
  const mend = () => {
    dismissFailure();
    if (remedy === 'bet') openBetDialog(words);
    else go({ view: 'strategy' });
  };
  if (failure.code !== 'invalid-request') {
    words = failureTexts.failed(failure.code);
  } else if (remedy === 'bet' && run.asked) {
    const { bet: part, reason = 'value', limit } = failure.problem;
    words = betFaultText({ part, reason, limit }, run.asked);
    actions = <Button onClick={mend}>{betTexts.change}</Button>;
  } else if (remedy === 'options') {
    words = failureTexts.options(failure.problem.range);
    actions = <Button onClick={mend}>{failureTexts.back}</Button>;
  } else if (remedy === 'clock') {
    words = failureTexts.clock;
  } else if (remedy === 'none') {
    actions = <Button onClick={dismissFailure}>{site.dismiss}</Button>;
  }
  return (
    <Notice urgent actions={actions}>
      {words}
    </Notice>
  );
}
