import type { LabReport } from '../../../workers/shared/lab/lab-report.ts';
import { type LabRequest, lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { type Finding, simulationFinding, walkFinding } from '../../content/lab/finding.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { requestText } from '../../content/lab/request-text.ts';
import { ChartPart } from '../charts/chart-part.tsx';
import type { ChartView } from '../charts/chart-view.ts';
import { bringIntoView } from '../parts/notice.tsx';
import css from './lab.module.css';
import { type About, runningChart, strategiesChart, tiersChart } from './lab-charts.ts';
import { SimulatedTiers } from './simulated-tiers.tsx';

interface Props {
  readonly report: LabReport;
  readonly request: LabRequest;
}

/** What an experiment found, what follows, and its charts. */
export function Found({ report, request }: Props) {
  return (
    <>
      <FindingCard finding={findingOf(report, request)} />
      {report.kind === 'simulate' ? <SimulatedTiers report={report} lottery={lotteryOfLab(request)} /> : null}
      {chartsOf(report, request).map((view, i) => (
        <ChartPart key={view.title} view={view} startsOpen={i === 0} />
      ))}
    </>
  );
}

/** The sentence of an experiment. */
export function FindingCard({ finding }: { readonly finding: Finding }) {
  return (
    <div ref={bringIntoView} className={css.finding} role="status" data-kind={finding.kind}>
      <p>{finding.found}</p>
      <p>{finding.follows}</p>
    </div>
  );
}

function findingOf(report: LabReport, request: LabRequest): Finding {
  if (report.kind === 'simulate') return simulationFinding(report, lotteryOfLab(request));
  return walkFinding(report, request.kind === 'walk' ? request.draws.kind : 'simulated');
}

function chartsOf(report: LabReport, request: LabRequest): readonly ChartView[] {
  const lottery = lotteryOfLab(request);
  const about: About = { lottery, source: requestText(request), fileName: labTexts.fileName(lottery, request.kind) };
  if (report.kind === 'walk') return [strategiesChart(report, about)];
  // Of the tier that comes most often there is most to see.
  const often = report.tiers.reduce((most, tier) => (tier.expected > most.expected ? tier : most));
  return [runningChart(report, often, about), tiersChart(report, about)];
}
