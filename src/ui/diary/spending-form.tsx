import { useState } from 'react';
import { moneyProblem } from '../../content/bet/money.ts';
import { spendingTexts } from '../../content/diary/diary.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { MAX_SPENT, noteSpending, type SpendingProblems } from '../../state/diary/note-spending.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

const NOTHING = { on: '', amount: '', what: '' };

/** What was spent elsewhere, to be written down. */
export function SpendingForm() {
  const [typed, setTyped] = useState(NOTHING);
  const [problems, setProblems] = useState<SpendingProblems>({});
  const today = brazilDate();
  const fields = { ...typed, on: typed.on || today };
  const change = (field: keyof typeof NOTHING) => (text: string) => {
    setTyped({ ...fields, [field]: text });
    setProblems(({ [field]: _, ...others }) => others);
  };
  const keep = async () => {
    const outcome = await noteSpending(fields);
    if ('problems' in outcome) return setProblems(outcome.problems);
    setTyped(NOTHING);
    showToast(outcome.isKept ? spendingTexts.kept : spendingTexts.notKept);
  };
  return (
    <details className={layout.card}>
      <summary className={common.strong}>{spendingTexts.title}</summary>
      <p className={common.soft}>{spendingTexts.hint}</p>
      <Form className={layout.form} onSend={keep}>
        <TextField
          type="date"
          label={spendingTexts.on}
          value={fields.on}
          max={today}
          problem={problems.on && spendingTexts.days[problems.on]}
          onChange={change('on')}
        />
        <TextField
          label={spendingTexts.amount}
          value={fields.amount}
          inputMode="decimal"
          problem={problems.amount && moneyProblem(problems.amount, MAX_SPENT)}
          onChange={change('amount')}
        />
        <TextField
          label={spendingTexts.what}
          value={fields.what}
          problem={problems.what && spendingTexts.whats[problems.what]}
          onChange={change('what')}
        />
        <div className={common.buttons}>
          <Button type="submit">{spendingTexts.keep}</Button>
        </div>
      </Form>
    </details>
  );
}
