import type { PoolRange } from '../../../workers/protocol/request.ts';
import { home } from '../../content/home.ts';
import { optionTexts } from '../../content/options.ts';
import { dismissFailure } from '../../state/generation.ts';
import { useGo } from '../navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  /** How many numbers a wheel could have had, when that is why the engine refused. */
  readonly range: PoolRange | undefined;
  readonly onRetry: () => void;
}

/** Why the last run failed. What was refused would be refused again: it leads back to be mended. */
export function Failure({ range, onRetry }: Props) {
  const go = useGo();
  if (!range) {
    return (
      <Notice urgent actions={<Button onClick={onRetry}>{home.retry}</Button>}>
        {home.failed}
      </Notice>
    );
  }
  const mend = () => {
    dismissFailure();
    go({ view: 'strategy' });
  };
  return (
    <Notice urgent actions={<Button onClick={mend}>{optionTexts.back}</Button>}>
      {`${optionTexts.poolRange(range.least, range.most)} ${optionTexts.kept}`}
    </Notice>
  );
}
