import { useSnapshot } from 'valtio/react';
import { dismissToast, toasts } from '../../state/shell/toasts.ts';
import css from './toast.module.css';

/** The place where toasts show up; always there, so that assistive technology hears them. */
export function Toast() {
  const { current, offers } = useSnapshot(toasts);
  return (
    <div className={css.place} role="status" aria-atomic={false}>
      {[...offers, ...(current ? [current] : [])].map(({ id, text, action }) => (
        <div key={id} className={action ? `${css.toast} ${css.offer}` : css.toast}>
          <p id={`toast-${id}`}>{text}</p>
          {action ? (
            <button
              type="button"
              className={css.action}
              aria-describedby={`toast-${id}`}
              onClick={({ nativeEvent }) => {
                action.run(nativeEvent);
                dismissToast(id);
              }}
            >
              {action.label}
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
