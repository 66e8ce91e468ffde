import { linkProblemText } from '../../content/address/link-problem.ts';
import { resultTexts } from '../../content/run/result.ts';
import { site } from '../../content/shell/site.ts';
import { type Failure, remedyFor } from '../../state/run/failure.ts';
import { reloadPage } from '../../state/shell/loading.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the run of a link could not be made again, and what helps: nothing, if it was refused. */
export function FailedReplay({ failure, onRetry }: Props) {
  if (failure.code === 'invalid-request') {
    return <Notice urgent>{linkProblemText(failure.problem)}</Notice>;
  }
  const action =
    remedyFor(failure) === 'reload' ? (
      <Button onClick={reloadPage}>{site.reload}</Button>
    ) : (
      <Button onClick={onRetry}>{resultTexts.retry}</Button>
    );
  return (
    <Notice urgent actions={action}>
      {resultTexts.replayFailed(failure.code)}
    </Notice>
  );
}
