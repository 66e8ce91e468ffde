import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { site } from '../../content/shell/site.ts';
import { isOutdated, loadWithRetry, reloadPage } from '../../state/shell/loading.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A part of the page that loads when it is first shown. */
export interface LazyPart<P> {
  readonly Part: ComponentType<P>;
  /**
   * Loads it before it is needed, to be shown at once then. Resolves also when that has failed, which
   * shows when it is needed.
   */
  preload(): Promise<void>;
}

/**
 * Makes a part out of an import, with retries, and words while it loads and when it cannot, in
 * `frame`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: (body: ReactNode) => ReactNode = (body) => body,
): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  let loaded: ComponentType<P> | undefined;
  const start = () => {
    loading ??= loadWithRetry(load).then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  let Inner = lazy(start);
  const renew = () => {
    Inner = lazy(start);
  };
  return {
    Part: (props: P) => (
      <LoadBoundary onRetry={renew} frame={frame}>
        <Suspense fallback={frame(<p role="status">{site.loading}</p>)}>
          <LazyInner of={() => loaded ?? Inner} props={props} />
        </Suspense>
      </LoadBoundary>
    ),
    preload: () =>
      start().then(
        () => {},
        () => {},
      ),
  };
}

/**
 * Looks the component up as it is mounted, so that a retry gets the renewed one. React shows the
 * fallback of a `lazy` component for a moment even when it has been loaded long since.
 */
function LazyInner<P extends object>({ of, props }: { of: () => ComponentType<P>; props: P }) {
  const [Inner] = useState(of);
  return <Inner {...props} />;
}

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly frame: (body: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: 'unreachable' | 'outdated' | null;
}

class LoadBoundary extends Component<BoundaryProps, BoundaryState> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failure: null };
  }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: isOutdated(error) ? 'outdated' : 'unreachable' };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failure: null });
    };
    const actions = (
      <>
        {failure === 'outdated' ? <Button onClick={reloadPage}>{site.reload}</Button> : null}
        <Button onClick={retry}>{site.retry}</Button>
      </>
    );
    return this.props.frame(
      <Notice urgent actions={actions}>
        {site.loadFailed[failure]}
      </Notice>,
    );
  }
}
