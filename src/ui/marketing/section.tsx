import type { ReactNode } from 'react';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './marketing.module.css';

interface Props {
  /** Id of the heading, unique in the page. */
  readonly id: string;
  readonly title: string;
  /** A line under the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** One part of the marketing section, named by its heading. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section className={`${layout.form} ${css.section}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note ? <p className={common.small}>{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
