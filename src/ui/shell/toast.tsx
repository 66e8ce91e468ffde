import { useSnapshot } from 'valtio/react';
import { toasts } from '../../state/toasts.ts';
import css from './toast.module.css';

/** The place where toasts show up; always there, so that assistive technology hears them. */
export function Toast() {
  const { current } = useSnapshot(toasts);
  return (
    <div className={css.place} role="status">
      {current ? (
        <p key={current.id} className={css.toast}>
          {current.text}
        </p>
      ) : null}
    </div>
  );
}
