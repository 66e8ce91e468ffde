import type { ComponentType } from 'react';
import { Boundary } from './boundary.tsx';
import { type Frame, type LazyPart, loadedPart } from './loaded-part.tsx';

/** Makes a part out of an import, with words while it loads, when it cannot and when it fails, in `frame`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, frame?: Frame): LazyPart<P> {
  const { Part: Inner, preload } = loadedPart(load, frame);
  return {
    Part: (props: P) => (
      <Boundary frame={frame}>
        <Inner {...props} />
      </Boundary>
    ),
    preload,
  };
}
