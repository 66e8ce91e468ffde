import type { ReactNode } from 'react';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { fingerprint } from '../../state/syndicate/fingerprint.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { BetCard } from './bet-card.tsx';
import { MemberList } from './member-list.tsx';
import { Money } from './money.tsx';
import { Prize } from './prize.tsx';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  readonly isEditable?: boolean;
  /** Words below what the bet is. */
  readonly note?: string | undefined;
  /** What changes what is known of the bet. */
  readonly details?: ReactNode;
  /** What one can do with the group. */
  readonly children?: ReactNode;
}

/** A group below its title: what is bet, who is in it, the money, the code to compare. */
export function GroupSheet({ group, isEditable = false, note, details, children }: Props) {
  const code = <Code group={group} />;
  return (
    <div className={`${layout.form} ${css.sheet}`} data-lottery={group.lottery}>
      <div className={layout.form}>
        <BetCard group={group} note={note}>
          {details}
        </BetCard>
        {isEditable ? null : code}
        <MemberList group={group} isEditable={isEditable} />
      </div>
      <div className={layout.form}>
        <Money group={group} />
        <Prize group={group} isEditable={isEditable} />
        {isEditable ? code : null}
        {children}
      </div>
    </div>
  );
}

/** The six digits that are the same on every phone with the same group. */
function Code({ group }: Pick<Props, 'group'>) {
  return (
    <section className={`${layout.card} ${layout.tint} ${css.code}`} aria-label={syndicateTexts.code}>
      <p className={layout.row}>
        <span>{syndicateTexts.code}</span>
        <strong>{syndicateTexts.codeText(fingerprint(group))}</strong>
      </p>
      <p className={common.small}>
        {syndicateTexts.codeHint} {syndicateTexts.version(group.revision)}.
      </p>
    </section>
  );
}
