import { useState } from 'react';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import { type MoneyProblem, readMoney } from '../../state/bet/typed-money.ts';
import { changePrize } from '../../state/syndicate/edit-group.ts';
import { MAX_CENTS, type Syndicate } from '../../state/syndicate/syndicate.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

/** The field of the prize; an empty field means no prize. */
export function PrizeForm({ group: { id, prize } }: { readonly group: Syndicate }) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<MoneyProblem>();
  const shown = typed ?? (prize === undefined ? '' : typedCents(prize));
  const split = async () => {
    const read = shown.trim() === '' ? { cents: undefined } : readMoney(shown, MAX_CENTS);
    if ('problem' in read) return setProblem(read.problem);
    await changePrize(id, read.cents);
    setTyped(undefined);
  };
  return (
    <Form className={layout.list} onSend={split}>
      <TextField
        label={moneyTexts.prizeField}
        hint={moneyTexts.prizeHint}
        problem={problem && moneyProblem(problem, MAX_CENTS)}
        inputMode="decimal"
        value={shown}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <Button type="submit" className={common.back}>
        {moneyTexts.split}
      </Button>
    </Form>
  );
}
