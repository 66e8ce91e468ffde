import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import { moneyOf } from '../../state/syndicate/money-of.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';

/** What a group costs, for each quota too, and what of it is paid. */
export function Money({ group }: { readonly group: Syndicate }) {
  const money = moneyOf(group);
  const lines: readonly (readonly [name: string, text: string])[] = [
    [moneyTexts.cost, formatCents(group.cents)],
    ...(money
      ? ([
          [moneyTexts.quotas, String(money.quotas)],
          [moneyTexts.quota, moneyTexts.between(money.least, money.most)],
          [moneyTexts.paid, formatCents(money.paid)],
          [moneyTexts.missing, formatCents(money.missing)],
        ] as const)
      : []),
  ];
  return (
    <section className={layout.card}>
      <h2 className={layout.title}>{moneyTexts.title}</h2>
      <Facts facts={lines} />
      {money ? null : <p className={common.soft}>{moneyTexts.noQuotas}</p>}
    </section>
  );
}
