import { type ComponentType, memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/schedule.ts';
import { lazyPart } from './lazy-part.tsx';

/**
 * A part that loads and shows once the page has nothing better to do. Optional unless it has a `frame`: if it does not
 * load there is no message.
 */
export function idlePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: (body: ReactNode) => ReactNode = () => null,
) {
  const { Part, preload } = lazyPart(load, frame);
  return memo(function IdlePart(props: P) {
    const [isReady, setIsReady] = useState(false);
    useEffect(() => {
      const show = () => startTransition(() => setIsReady(true));
      whenIdle(() => preload().then(show));
    }, []);
    return isReady ? <Part {...props} /> : null;
  });
}
