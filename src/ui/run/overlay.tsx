import { useRouter } from '@tanstack/react-router';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { overlayTexts } from '../../content/run/overlay.ts';
import { site } from '../../content/shell/site.ts';
import type { OverlayTiming } from '../../editions.ts';
import { closeCover, drawBehind, openCover, openModal } from '../../platform/modal.ts';
import { isGenerating } from '../../platform/page-script.ts';
import { leaveRun } from '../../state/run/opening.ts';
import { followRun, run } from '../../state/run/run.ts';
import { loadedRunner } from '../../state/run/runner-part.ts';
import { isTapWaiting } from '../../state/run/start-run.ts';
import { Button } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import css from './overlay.module.css';
import { paintOverlay } from './paint-overlay.ts';

/** In one file with what makes runs. */
const EngineProgress = lazyPart(
  () => import('./engine-progress.tsx').then((m) => m.EngineProgress),
  () => null,
);

interface Props {
  readonly isOpen: boolean;
  /** Is the view below it the one to be seen when it closes? */
  readonly isResultBelow: boolean;
  /** Of the run that a tap on the prerendered page starts. */
  readonly timing: OverlayTiming;
}

/**
 * The full-screen progress overlay of a run. Leaving it goes back. It stands in every page, where the inline script
 * opens it for a tap that comes before the page is live.
 */
export const Overlay = memo(function Overlay({ isOpen, isResultBelow, timing: { step, tickMs, completeAt } }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCover(dialog, isOpen, isResultBelow);
  usePaint(dialog, isOpen);
  const { history } = useRouter();
  // Goes back only if it stopped a run: the second of two taps stops none. And only from the run's own history entry:
  // before that entry is there, «back» could leave the site.
  const leave = () => {
    const hasEntry = run.phase === 'opening' || isGenerating(history.location.search);
    if (leaveRun() && hasEntry) history.back();
  };
  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      data-timing={[step, tickMs, completeAt].join(' ')}
      aria-labelledby="gerando"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={css.inner}>
        <div className={css.robot}>
          <Logo size={96} />
        </div>
        <div className={css.running}>
          <h2 id="gerando" className={css.title}>
            {overlayTexts.title}
          </h2>
          <p className={css.message} role="status">
            {overlayTexts.messages.map((message) => (
              <span key={message}>{message}</span>
            ))}
          </p>
          <div className={css.progress} role="progressbar" aria-label={overlayTexts.progress} aria-valuenow={0}>
            <div className={css.track}>
              <i className={css.bar} />
            </div>
          </div>
          {isOpen ? <EngineProgress.Part /> : null}
          <p>{overlayTexts.honest}</p>
        </div>
        <div className={css.lost}>
          <p role="alert">{overlayTexts.lost}</p>
          <Button wide look="primary" data-early="retry">
            {site.retry}
          </Button>
        </div>
        <Button
          wide
          data-early="cancel"
          onClick={({ nativeEvent }) => {
            // The second half of a double tap on the button that was there before.
            if (nativeEvent.detail > 1) return;
            loadedRunner()?.endWithTap(nativeEvent);
            leave();
          }}
        >
          {overlayTexts.cancel}
        </Button>
      </div>
    </dialog>
  );
});

/** Opens and closes the overlay, and has what comes below it drawn before that. */
function useCover(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, isResultBelow: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Close here, not in the cleanup: React restores focus after cleanups, to an element about to unmount.
    if (!isOpen && wasOpen.current) closeCover(element);
    wasOpen.current = isOpen;
    if (!isOpen) return;
    // What it covers has its style from the runner's file.
    if (loadedRunner()) openCover(element);
    else openModal(element);
  }, [dialog, isOpen]);
  useLayoutEffect(() => {
    if (isResultBelow && dialog.current) drawBehind(dialog.current);
  }, [dialog, isResultBelow]);
}

/** Shows each tick of the run for as long as the overlay is open. Nothing is rendered for it. */
function usePaint(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const paint = () => paintOverlay(element, run.percent, run.message);
    // Until its run is there, what the inline script has painted is right.
    if (!isTapWaiting()) paint();
    return followRun(paint);
  }, [dialog, isOpen]);
}
