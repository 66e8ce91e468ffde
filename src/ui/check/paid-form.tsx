import { useState } from 'react';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { claimTexts } from '../../content/check/claim.ts';
import { type MoneyProblem, readMoney } from '../../state/bet/typed-money.ts';
import { type Claim, MAX_PAID } from '../../state/check/claim.ts';
import { markPrize } from '../../state/check/mark-prize.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import css from './check.module.css';

interface Props {
  readonly prizeKey: string;
  readonly claim: Claim;
}

/** Asks what a fetched win paid, where the results do not say. */
export function PaidForm({ prizeKey, claim }: Props) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<MoneyProblem>();
  const amount = typed ?? (claim.cents === undefined ? '' : typedCents(claim.cents));
  const keep = async () => {
    const read = readMoney(amount, MAX_PAID);
    if ('problem' in read) return setProblem(read.problem);
    const isKept = await markPrize(prizeKey, { ...claim, cents: read.cents });
    setTyped(undefined);
    showToast(isKept ? claimTexts.paidKept : claimTexts.notKept);
  };
  return (
    <Form className={`${layout.form} ${css.paid}`} onSend={keep}>
      <TextField
        label={claimTexts.paid}
        value={amount}
        inputMode="decimal"
        hint={claimTexts.paidHint}
        problem={problem && moneyProblem(problem, MAX_PAID)}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <div className={common.buttons}>
        <Button type="submit">{claimTexts.keepPaid}</Button>
      </div>
    </Form>
  );
}
