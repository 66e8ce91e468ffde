import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { CANDIDATES } from '../../../workers/shared/candidate-count.ts';
import { executionOf } from '../../../workers/shared/catalogue.ts';
import { overlayTexts } from '../../content/run/overlay.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { cancelGeneration, generation } from '../../state/run/generation.ts';
import { Button } from '../parts/button.tsx';
import { Logo } from '../parts/logo.tsx';
import { useModal } from '../parts/use-modal.ts';
import css from './overlay.module.css';

/** The full-screen progress overlay of a run, mounted while it is open. Leaving it goes back. */
export function Overlay() {
  const dialog = useModal();
  const { history } = useRouter();
  // Goes back only from a run that it has stopped: of two taps the second finds none, and neither
  // does one that comes as the result is on its way.
  const leave = () => {
    if (cancelGeneration()) history.back();
  };
  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby="gerando"
      onCancel={(event) => {
        event.preventDefault();
        leave();
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
        <EngineProgress />
        <p className={css.honest}>{overlayTexts.honest}</p>
        <Button
          wide
          onClick={({ nativeEvent }) => {
            takeRepeats(nativeEvent);
            leave();
          }}
        >
          {overlayTexts.cancel}
        </Button>
      </div>
    </dialog>
  );
}

/** What the engine has behind it, where that is worth telling. */
function EngineProgress() {
  const { strategy, games, engineDone } = useSnapshot(generation);
  switch (executionOf(strategy)) {
    case 'rule':
      return null;
    case 'wheel':
      return <p className={css.engine}>{overlayTexts.proof(engineDone)}</p>;
    case 'fan-out': {
      const all = games * CANDIDATES;
      const done = Math.floor(engineDone * all);
      return <p className={css.engine}>{overlayTexts.candidates(done, all)}</p>;
    }
  }
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
        <div
          className={css.bar}
          data-full={percent === 100}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </>
  );
}
