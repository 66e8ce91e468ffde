import { type FormEvent, useState } from 'react';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { moneyTexts } from '../../content/syndicate/syndicate.ts';
import type { PriceProblem } from '../../state/bet/prices.ts';
import { changePrize } from '../../state/syndicate/edit-group.ts';
import { readMoney } from '../../state/syndicate/typed.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { typedMoney } from './typed-money.ts';

/** The field for what was won; empty again there is no prize. */
export function PrizeForm({ group: { id, prize } }: { readonly group: Syndicate }) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<PriceProblem>();
  const shown = typed ?? (prize === undefined ? '' : typedMoney(prize));
  const split = async (event: FormEvent) => {
    event.preventDefault();
    const read = shown.trim() === '' ? { value: undefined } : readMoney(shown);
    if ('problem' in read) return setProblem(read.problem);
    await changePrize(id, read.value);
    setTyped(undefined);
  };
  return (
    <form className={common.list} onSubmit={(event) => void split(event)} noValidate>
      <TextField
        label={moneyTexts.prizeField}
        hint={moneyTexts.prizeHint}
        problem={problem && moneyTexts.problems[problem]}
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
    </form>
  );
}
