import { site } from '../../content/shell/site.ts';
import type { Remedy } from '../../state/run/failure.ts';
import { reloadPage } from '../../state/shell/loading.ts';
import { Button } from './button.tsx';

interface Props {
  readonly remedy: Remedy;
  readonly onRetry: () => void;
}

/**
 * «Tentar de novo», and to reload where that may not be enough: some browsers remember a file that did not load for as
 * long as the page lives (https://github.com/whatwg/html/issues/6768), and after a deploy it may be one of the build
 * before.
 */
export function RetryButtons({ remedy, onRetry }: Props) {
  return (
    <>
      <Button onClick={onRetry}>{site.retry}</Button>
      {remedy === 'retry-or-reload' ? <Button onClick={reloadPage}>{site.reload}</Button> : null}
    </>
  );
}
