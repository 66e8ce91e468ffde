import { useState } from 'react';
import { formatCents } from '../../content/bet/price.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import { changePrize } from '../../state/syndicate/edit-group.ts';
import { MAX_CENTS, type Syndicate } from '../../state/syndicate/syndicate.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { MoneyForm } from '../parts/money-form.tsx';
import css from './syndicate.module.css';

/** The prize of a group and the rule that splits it; empty without a prize, unless the owner may enter one. */
export function Prize({ group, isEditable }: { readonly group: Syndicate; readonly isEditable: boolean }) {
  const { id, members, prize } = group;
  const [isOpen, setIsOpen] = useState(false);
  if (members.length === 0 || (prize === undefined && !isEditable)) return null;
  return (
    <details open={isOpen || prize !== undefined} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b>{moneyTexts.prize}</b>
      </summary>
      <div className={layout.items}>
        {isEditable ? (
          <MoneyForm
            label={moneyTexts.prizeField}
            hint={moneyTexts.prizeHint}
            action={moneyTexts.split}
            cents={prize}
            most={MAX_CENTS}
            onKeep={(cents) => changePrize(id, cents)}
            onEmpty={() => changePrize(id, undefined)}
          />
        ) : null}
        {prize === undefined ? null : (
          <>
            {isEditable ? null : <p className={css.won}>{formatCents(prize)}</p>}
            <p className={common.small}>{moneyTexts.splitNote}</p>
          </>
        )}
      </div>
    </details>
  );
}
