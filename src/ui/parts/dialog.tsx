import { type ReactNode, useId } from 'react';
import { site } from '../../content/shell/site.ts';
import { Boundary } from './boundary.tsx';
import css from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { KeptOffer, Toast } from './toast.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet from below on a phone, a box on a larger screen. The browser's own <dialog> keeps the focus
 * inside, makes the page inert, closes on Esc and on Android's back gesture, and gives the focus back. Toasts show
 * inside it: outside nothing can be pressed.
 */
export function Dialog({ title, onClose, children }: Props) {
  const modal = useModal(onClose);
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, the backdrop a pointer's
    <dialog
      {...modal}
      className={css.dialog}
      aria-labelledby={heading}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 id={heading} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          <KeptOffer />
          <button type="button" className={css.close} aria-label={site.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className={css.body}>
          <Boundary>{children}</Boundary>
        </div>
        <Toast isInDialog />
      </div>
    </dialog>
  );
}
