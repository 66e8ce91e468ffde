import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { moneyOf } from '../../state/syndicate/money-of.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import css from './syndicate.module.css';

/** What a group bets, what each person pays of it, and what of that is paid. */
export function CostBand({ group }: { readonly group: Syndicate }) {
  const money = moneyOf(group);
  const when = syndicateTexts.when(group);
  const isEqual = money?.quotas === group.members.length;
  return (
    <section className={css.band} aria-label={moneyTexts.title}>
      <p>
        <b>{syndicateTexts.bet(group)}</b>
      </p>
      {when ? <p>{when}</p> : null}
      <p className={css.each}>
        <strong>{formatCents(money?.most ?? group.cents)}</strong>
        {money ? ` ${moneyTexts.each(isEqual)}` : null}
      </p>
      {money && money.least < money.most ? <p>{moneyTexts.less(money.least)}</p> : null}
      <p>{money ? moneyTexts.state(group.cents, money.paid, money.missing) : moneyTexts.noQuotas}</p>
    </section>
  );
}
