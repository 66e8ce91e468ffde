import { useSnapshot } from 'valtio/react';
import { dialogs } from '../../state/shell/dialogs.ts';
import { dismissToast, toasts } from '../../state/shell/toasts.ts';
import css from './toast.module.css';

interface Props {
  readonly isInDialog?: boolean;
}

/**
 * The place of the one toast, above what stands at the bottom of the screen; it takes no room. The last part of a page
 * or a dialog, and always mounted, so that assistive technology hears it.
 */
export function Toast({ isInDialog = false }: Props) {
  const { current } = useSnapshot(toasts);
  const isCovered = useSnapshot(dialogs).open.length > 0;
  const shown = isInDialog || !isCovered ? current : null;
  return (
    <div className={css.place} role="status">
      {shown ? (
        <div key={shown.id} className={shown.action ? css.toast : `${css.toast} ${css.words}`}>
          <p id="toast">{shown.text}</p>
          {shown.action ? <Action toast={shown} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** What a toast that had to go still offers, in the head of a page or dialog. */
export function KeptOffer() {
  const { kept } = useSnapshot(toasts);
  return kept ? <Action toast={kept} /> : null;
}

function Action({ toast: { id, text, action } }: { readonly toast: NonNullable<typeof toasts.current> }) {
  return (
    <button
      type="button"
      className={css.action}
      aria-description={text}
      onClick={({ nativeEvent }) => {
        action?.run(nativeEvent);
        dismissToast(id);
      }}
    >
      {action?.label}
    </button>
  );
}
