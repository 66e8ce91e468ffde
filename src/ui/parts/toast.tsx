import { useSnapshot } from 'valtio/react';
import { dismissToast, toasts } from '../../state/shell/toasts.ts';
import css from './toast.module.css';

/**
 * The place where toasts show up, at the bottom of the screen or raised above what is there. Always
 * in the page, so that assistive technology hears them.
 */
export function Toast({ isRaised = false }: { readonly isRaised?: boolean }) {
  const { current, offers } = useSnapshot(toasts);
  return (
    <div
      className={isRaised ? `${css.place} ${css.raised}` : css.place}
      role="status"
      aria-atomic={false}
    >
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
