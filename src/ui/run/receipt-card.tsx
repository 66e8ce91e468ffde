import { memo, useId, useState } from 'react';
import { personalField } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { resultTexts } from '../../content/run/result.ts';
import { copyRunLink } from '../../state/address/run-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { PersonChoice } from '../share/person-choice.tsx';
import { Codes } from './codes.tsx';
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
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {resultTexts.linkTitle}
      </h2>
      <p>
        {resultTexts.linkText} <strong>{resultTexts.noBet}</strong>
      </p>
      {field ? <PersonChoice field={field} isIncluded={withPerson} onChange={setWithPerson} /> : null}
      <Button onClick={copy}>{resultTexts.copyLink}</Button>
      <Codes receipt={receipt} />
    </section>
  );
});
