import { type ReactNode, useState } from 'react';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { type MoneyProblem, readMoney } from '../../state/bet/typed-money.ts';
import { Button } from './button.tsx';
import common from './common.module.css';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';
import layout from './layout.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** The words of the button. */
  readonly action: string;
  /** The amount that is known, and the most that is taken, in cents. */
  readonly cents: number | undefined;
  readonly most: number;
  readonly onKeep: (cents: number) => unknown;
  /** Told of an empty field, where that is no fault. */
  readonly onEmpty?: () => unknown;
  /** What is asked before it. */
  readonly children?: ReactNode;
}

/** An amount of money to be typed, with what is wrong with it. */
export function MoneyForm({ label, hint, action, cents, most, onKeep, onEmpty, children }: Props) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<MoneyProblem>();
  const amount = typed ?? (cents === undefined ? '' : typedCents(cents));
  const keep = async () => {
    const read = readMoney(amount, most);
    if (onEmpty && amount.trim() === '') await onEmpty();
    else if ('problem' in read) return setProblem(read.problem);
    else await onKeep(read.cents);
    setTyped(undefined);
  };
  return (
    <Form className={layout.form} onSend={keep}>
      {children}
      <TextField
        label={label}
        value={amount}
        inputMode="decimal"
        hint={hint}
        problem={problem && moneyProblem(problem, most)}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <div className={common.buttons}>
        <Button type="submit">{action}</Button>
      </div>
    </Form>
  );
}
