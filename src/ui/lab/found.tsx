import { type LabRequest, lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { auditFinding, drawsFinding } from '../../content/lab/audit.ts';
import { type Finding, simulationFinding, walkFinding } from '../../content/lab/finding.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { requestText } from '../../content/lab/request-text.ts';
import type { ShownReport } from '../../state/lab/experiment.ts';
import { ChartPart } from '../charts/chart-part.tsx';
import type { ChartView } from '../charts/chart-view.ts';
import { bringIntoView } from '../parts/notice.tsx';
import { AuditedSamplers } from './audited-samplers.tsx';
import css from './lab.module.css';
import { type About, runningChart, strategiesChart, tiersChart } from './lab-charts.ts';
import { SimulatedTiers } from './simulated-tiers.tsx';

interface Props {
  readonly report: ShownReport;
  /** What names it; null where only the kept draws were looked at. */
  readonly request: LabRequest | null;
}

/** What an experiment found, what follows, and its charts. */
export function Found({ report, request }: Props) {
  const { found, follows, kind } = findingOf(report, request);
  return (
    <>
      <div ref={bringIntoView} className={css.finding} role="status" data-kind={kind}>
        <p>{found}</p>
        <p>{follows}</p>
      </div>
      {report.kind === 'simulate' ? <SimulatedTiers report={report} /> : null}
      {report.kind === 'audit' ? <AuditedSamplers {...report} /> : null}
      {request
        ? chartsOf(report, request).map((view, i) => <ChartPart key={view.title} view={view} startsOpen={i === 0} />)
        : null}
    </>
  );
}

function findingOf(report: ShownReport, request: LabRequest | null): Finding {
  switch (report.kind) {
    case 'simulate':
      return simulationFinding(report);
    case 'walk':
      return walkFinding(report, request?.kind === 'walk' ? request.draws.kind : 'simulated');
    case 'audit':
      return auditFinding(report);
    case 'draws':
      return drawsFinding(report);
  }
}

function chartsOf(report: ShownReport, request: LabRequest): readonly ChartView[] {
  const lottery = lotteryOfLab(request);
  const about: About = { lottery, source: requestText(request), fileName: labTexts.fileName(lottery, request.kind) };
  if (report.kind === 'walk') return [strategiesChart(report, about)];
  if (report.kind !== 'simulate') return [];
  // Of the tier that comes most often there is most to see.
  const often = report.tiers.reduce((most, tier) => (tier.expected > most.expected ? tier : most));
  return [runningChart(report, often, about), tiersChart(report, about)];
}
