import { useId, useState } from 'react';
import { personalField } from '../../../workers/shared/personal-options.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import { isDrawnSeed } from '../../../workers/shared/request.ts';
import { formatDay } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import { copyRunLink } from '../../state/address/copy-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import css from './receipt-card.module.css';

/** All that it takes to make the same tickets again; who made them is in its link if asked for. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const id = useId();
  const [withPerson, setWithPerson] = useState(false);
  const field = personalField(receipt.options);
  const copy = async () => {
    const copied = await copyRunLink(receipt, withPerson);
    showToast(copied ? resultTexts.linkCopied : resultTexts.copyFailed);
  };
  const rows = [
    [resultTexts.seed, shownSeed(receipt.seed)],
    [resultTexts.historySeed, shownSeed(receipt.history.seed)],
    [resultTexts.historyDate, formatDay(receipt.history.date)],
    [resultTexts.engine, receipt.engine],
  ] as const;
  return (
    <section className={css.card} aria-labelledby="comprovante">
      <h2 id="comprovante" className={css.title}>
        {resultTexts.receiptTitle}
      </h2>
      <p>{resultTexts.receiptText}</p>
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {field ? (
        <div>
          <label className={css.choice}>
            <input
              type="checkbox"
              className={css.box}
              checked={withPerson}
              aria-describedby={`${id}-sem`}
              onChange={(event) => setWithPerson(event.target.checked)}
            />
            {resultTexts.includePerson(field)}
          </label>
          <p id={`${id}-sem`} className={css.hint}>
            {resultTexts.withoutPerson(field)}
          </p>
        </div>
      ) : null}
      <Button onClick={copy}>{resultTexts.copyLink}</Button>
    </section>
  );
}

/** A seed that somebody wrote could say anything, as if the app said it. */
function shownSeed(seed: string): string {
  return isDrawnSeed(seed) ? seed : resultTexts.ownSeed;
}
