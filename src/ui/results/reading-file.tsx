import { useSnapshot } from 'valtio/react';
import { reportTexts } from '../../content/results/report.ts';
import { cancelImport, importing } from '../../state/results/importing.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import archive from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import css from './reading-file.module.css';

/** How far the reading is, and the way out of it. */
export function ReadingFile() {
  const { name, done, waiting } = useSnapshot(importing);
  const percent = Math.round(done * 100);
  return (
    <section className={archive.card}>
      <CardTitle>{reportTexts.reading}</CardTitle>
      <p className={archive.soft}>{name ?? reportTexts.pasted}</p>
      <div className={css.track} role="progressbar" aria-label={reportTexts.reading} aria-valuenow={percent}>
        <div className={css.bar} style={{ width: `${percent}%` }} />
      </div>
      {waiting > 0 ? <p className={archive.small}>{reportTexts.waiting(waiting)}</p> : null}
      <div className={archive.actions}>
        <Button
          onClick={() => {
            cancelImport();
            showToast(reportTexts.cancelled);
          }}
        >
          {reportTexts.cancel}
        </Button>
      </div>
    </section>
  );
}
