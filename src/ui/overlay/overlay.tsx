import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { overlayTexts } from '../../content/overlay.ts';
import { generation } from '../../state/generation.ts';
import { Button } from '../parts/button.tsx';
import { Logo } from '../parts/logo.tsx';
import css from './overlay.module.css';

/** The full-screen progress overlay of a run. Leaving it goes back, and that cancels the run. */
export function Overlay({ isOpen }: { readonly isOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { history } = useRouter();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby="gerando"
      onCancel={(event) => {
        event.preventDefault();
        history.back();
      }}
    >
      <div className={css.inner}>
        <div className={css.robot}>
          <Logo size={88} />
        </div>
        <h1 id="gerando" className={css.title}>
          {overlayTexts.title}
        </h1>
        <Progress />
        <p className={css.honest}>{overlayTexts.honest}</p>
        <Button wide onClick={() => history.back()}>
          {overlayTexts.cancel}
        </Button>
      </div>
    </dialog>
  );
}

function Progress() {
  const { percent, message } = useSnapshot(generation);
  return (
    <>
      <p className={css.message} role="status">
        {overlayTexts.messages[message % overlayTexts.messages.length]}
      </p>
      <div
        className={css.track}
        role="progressbar"
        aria-label={overlayTexts.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <div className={css.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </>
  );
}
