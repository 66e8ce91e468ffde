import { linkProblemText } from '../../content/address/link-problem.ts';
import { resultTexts } from '../../content/run/result.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { NoDraws } from '../history/no-draws.tsx';
import { Notice } from '../parts/notice.tsx';
import { RetryButtons } from '../parts/retry-buttons.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the run of a link could not be made again, and what helps: nothing, if it was refused. */
export function FailedReplay({ failure, onRetry }: Props) {
  if (failure.code === 'invalid-request') {
    const { field, option } = failure.problem;
    const code = field === 'engine' ? 'newer' : 'damaged';
    return <Notice urgent>{linkProblemText({ code, field, option })}</Notice>;
  }
  if (failure.code === 'no-draws') return <NoDraws fault={failure.fault} onRetry={onRetry} />;
  const actions = <RetryButtons remedy={remedyFor(failure)} onRetry={onRetry} />;
  return (
    <Notice urgent actions={actions}>
      {resultTexts.replayFailed(failure.code)}
    </Notice>
  );
}
