import type { ReactNode } from 'react';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import layout from '../parts/layout.module.css';
import { CostBand } from './cost-band.tsx';
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
