import { splitCents } from '../../../workers/shared/syndicate/split-cents.ts';
import { quotasOf, type Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import css from './syndicate.module.css';

/** What a group costs, for each quota too, and what of it is paid. */
export function Money({ group }: { readonly group: Syndicate }) {
  const { cents, members } = group;
  const quotas = quotasOf(group);
  const shares = splitCents(
    cents,
    members.map((member) => member.quotas),
  );
  const paid = shares.reduce((sum, share, i) => sum + (members[i]?.paid ? share : 0), 0);
  const lines: readonly (readonly [name: string, text: string])[] = [
    [moneyTexts.cost, formatCents(cents)],
    ...(quotas > 0
      ? ([
          [moneyTexts.quotas, String(quotas)],
          [moneyTexts.quota, moneyTexts.between(Math.floor(cents / quotas), Math.ceil(cents / quotas))],
          [moneyTexts.paid, formatCents(paid)],
          [moneyTexts.missing, formatCents(cents - paid)],
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
      {quotas === 0 ? <p className={common.soft}>{moneyTexts.noQuotas}</p> : null}
    </section>
  );
}
