import { useSnapshot } from 'valtio/react';
import { linkProblemText } from '../../content/address/link-problem.ts';
import { trialTexts } from '../../content/premium/trial.ts';
import { site } from '../../content/shell/site.ts';
import type { Address } from '../../state/address/address.ts';
import { forgetSentHome, trialNotes } from '../../state/premium/trial-notes.ts';
import { run } from '../../state/run/run.ts';
import { retryRun } from '../../state/run/start-run.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { FailedRun } from '../run/failed-run.tsx';

/** Why home is what is shown: a link that cannot be opened, a closed view, a run that failed. */
export function HomeNotices({ problem }: { readonly problem: Address['problem'] }) {
  const { asked, failure } = useSnapshot(run);
  const { wasSentHome } = useSnapshot(trialNotes);
  const go = useGo();
  return (
    <>
      {problem ? (
        <Notice urgent actions={<Button onClick={() => go({})}>{site.dismiss}</Button>}>
          {linkProblemText(problem)}
        </Notice>
      ) : null}
      {wasSentHome ? (
        <Notice urgent actions={<Button onClick={forgetSentHome}>{site.dismiss}</Button>}>
          {trialTexts.over}
        </Notice>
      ) : null}
      {asked && failure ? <FailedRun failure={failure} onRetry={() => retryRun(go)} /> : null}
    </>
  );
}
