import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import { moneyOf } from '../../state/syndicate/money-of.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import css from './syndicate.module.css';

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
    <section className={css.card}>
      <h2 className={css.title}>{moneyTexts.title}</h2>
      <dl className={css.money}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {money ? null : <p className={common.soft}>{moneyTexts.noQuotas}</p>}
    </section>
  );
}
