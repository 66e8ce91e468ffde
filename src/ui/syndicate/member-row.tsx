import { useState } from 'react';
import { formatCents } from '../../content/bet/price.ts';
import { memberTexts, moneyTexts, quotasText } from '../../content/syndicate/syndicate.ts';
import { changeMember } from '../../state/syndicate/edit-group.ts';
import type { Member } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { MemberForm } from './member-form.tsx';
import css from './syndicate.module.css';

interface Props {
  /** The id of the group. */
  readonly group: string;
  readonly member: Member;
  /** What the member is called on screen. */
  readonly name: string;
  /** Shares of the cost and of the prize, in cents. */
  readonly cost: number;
  readonly prize: number | undefined;
  readonly isEditable: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
  readonly onRemove: (name: string) => void;
}

/** One member: name, quotas, shares, paid or not; and the form that changes the first two. */
export function MemberRow({ group, member, name, cost, prize, isEditable, isEdited, onEdit, onRemove }: Props) {
  const [tapped, setTapped] = useState<boolean>();
  const pay = async (paid: boolean) => {
    // The box changes at once; the list follows when the change is stored.
    setTapped(paid);
    await changeMember(group, member.id, { paid });
    setTapped(undefined);
  };
  return (
    <li className={css.member}>
      <div className={css.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={common.soft}>
          {member.quotas > 1 ? `${quotasText(member.quotas)} · ` : ''}
          {formatCents(cost)}
        </span>
      </div>
      {isEditable ? (
        <>
          <button
            type="button"
            className={common.icon}
            aria-label={memberTexts.of(memberTexts.edit, name)}
            aria-expanded={isEdited}
            onClick={() => onEdit(!isEdited)}
          >
            <LineIcon>
              <path d="M5 19l1-4.5L16 4.5 19.5 8l-10 10z" />
            </LineIcon>
          </button>
          <label className={css.paid}>
            <input
              type="checkbox"
              className={field.box}
              checked={tapped ?? member.paid}
              onChange={({ target }) => void pay(target.checked)}
            />
            <span>
              {memberTexts.paid}
              <span className="visually-hidden">: {name}</span>
            </span>
          </label>
        </>
      ) : (
        <span className={css.state} data-paid={member.paid || undefined}>
          {member.paid ? memberTexts.paid : memberTexts.unpaid}
        </span>
      )}
      {prize === undefined ? null : <p className={css.prize}>{moneyTexts.share(prize)}</p>}
      {isEdited ? (
        <MemberForm group={group} member={member} onClose={() => onEdit(false)} onRemove={() => onRemove(name)} />
      ) : null}
    </li>
  );
}
