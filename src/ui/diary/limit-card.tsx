import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { limitTexts } from '../../content/diary/limit.ts';
import type { MoneyProblem } from '../../state/bet/typed-money.ts';
import { MAX_SPENT } from '../../state/diary/note-spending.ts';
import { LIMIT_PERIODS, type OwnLimit, ownLimit, restoreLimit, setLimit } from '../../state/diary/own-limit.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import css from './diary.module.css';
import { LimitNotice } from './limit-notice.tsx';

/** The visitor's own limit: how far it is used, and the form that sets it. */
export function LimitCard() {
  useEffect(restoreLimit, []);
  const limit = useSnapshot(ownLimit).value;
  const [typed, setTyped] = useState<{ readonly period?: OwnLimit['period']; readonly amount?: string }>({});
  const [problem, setProblem] = useState<MoneyProblem>();
  const { period = limit?.period ?? 'month', amount = limit ? typedCents(limit.cents) : '' } = typed;
  const keep = () => {
    const outcome = setLimit(period, amount);
    if ('problem' in outcome) return setProblem(outcome.problem);
    setTyped({});
    showToast(outcome.isKept ? (amount.trim() === '' ? limitTexts.removed : limitTexts.kept) : limitTexts.notKept);
  };
  return (
    <section className={layout.card} aria-labelledby="diario-limite">
      <h2 id="diario-limite" className={css.title}>
        {limitTexts.title}
      </h2>
      <p className={common.soft}>{limitTexts.hint}</p>
      <LimitNotice cents={0} />
      <Form className={layout.form} onSend={keep}>
        <SelectField
          label={limitTexts.period}
          value={period}
          choices={LIMIT_PERIODS.map((choice) => [choice, limitTexts.periods[choice]])}
          onChange={(choice) => setTyped({ ...typed, period: choice })}
        />
        <TextField
          label={limitTexts.amount}
          value={amount}
          inputMode="decimal"
          hint={limitTexts.amountHint}
          problem={problem && moneyProblem(problem, MAX_SPENT)}
          onChange={(text) => {
            setTyped({ ...typed, amount: text });
            setProblem(undefined);
          }}
        />
        <div className={common.buttons}>
          <Button type="submit">{limitTexts.keep}</Button>
        </div>
      </Form>
    </section>
  );
}
