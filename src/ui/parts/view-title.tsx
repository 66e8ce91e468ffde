import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { awaitHeading, focusAwaitedHeading } from './heading-focus.ts';
import css from './view-title.module.css';

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
    <h1 ref={heading} className={css.title} tabIndex={-1}>
      {children}
    </h1>
  );
});
