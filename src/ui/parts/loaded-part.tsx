import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react';
import { site } from '../../content/shell/site.ts';
import { noteEvent } from '../../platform/events.ts';
import { isOutdated, loadedOnce } from '../../state/shell/loading.ts';
import { Failed } from './failed.tsx';

/** A part of the page that loads when it is first shown. */
export interface LazyPart<P> {
  readonly Part: FunctionComponent<P>;
  /**
   * Loads it before it is needed, to be shown at once then. Resolves also when that has failed, which shows when it is
   * needed.
   */
  preload(): Promise<void>;
}

export interface LoadedPart<P> extends LazyPart<P> {
  /** True once it can be shown at once. */
  isHere(): boolean;
}

/** What stands around the words that a part has for itself; nothing unless given. */
export type Frame = (body: ReactNode) => ReactNode;

/**
 * Makes a part out of an import, with retries, and words while it loads and when it cannot, in `frame`. Without `lazy`
 * and `Suspense`: what takes the place of a fallback is held back by React until that has been there for 300 ms,
 * however soon it comes.
 */
export function loadedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: Frame = (body) => body,
): LoadedPart<P> {
  const part = loadedOnce(load);
  return {
    Part: (props: P) => {
      const [Inner, setInner] = useState(part.loaded);
      const [failure, setFailure] = useState<'unreachable' | 'outdated'>();
      useLayoutEffect(() => {
        if (Inner || failure) return;
        part.load().then(
          (component) => setInner(() => component),
          (error) => {
            noteEvent('part', error);
            setFailure(isOutdated(error) ? 'outdated' : 'unreachable');
          },
        );
      }, [Inner, failure]);
      if (Inner) return <Inner {...props} />;
      return frame(
        failure ? <Failed how={failure} onRetry={() => setFailure(undefined)} /> : <p role="status">{site.loading}</p>,
      );
    },
    isHere: () => part.loaded() !== undefined,
    preload: () =>
      part.load().then(
        () => {},
        () => {},
      ),
  };
}
