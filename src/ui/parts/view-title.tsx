import { memo, useEffect } from 'react';
import { focusAwaitedHeading } from './heading-focus.ts';
import css from './view-title.module.css';

/** The heading of a view; takes the focus if the visitor has just come here from another. */
export const ViewTitle = memo(function ViewTitle({ children }: { readonly children: string }) {
  useEffect(focusAwaitedHeading, []);
  return (
    <h1 className={css.title} tabIndex={-1}>
      {children}
    </h1>
  );
});
