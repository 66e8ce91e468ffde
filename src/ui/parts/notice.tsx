import type { ReactNode } from 'react';
import css from './notice.module.css';

interface Props {
  readonly urgent?: boolean;
  /** Comes with something that is told of already, and does not talk over that. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
}

/** A boxed message in the flow of the page; an urgent one is announced at once. */
export function Notice({ urgent = false, quiet = false, children, actions }: Props) {
  return (
    <div className={css.notice} role={urgent ? 'alert' : quiet ? undefined : 'status'}>
      <p>{children}</p>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}

/** A ref for an element that scrolls into view once, when it appears. */
export function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' });
}
