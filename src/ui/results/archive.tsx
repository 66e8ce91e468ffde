import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { resultsTexts } from '../../content/results/results.ts';
import { importing } from '../../state/results/importing.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { Notice } from '../parts/notice.tsx';
import css from './archive.module.css';
import { FoundReport } from './found-report.tsx';
import { FromHost } from './from-host.tsx';
import { ImportPlace } from './import-place.tsx';
import { KeptList } from './kept-list.tsx';
import { ReadingFile } from './reading-file.tsx';
import { RefusedFile } from './refused-file.tsx';
import { useIncoming } from './use-incoming.ts';

/** «Arquivo»: brings real results in from a file, and shows which there are. */
export function Archive() {
  const { status } = useSnapshot(results);
  const { step, found, refused } = useSnapshot(importing);
  const isOver = useIncoming();
  const keptId = useId();
  const chooseId = useId();
  useEffect(() => {
    void loadResults();
  }, []);
  const isFree = step === 'idle' || step === 'kept';
  const wasBusy = useRef(false);
  useEffect(() => {
    // What had the focus is gone: the reader goes on where the file is, or where another one comes in.
    if (isFree && wasBusy.current) {
      document.getElementById(step === 'kept' ? keptId : chooseId)?.focus();
    }
    wasBusy.current = !isFree;
  }, [isFree, step, keptId, chooseId]);
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
        <ImportPlace isOver={isOver} chooseId={chooseId} />
      )}
      <KeptList titleId={keptId} />
    </div>
  );
}
