import { memo, useId, useState } from 'react';
import { personalField } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { formatDay } from '../../content/format-day.ts';
import { historyDraws } from '../../content/history/history-name.ts';
import { resultTexts } from '../../content/run/result.ts';
import { copyRunLink } from '../../state/address/run-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import { CheckField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import css from './receipt-card.module.css';

/** The link that makes the same tickets again, without the person who made them unless asked. */
export const ReceiptCard = memo(function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const id = useId();
  const [withPerson, setWithPerson] = useState(false);
  const field = personalField(receipt.options);
  const copy = async () => {
    const copied = await copyRunLink(receipt, withPerson);
    showToast(copied ? resultTexts.linkCopied : resultTexts.copyFailed);
  };
  return (
    <section className={`${layout.card} ${css.card}`} aria-labelledby={id}>
      <h2 id={id} className={common.lead}>
        {resultTexts.linkTitle}
      </h2>
      <p>
        {resultTexts.linkText} <strong>{resultTexts.noBet}</strong>
      </p>
      {field ? (
        <CheckField
          label={resultTexts.includePerson(field)}
          hint={resultTexts.withoutPerson(field)}
          isChecked={withPerson}
          onChange={setWithPerson}
        />
      ) : null}
      <Button onClick={copy}>{resultTexts.copyLink}</Button>
      <Codes receipt={receipt} />
    </section>
  );
});

/** The codes that a link carries, folded: nobody needs them to play. */
function Codes({ receipt }: { readonly receipt: Receipt }) {
  const { seed, history, engine } = receipt;
  const rows = [
    [resultTexts.seed, shownSeed(seed)],
    ...(history.kind === 'simulated'
      ? ([
          [resultTexts.historySeed, shownSeed(history.seed)],
          [resultTexts.historyDate, formatDay(history.date)],
        ] as const)
      : ([
          [resultTexts.history, historyDraws(history)],
          [resultTexts.runDate, formatDay(history.date)],
        ] as const)),
    [resultTexts.engine, engine],
  ] as const;
  return (
    <details className={css.details}>
      <summary className={css.summary}>{resultTexts.details}</summary>
      <Facts className={css.rows} facts={rows} />
    </details>
  );
}

/** A seed that somebody wrote could say anything, as if the app said it. */
function shownSeed(seed: string): string {
  return isDrawnSeed(seed) ? seed : resultTexts.ownSeed;
}
