import { useSnapshot } from 'valtio/react';
import { dismissToast, toasts } from '../../state/toasts.ts';
import css from './toast.module.css';

/** The place where toasts show up; always there, so that assistive technology hears them. */
export function Toast() {
  const { current } = useSnapshot(toasts);
  return (
    <div className={css.place} role="status">
      {current ? (
        <div key={current.id} className={css.toast}>
          <p>{current.text}</p>
          {current.action ? (
            <button
              type="button"
              className={css.action}
              onClick={() => {
                current.action?.run();
                dismissToast();
              }}
            >
              {current.action.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
