import { useSnapshot } from 'valtio/react';
import { dialogs } from '../../state/shell/dialogs.ts';
import { dismissToast, toasts } from '../../state/shell/toasts.ts';
import css from './toast.module.css';

interface Props {
  /** Stands above what sticks to the bottom of the screen. */
  readonly isRaised?: boolean;
  readonly isInDialog?: boolean;
}

/**
 * The place of toasts, at the bottom of the screen or above what stands there. It is the last part of a page or a
 * dialog. A toast with a button takes room there, so that the page below it can be scrolled free. It is always mounted,
 * so that assistive technology hears it. Each toast is seen where it was shown: in the page, or in the dialogs over it.
 */
export function Toast({ isRaised = false, isInDialog = false }: Props) {
  const { current, offers } = useSnapshot(toasts);
  const isCovered = useSnapshot(dialogs).open.length > 0;
  const isOnTop = isInDialog || !isCovered;
  const shown = offers.filter(({ isOfDialog }) => isOfDialog === isInDialog || !(isCovered || isInDialog));
  return (
    <div className={isRaised ? `${css.place} ${css.raised}` : css.place} role="status" aria-atomic={false}>
      {[...shown, ...(current && isOnTop ? [current] : [])].map(({ id, text, action }) => (
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
