import type { SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatWhole } from '../../content/format.ts';
import { bigMoney, labTexts } from '../../content/lab/lab.ts';
import { formatExpected } from '../../content/lab/lab-numbers.ts';
import { WideTable } from '../charts/wide-table.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  readonly report: SimulationReport;
}

/** How often each tier came, beside what was expected; what was paid and what came back. */
export function SimulatedTiers({ report: { lottery, tiers, money } }: Props) {
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
