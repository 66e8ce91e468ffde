import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { requestText } from '../../content/lab/request-text.ts';
import { LAB_PAGE } from '../../editions.ts';
import { repeatExperiment } from '../../state/lab/experiment.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import { StartButton } from './start-button.tsx';

/** The experiment that a link brings, to be repeated as it is. */
export function LinkedExperiment({ request }: { readonly request: LabRequest }) {
  return (
    <section className={`${layout.card} ${layout.raised}`} aria-label={labTexts.fromLink}>
      <p>{labTexts.fromLink}</p>
      <p className={common.lead}>{requestText(request)}</p>
      <StartButton onClick={() => void repeatExperiment(request)}>{labTexts.repeat}</StartButton>
      <PageButton look="quiet" page={LAB_PAGE} search={{ tab: request.kind }}>
        {labTexts.own}
      </PageButton>
    </section>
  );
}
