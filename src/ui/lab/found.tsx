import { useState } from 'react';
import { lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import type { SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { tierName } from '../../content/bet/odds.ts';
import type { ChartTable } from '../../content/charts/chart-table.ts';
import { formatWhole } from '../../content/format.ts';
import { drawsFinding } from '../../content/lab/draws-finding.ts';
import { backtestFinding, type Finding, simulationFinding } from '../../content/lab/finding.ts';
import { gamesFinding, gamesTable } from '../../content/lab/games-finding.ts';
import { bigMoney, labTexts, tookText } from '../../content/lab/lab.ts';
import { formatExpected } from '../../content/lab/lab-numbers.ts';
import { popularityFinding } from '../../content/lab/popularity.ts';
import { requestText } from '../../content/lab/request-text.ts';
import type { ShownReport } from '../../state/lab/experiment.ts';
import { isMeasure, type PageRequest } from '../../state/lab/request-of.ts';
import { Chart } from '../charts/chart.tsx';
import type { ChartView } from '../charts/chart-view.ts';
import { WideTable } from '../charts/wide-table.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { bringIntoView } from '../parts/notice.tsx';
import css from './lab.module.css';
import { popularityChart, strategiesChart } from './lab-charts.ts';
import { Repeating } from './repeating.tsx';

interface Props {
  readonly report: ShownReport;
  readonly request: PageRequest;
  readonly tookMs: number;
}

type Money = NonNullable<SimulationReport['money']>;

/** What an experiment found, and what follows; its tables, its charts and how to repeat it are folded. */
export function Found({ report, request, tookMs }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { found, follows, kind, isAnswer } = findingOf(report, request);
  const table = tableOf(report);
  const charts = chartsOf(report, request);
  const repeated = isMeasure(request) ? undefined : request;
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
        {report.kind === 'simulate' && report.money ? <MoneyFound {...report.money} /> : null}
      </div>
      {table || charts.length > 0 || repeated ? (
        <details className={layout.card} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className={common.strong}>{labTexts.details}</summary>
          {isOpen ? (
            <div className={layout.form}>
              {table ? <WideTable table={table} /> : null}
              {charts.map((view) => (
                <section key={view.title} className={layout.form}>
                  <h3 className={common.lead}>{view.title}</h3>
                  <Chart view={view} />
                </section>
              ))}
              {repeated ? <Repeating request={repeated} /> : null}
              <p className={common.small}>{labTexts.took(tookText(tookMs))}</p>
            </div>
          ) : null}
        </details>
      ) : null}
    </>
  );
}

/** What was paid, and what came back. */
function MoneyFound({ paid, back, open }: Money) {
  return (
    <p>
      {labTexts.moneyFound(bigMoney(paid), bigMoney(back), share({ paid, back }))}
      {open ? ` ${labTexts.moneyOpen(open)}` : null}
    </p>
  );
}

/** How often each tier came, beside what was expected. */
function tableOf(report: ShownReport): ChartTable | undefined {
  if (report.kind === 'games') return gamesTable(report);
  if (report.kind !== 'simulate') return undefined;
  const rows = report.tiers.map(
    ({ hits, seen, expected }) =>
      [tierName(report.lottery, hits), formatWhole(seen), formatExpected(expected)] as const,
  );
  return { ...labTexts.table, rows };
}

/** How many of 100 reais came back. */
function share({ paid, back }: Pick<Money, 'paid' | 'back'>): number {
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
    case 'games':
      return gamesFinding(report);
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
