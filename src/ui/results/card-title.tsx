import { type ReactNode, useEffect, useRef } from 'react';
import layout from '../parts/layout.module.css';

/** The heading of a card that takes the place of another, which brings the reader along. */
export function CardTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className={layout.title} tabIndex={-1}>
      {children}
    </h2>
  );
}
