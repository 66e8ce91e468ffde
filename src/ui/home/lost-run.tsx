import { failureTexts } from '../../content/run/failure.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { bringIntoView } from '../parts/bring-into-view.ts';
import { Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../run/retry-buttons.tsx';
import { useGoInRun } from '../run/use-go-in-run.ts';

/** Says that what makes runs did not come, with nothing but what home has: other words may be lost with it. */
export function LostRun() {
  const go = useGoInRun();
  const actions = <RetryButtons remedy="retry-or-reload" onRetry={() => retryRun(go)} />;
  return (
    <div ref={bringIntoView}>
      <Notice urgent actions={actions}>
        {failureTexts.failed('not-loaded')}
      </Notice>
    </div>
  );
}
