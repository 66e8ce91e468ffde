import { useEffect, useRef } from 'react';
import type { RequestProblem } from '../../../workers/shared/request.ts';
import { failureTexts } from '../../content/run/failure.ts';
import { site } from '../../content/shell/site.ts';
import { dismissFailure } from '../../state/run/generation.ts';
import { remedyFor } from '../../state/run/remedy.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  /** Why the run was refused; null when something else went wrong. */
  readonly problem: RequestProblem | null;
  readonly onRetry: () => void;
}

/** Why the last run failed. What was refused would be refused again: it leads to what helps. */
export function Failure({ problem, onRetry }: Props) {
  const go = useGo();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const mend = () => {
    dismissFailure();
    go({ view: 'strategy' });
  };
  const retry = [failureTexts.retry, onRetry] as const;
  const [text, name, act] = {
    retry: [failureTexts.failed, ...retry] as const,
    clock: [failureTexts.clock, ...retry] as const,
    options: [failureTexts.options(problem?.range), failureTexts.back, mend] as const,
    none: [failureTexts.failed, site.dismiss, dismissFailure] as const,
  }[remedyFor(problem)];
  return (
    <div ref={place}>
      <Notice urgent actions={<Button onClick={act}>{name}</Button>}>
        {text}
      </Notice>
    </div>
  );
}
