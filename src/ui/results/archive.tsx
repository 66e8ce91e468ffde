import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { reportTexts } from '../../content/results/report.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { cancelImport, importing } from '../../state/results/importing.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Arrivals } from '../incoming/arrivals.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import css from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import { FoundReport } from './found-report.tsx';
import { FromHost } from './from-host.tsx';
import { ImportPlace } from './import-place.tsx';
import { KeptList } from './kept-list.tsx';
import { RefusedFile } from './refused-file.tsx';
import { useIncoming } from './use-incoming.ts';

/** «Arquivo»: brings real results in from a file, and shows which there are. */
export function Archive() {
  const { status } = useSnapshot(results);
  const { step, found, refused } = useSnapshot(importing);
  const isOver = useIncoming();
  const chooseId = useId();
  useEffect(() => {
    void loadResults();
  }, []);
  const isFree = step === 'idle' || step === 'kept';
  const wasBusy = useRef(false);
  useEffect(() => {
    // The focused element is gone: move the focus to where another file can be chosen.
    if (step === 'idle' && wasBusy.current) document.getElementById(chooseId)?.focus();
    wasBusy.current = !isFree;
  }, [isFree, step, chooseId]);
  return (
    <div className={`${layout.form} ${css.archive}`}>
      {status === 'unavailable' ? <Notice>{resultsTexts.unavailable}</Notice> : null}
      <Arrivals />
      <FromHost />
      {step === 'reading' ? (
        <ReadingFile />
      ) : found.length > 0 ? (
        <FoundReport found={found} rest={refused} />
      ) : refused ? (
        <RefusedFile refused={refused} />
      ) : (
        <ImportPlace isOver={isOver} chooseId={chooseId} />
      )}
      <KeptList />
    </div>
  );
}

/** How far the reading is, and the way out of it. */
function ReadingFile() {
  const { name, isForeign, done, waiting } = useSnapshot(importing);
  const cancel = () => {
    cancelImport();
    showToast(reportTexts.cancelled);
  };
  return (
    <section className={`${layout.card} ${css.card}`}>
      <CardTitle>{reportTexts.reading}</CardTitle>
      <p className={common.soft}>{reportTexts.source(name, isForeign)}</p>
      <ProgressBar label={reportTexts.reading} done={done} />
      {waiting > 0 ? <p className={common.small}>{reportTexts.waiting(waiting)}</p> : null}
      <div className={layout.actions}>
        <Button onClick={cancel}>{reportTexts.cancel}</Button>
      </div>
    </section>
  );
}
