import { useState } from 'react';
import { shareCost } from '../../../workers/shared/bet/bet-cost.ts';
import { oddsTexts } from '../../content/bet/odds.ts';
import { formatCents } from '../../content/bet/price.ts';
import { type Group, readGroup } from '../../state/bet/typed-group.ts';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import css from './odds-panel.module.css';

const EMPTY = { people: '', quotas: '' };

/** What a quota of a group that plays together costs; `total` in cents. */
export function GroupFields({ total }: { readonly total: number }) {
  const [texts, setTexts] = useState(EMPTY);
  const isEmpty = texts.people.trim() === '' && texts.quotas.trim() === '';
  const read = isEmpty ? undefined : readGroup(texts);
  const problem = read && 'kind' in read ? read : undefined;
  const field = (name: keyof Group, hint?: string) => (
    <TextField
      label={oddsTexts[name]}
      value={texts[name]}
      inputMode="numeric"
      maxLength={3}
      hint={hint}
      problem={problem?.field === name ? oddsTexts.problems[problem.kind] : undefined}
      onChange={(text) => setTexts({ ...texts, [name]: text })}
    />
  );
  return (
    <section className={layout.list}>
      <h3 className={common.name}>{oddsTexts.group}</h3>
      <div className={css.fields}>
        {field('people')}
        {field('quotas', oddsTexts.quotasHint)}
      </div>
      <p role="status">{read && !('kind' in read) ? shareText(total, read) : null}</p>
    </section>
  );
}

function shareText(total: number, { people, quotas }: Group): string {
  const { each, rest } = shareCost(total, quotas);
  const [own, more] = [Math.floor(quotas / people), quotas % people];
  return [
    `${oddsTexts.each(quotas, formatCents(each))}.`,
    more === 0 ? oddsTexts.perPerson(own, formatCents(each * own)) : oddsTexts.uneven(own, more),
    ...(rest > 0 ? [oddsTexts.rest(formatCents(rest))] : []),
  ].join(' ');
}
