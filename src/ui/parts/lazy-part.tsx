import {
  Component,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { site } from '../../content/shell/site.ts';
import { isOutdated, loadWithRetry, reloadPage } from '../../state/shell/loading.ts';
import { homeAddress } from '../address/navigation.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A part of the page that loads when it is first shown. */
export interface LazyPart<P> {
  readonly Part: FunctionComponent<P>;
  /**
   * Loads it before it is needed, to be shown at once then. Resolves also when that has failed, which shows when it is
   * needed.
   */
  preload(): Promise<void>;
}

/**
 * Makes a part out of an import, with retries, and words while it loads and when it cannot, in `frame`. Without `lazy`
 * and `Suspense`: what takes the place of a fallback is held back by React until that has been there for 300 ms,
 * however soon it comes.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  frame: (body: ReactNode) => ReactNode = (body) => body,
): LazyPart<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let loaded: ComponentType<P> | undefined;
  const start = () => {
    loading ??= loadWithRetry(load).then(
      (component) => {
        loaded = component;
        return component;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Loaded(props: P) {
    const [Inner, setInner] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Inner) return;
      start().then(
        (component) => setInner(() => component),
        (error) =>
          setInner(() => {
            // While rendering, for the boundary around.
            throw error;
          }),
      );
    }, [Inner]);
    return Inner ? <Inner {...props} /> : frame(<p role="status">{site.loading}</p>);
  }
  return {
    Part: (props: P) => (
      <LoadBoundary frame={frame} isLoaded={() => loaded !== undefined}>
        <Loaded {...props} />
      </LoadBoundary>
    ),
    preload: () =>
      start().then(
        () => {},
        () => {},
      ),
  };
}

interface BoundaryProps {
  /** True when what has failed is not that the part came, but what it does. */
  readonly isLoaded: () => boolean;
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
    const isBroken = this.props.isLoaded();
    const retry = () => this.setState({ failure: null });
    const actions = (
      <>
        {isBroken ? <Button onClick={() => location.assign(homeAddress())}>{site.back}</Button> : null}
        {failure === 'outdated' ? <Button onClick={reloadPage}>{site.reload}</Button> : null}
        <Button onClick={retry}>{site.retry}</Button>
      </>
    );
    return this.props.frame(
      <Notice urgent actions={actions}>
        {isBroken ? site.broken : site.loadFailed[failure]}
      </Notice>,
    );
  }
}
