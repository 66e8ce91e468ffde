import type { ReactNode } from 'react';
import css from './wide-table.module.css';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that scrolls by itself where it is wider than its place: no word and no value of it breaks. */
export function WideTable({ caption, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard a table is scrolled once it has the focus
    <section className={css.place} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
