import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import common from './common.module.css';
import { awaitHeading, focusAwaitedHeading } from './heading-focus.ts';

/**
 * The heading of a view; takes the focus if the visitor has just come here from another, or if the one in whose place
 * it comes had it.
 */
export const ViewTitle = memo(function ViewTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(focusAwaitedHeading, []);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element === document.activeElement) awaitHeading();
    };
  }, []);
  return (
    <h1 ref={heading} className={common.title} tabIndex={-1}>
      {children}
    </h1>
  );
});
