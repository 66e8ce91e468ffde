import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { resultsTexts } from '../../content/results/results.ts';
import { dismissKept, importing } from '../../state/results/importing.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { Notice } from '../parts/notice.tsx';
import css from './archive.module.css';
import { FoundReport } from './found-report.tsx';
import { FromHost } from './from-host.tsx';
import { ImportPlace } from './import-place.tsx';
import { KeptList } from './kept-list.tsx';
import { KeptReport } from './kept-report.tsx';
import { ReadingFile } from './reading-file.tsx';
import { RefusedFile } from './refused-file.tsx';
import { useIncoming } from './use-incoming.ts';

/** «Arquivo»: brings real results in from a file, and shows which there are. */
export function Archive() {
  const { status } = useSnapshot(results);
  const { step, found, refused, kept } = useSnapshot(importing);
  const isOver = useIncoming();
  const chooseId = useId();
  useEffect(() => {
    void loadResults();
    return dismissKept;
  }, []);
  const isFree = step === 'idle' || step === 'kept';
  const wasBusy = useRef(false);
  useEffect(() => {
    // The focused element is gone: move the focus to where another file can be chosen.
    if (step === 'idle' && wasBusy.current) document.getElementById(chooseId)?.focus();
    wasBusy.current = !isFree;
  }, [isFree, step, chooseId]);
  return (
    <div className={css.archive}>
      {status === 'unavailable' ? <Notice>{resultsTexts.unavailable}</Notice> : null}
      <FromHost />
      {step === 'reading' ? (
        <ReadingFile />
      ) : found ? (
        <FoundReport found={found} />
      ) : refused ? (
        <RefusedFile refused={refused} />
      ) : (
        <>
          {step === 'kept' && kept ? <KeptReport kept={kept} /> : null}
          <ImportPlace isOver={isOver} chooseId={chooseId} />
        </>
      )}
      <KeptList />
    </div>
  );
}
