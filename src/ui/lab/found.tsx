import type { LabReport } from '../../../workers/shared/lab/lab-report.ts';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { simulationFinding, walkFinding } from '../../content/lab/finding.ts';
import { bringIntoView } from '../parts/notice.tsx';
import css from './lab.module.css';

interface Props {
  readonly report: LabReport;
  readonly request: LabRequest;
}

/** What an experiment found, what follows, and its charts. */
export function Found({ report, request }: Props) {
  const finding =
    report.kind === 'simulate'
      ? simulationFinding(report)
      : walkFinding(report, request.kind === 'walk' ? request.draws.kind : 'simulated');
  return (
    <div ref={bringIntoView} className={css.finding} role="status" data-kind={finding.kind}>
      <p>{finding.found}</p>
      <p>{finding.follows}</p>
    </div>
  );
}
