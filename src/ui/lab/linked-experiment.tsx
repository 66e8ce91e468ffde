import { useSnapshot } from 'valtio/react';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { requestText } from '../../content/lab/request-text.ts';
import { experiment, repeatExperiment } from '../../state/lab/experiment.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import css from './lab.module.css';

/** The experiment that a link brings, to be repeated as it is. */
export function LinkedExperiment({ request }: { readonly request: LabRequest }) {
  const { phase } = useSnapshot(experiment);
  return (
    <section className={css.card} aria-label={labTexts.fromLink}>
      <p>{labTexts.fromLink}</p>
      <p className={common.lead}>{requestText(request)}</p>
      <Button look="primary" wide disabled={phase === 'running'} onClick={() => void repeatExperiment(request)}>
        {labTexts.repeat}
      </Button>
    </section>
  );
}
