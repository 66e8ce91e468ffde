import { useRef, useState } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { memberName, memberTexts } from '../../content/syndicate/syndicate.ts';
import { showOffer } from '../../state/shell/toasts.ts';
import { removeMember, restoreMember } from '../../state/syndicate/edit-group.ts';
import { splitCents } from '../../state/syndicate/split-cents.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { AddMembers } from './add-members.tsx';
import { MemberRow } from './member-row.tsx';
import { Prize } from './prize.tsx';

/** Who is in a group, with each share of the cost and of the prize; where it was made, to be changed. */
export function MemberList({ group, isEditable }: { readonly group: Syndicate; readonly isEditable: boolean }) {
  const { id, members, cents, prize } = group;
  const [edited, setEdited] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const quotas = members.map((member) => member.quotas);
  const costs = splitCents(cents, quotas);
  const prizes = prize === undefined ? [] : splitCents(prize, quotas);
  const remove = async (member: number, name: string) => {
    setEdited(undefined);
    const removed = await removeMember(id, member);
    heading.current?.focus();
    if (!removed) return;
    showOffer(memberTexts.removed(name), { label: savedTexts.undo, run: () => void restoreMember(id, removed) });
  };
  return (
    <section className={layout.card}>
      <h2 ref={heading} className={layout.title} tabIndex={-1}>
        {memberTexts.title}
      </h2>
      {members.length === 0 ? <p className={common.soft}>{memberTexts.none}</p> : null}
      <ul aria-label={memberTexts.title}>
        {members.map((member, i) => (
          <MemberRow
            key={member.id}
            group={id}
            member={member}
            name={memberName(member.name, i + 1)}
            cost={costs[i] ?? 0}
            prize={prizes[i]}
            isEditable={isEditable}
            isEdited={edited === member.id}
            onEdit={(is) => setEdited(is ? member.id : undefined)}
            onRemove={(name) => void remove(member.id, name)}
          />
        ))}
      </ul>
      {isEditable ? <AddMembers group={group} /> : null}
      <Prize group={group} isEditable={isEditable} />
    </section>
  );
}
