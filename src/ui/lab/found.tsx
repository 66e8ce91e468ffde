import { lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import type { SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatWhole } from '../../content/format.ts';
import { drawsFinding } from '../../content/lab/draws-finding.ts';
import { backtestFinding, type Finding, simulationFinding } from '../../content/lab/finding.ts';
import { bigMoney, labTexts } from '../../content/lab/lab.ts';
import { formatExpected } from '../../content/lab/lab-numbers.ts';
import { popularityFinding } from '../../content/lab/popularity.ts';
import { requestText } from '../../content/lab/request-text.ts';
import type { ShownReport } from '../../state/lab/experiment.ts';
import { isMeasure, type PageRequest } from '../../state/lab/request-of.ts';
import { ChartPart } from '../charts/chart-part.tsx';
import type { ChartView } from '../charts/chart-view.ts';
import { WideTable } from '../charts/wide-table.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { bringIntoView } from '../parts/notice.tsx';
import css from './lab.module.css';
import { popularityChart, strategiesChart } from './lab-charts.ts';

interface Props {
  readonly report: ShownReport;
  readonly request: PageRequest;
}

/** What an experiment found, what follows, and its charts. */
export function Found({ report, request }: Props) {
  const { found, follows, kind, isAnswer } = findingOf(report, request);
  return (
    <>
      <div
        ref={bringIntoView}
        className={`${layout.card} ${layout.tint} ${css.finding}`}
        role="status"
        data-kind={kind}
      >
        <p className={isAnswer ? css.answer : `${common.lead} ${common.strong}`}>{found}</p>
        <p>{follows}</p>
      </div>
      {report.kind === 'simulate' ? <SimulatedTiers {...report} /> : null}
      {chartsOf(report, request).map((view, i) => (
        <ChartPart key={view.title} view={view} startsOpen={i === 0} />
      ))}
    </>
  );
}

/** How often each tier came, beside what was expected; what was paid and what came back. */
function SimulatedTiers({ lottery, tiers, money }: SimulationReport) {
  const { caption, head } = labTexts.table;
  const rows = tiers.map(
    ({ hits, seen, expected }) => [tierName(lottery, hits), formatWhole(seen), formatExpected(expected)] as const,
  );
  return (
    <section className={`${layout.card} ${layout.raised}`}>
      <WideTable table={{ caption, head, rows }} />
      {money ? <p>{labTexts.moneyFound(bigMoney(money.paid), bigMoney(money.back), share(money))}</p> : null}
      {money?.open ? <p>{labTexts.moneyOpen(money.open)}</p> : null}
    </section>
  );
}

/** How many of 100 reais came back. */
function share({ paid, back }: NonNullable<SimulationReport['money']>): number {
  return paid === '0' ? 0 : Number((BigInt(back) * 100n) / BigInt(paid));
}

function findingOf(report: ShownReport, request: PageRequest): Finding {
  switch (report.kind) {
    case 'simulate':
      return simulationFinding(report);
    case 'walk':
      return backtestFinding(report, request.kind === 'walk' ? request.draws : undefined);
    case 'draws':
      return drawsFinding(report);
    case 'popularity':
      return popularityFinding(report);
  }
}

function chartsOf(report: ShownReport, request: PageRequest): readonly ChartView[] {
  const source = isMeasure(request) ? labTexts.ofReal(lotteryOf(lotteryOfLab(request))) : requestText(request);
  switch (report.kind) {
    case 'walk':
      return [strategiesChart(report, source)];
    case 'popularity':
      return report.ok ? [popularityChart(report.numbers, source)] : [];
    default:
      return [];
  }
}
