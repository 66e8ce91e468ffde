import { type ReactNode, useEffect, useRef } from 'react';
import css from './archive.module.css';

/** The heading of a card that takes the place of another, which brings the reader along. */
export function CardTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className={css.title} tabIndex={-1}>
      {children}
    </h2>
  );
}
