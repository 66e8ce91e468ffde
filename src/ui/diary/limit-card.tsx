import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitTexts } from '../../content/diary/limit.ts';
import { MAX_SPENT } from '../../state/diary/note-spending.ts';
import { LIMIT_PERIODS, type OwnLimit, ownLimit, setLimit } from '../../state/diary/own-limit.ts';
import { showToast } from '../../state/shell/toasts.ts';
import common from '../parts/common.module.css';
import { SelectField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { MoneyForm } from '../parts/money-form.tsx';
import css from './diary.module.css';
import { LimitNotice } from './limit-notice.tsx';

/** The visitor's own limit: how far it is used, and the form that sets it. */
export function LimitCard() {
  const limit = useSnapshot(ownLimit).value;
  const [chosen, setChosen] = useState<OwnLimit['period']>();
  const period = chosen ?? limit?.period ?? 'month';
  const keep = (next: OwnLimit | null) => {
    const isKept = setLimit(next);
    setChosen(undefined);
    showToast(isKept ? (next ? limitTexts.kept : limitTexts.removed) : limitTexts.notKept);
  };
  return (
    <section className={layout.card} aria-labelledby="diario-limite">
      <h2 id="diario-limite" className={css.title}>
        {limitTexts.title}
      </h2>
      <p className={common.soft}>{limitTexts.hint}</p>
      <LimitNotice cents={0} />
      <MoneyForm
        label={limitTexts.amount}
        hint={limitTexts.amountHint}
        action={limitTexts.keep}
        cents={limit?.cents}
        most={MAX_SPENT}
        onKeep={(cents) => keep({ period, cents })}
        onEmpty={() => keep(null)}
      >
        <SelectField
          label={limitTexts.period}
          value={period}
          choices={LIMIT_PERIODS.map((choice) => [choice, limitTexts.periods[choice]])}
          onChange={setChosen}
        />
      </MoneyForm>
    </section>
  );
}
