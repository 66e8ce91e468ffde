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
  const { tier: name, seen, expected, caption } = labTexts.table;
  return (
    <section className={`${layout.card} ${layout.raised}`}>
      <WideTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{seen}</th>
            <th scope="col">{expected}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.hits}>
              <th scope="row">{tierName(lottery, tier.hits)}</th>
              <td>{formatWhole(tier.seen)}</td>
              <td>{formatExpected(tier.expected)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {money ? <p>{labTexts.moneyFound(bigMoney(money.paid), bigMoney(money.back), share(money))}</p> : null}
      {money?.open ? <p>{labTexts.moneyOpen(money.open)}</p> : null}
    </section>
  );
}

/** How many of 100 reais came back. */
function share({ paid, back }: NonNullable<SimulationReport['money']>): number {
  return paid === '0' ? 0 : Number((BigInt(back) * 100n) / BigInt(paid));
}
