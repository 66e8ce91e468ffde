import { site } from '../../content/shell/site.ts';
import { homeAddress } from '../address/navigation.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { RetryButtons } from './retry-buttons.tsx';

interface Props {
  readonly how: keyof typeof site.failed;
  readonly onRetry: () => void;
}

/** Says that a part of the page has not loaded, or is broken, with the ways out: home is loaded anew. */
export function Failed({ how, onRetry }: Props) {
  const actions = (
    <>
      <RetryButtons remedy={how === 'unreachable' ? 'retry' : 'retry-or-reload'} onRetry={onRetry} />
      {how === 'broken' ? <Button onClick={() => location.assign(homeAddress())}>{site.back}</Button> : null}
    </>
  );
  return (
    <Notice urgent actions={actions}>
      {site.failed[how]}
    </Notice>
  );
}
