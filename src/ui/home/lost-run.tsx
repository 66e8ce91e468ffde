import { failureTexts } from '../../content/run/failure.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';
import { bringIntoView } from '../parts/bring-into-view.ts';
import { Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../run/retry-buttons.tsx';

/** Says that what makes runs did not come, with nothing but what home has: other words may be lost with it. */
export function LostRun() {
  const go = useGo();
  const actions = <RetryButtons remedy="retry-or-reload" onRetry={() => retryRun(go)} />;
  return (
    <div ref={bringIntoView}>
      <Notice urgent actions={actions}>
        {failureTexts.failed('not-loaded')}
      </Notice>
    </div>
  );
}
