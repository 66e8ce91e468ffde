import { useSearch } from '@tanstack/react-router';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { noteEvent } from '../../platform/events.ts';
import { Failed } from './failed.tsx';
import { focusHeading } from './heading-focus.ts';
import { type Frame, loadedPart } from './loaded-part.tsx';

/** The ways out do not wait for it. */
const Details = loadedPart(
  () => import('./copy-details.tsx').then((m) => m.CopyDetails),
  () => null,
);

interface Props {
  readonly frame?: Frame | undefined;
  readonly children: ReactNode;
}

/**
 * Where what is inside throws as it is rendered, or in an effect, a message stands in its place, in `frame`; all else
 * goes on. It is tried again when somebody says so, and at another address.
 */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  constructor(props: Props) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    noteEvent('error', error);
  }

  override render() {
    const { children, frame } = this.props;
    if (!this.state.isBroken) return children;
    const body = <Broken onRetry={() => this.setState({ isBroken: false })} />;
    return frame ? frame(body) : body;
  }
}

/** Says that something has failed for an unforeseen reason, and offers what can be told of it. */
export function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const search = useSearch({ strict: false });
  const [at] = useState(search);
  useEffect(() => {
    if (search !== at) onRetry();
  });
  const retry = () => {
    focusHeading();
    onRetry();
  };
  return (
    <>
      <Failed how="broken" onRetry={retry} />
      <Boundary frame={() => null}>
        <Details.Part />
      </Boundary>
    </>
  );
}
