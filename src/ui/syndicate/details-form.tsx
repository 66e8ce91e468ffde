import { useRef, useState } from 'react';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { detailTexts, memberTexts } from '../../content/syndicate/syndicate.ts';
import { readMoney } from '../../state/bet/typed-money.ts';
import { changeDetails } from '../../state/syndicate/edit-group.ts';
import { MAX_CENTS, type Syndicate } from '../../state/syndicate/syndicate.ts';
import { readContest, readText } from '../../state/syndicate/typed.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './syndicate.module.css';

interface Props {
  readonly group: Syndicate;
  readonly onClose: () => void;
}

/** What is known of the bet beside its games, to be changed; nothing is kept while something is wrong. */
export function DetailsForm({ group, onClose }: Props) {
  const [known] = useState({
    name: group.name,
    contest: group.follow ? String(group.follow.from) : '',
    receipt: group.receipt ?? '',
    cost: typedCents(group.cents),
  });
  const [typed, setTyped] = useState(known);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  const name = readText(typed.name);
  const contest = readContest(typed.contest);
  const receipt = typed.receipt.trim() === '' ? { value: undefined } : readText(typed.receipt);
  const cost = readMoney(typed.cost, MAX_CENTS);
  const save = async () => {
    setIsAsked(true);
    if ('problem' in name || 'problem' in contest || 'problem' in receipt || 'problem' in cost) return;
    // Another tab may have changed the fields that were left alone.
    await changeDetails(group.id, {
      ...(typed.name !== known.name && { name: name.value }),
      ...(typed.contest !== known.contest && { contest: contest.value }),
      ...(typed.receipt !== known.receipt && { receipt: receipt.value }),
      ...(typed.cost !== known.cost && { cents: cost.cents }),
    });
    onClose();
  };
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
  });
  return (
    <Form ref={form} className={`${layout.items} ${css.form}`} onSend={save}>
      <TextField
        label={detailTexts.name}
        {...field('name')}
        problem={isAsked && 'problem' in name ? memberTexts.problems[name.problem] : undefined}
      />
      <TextField
        label={detailTexts.contest}
        hint={detailTexts.contestHint}
        inputMode="numeric"
        {...field('contest')}
        problem={isAsked && 'problem' in contest ? detailTexts.contestProblem : undefined}
      />
      <TextField
        label={detailTexts.receipt}
        hint={detailTexts.receiptHint}
        {...field('receipt')}
        problem={isAsked && 'problem' in receipt ? detailTexts.receiptProblem : undefined}
      />
      <TextField
        label={detailTexts.cost}
        inputMode="decimal"
        {...field('cost')}
        problem={isAsked && 'problem' in cost ? moneyProblem(cost.problem, MAX_CENTS) : undefined}
      />
      <div className={layout.actions}>
        <Button type="submit" look="tinted">
          {memberTexts.save}
        </Button>
        <Button onClick={onClose}>{memberTexts.cancel}</Button>
      </div>
    </Form>
  );
}
