import type { ReactNode } from 'react';
import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts, syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { moneyOf } from '../../state/syndicate/money-of.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import layout from '../parts/layout.module.css';
import { GroupDetails } from './group-details.tsx';
import { MemberList } from './member-list.tsx';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  readonly isEditable?: boolean;
  /** What hands the group on, where it is kept here. */
  readonly share?: ReactNode;
  /** What one can do with it, below its details. */
  readonly children?: ReactNode;
}

/** A group below its title: what each pays, who is in it, what hands it on, the details. */
export function GroupSheet({ group, isEditable = false, share, children }: Props) {
  return (
    <div className={`${layout.form} ${css.sheet}`} data-lottery={group.lottery}>
      <div className={layout.form}>
        <CostBand group={group} />
        {share && !isEditable ? <p>{syndicateTexts.readOnly}</p> : null}
        <MemberList group={group} isEditable={isEditable} />
      </div>
      <div className={layout.form}>
        {share}
        <GroupDetails group={group} isEditable={isEditable}>
          {children}
        </GroupDetails>
      </div>
    </div>
  );
}

/** What a group bets, what each person pays of it, and what of that is paid. */
function CostBand({ group }: { readonly group: Syndicate }) {
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
