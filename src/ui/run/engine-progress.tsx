import { useSnapshot } from 'valtio/react';
import { CANDIDATES } from '../../../workers/shared/run/run-limits.ts';
import { executionOf } from '../../../workers/shared/strategy/catalogue.ts';
import { engineTexts } from '../../content/run/engine-progress.ts';
import { run } from '../../state/run/run.ts';
import './covered.css';
import css from './engine-progress.module.css';
import { OverlayShow } from './overlay-show.tsx';

/** What there is to look at, and what the engine has behind it. */
export function EngineProgress() {
  return (
    <>
      <Done />
      <OverlayShow />
    </>
  );
}

/** What the engine has behind it, where that is worth telling. */
function Done() {
  const { asked, engineDone } = useSnapshot(run);
  if (!asked) return null;
  const { strategy, games } = asked;
  switch (executionOf(strategy)) {
    case 'rule':
      return null;
    case 'wheel':
      return <p className={css.engine}>{engineTexts.proof(engineDone)}</p>;
    case 'fan-out': {
      const all = games * CANDIDATES;
      const done = Math.floor(engineDone * all);
      return <p className={css.engine}>{engineTexts.candidates(done, all)}</p>;
    }
  }
}
