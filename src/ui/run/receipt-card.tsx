import type { Receipt } from '../../../workers/shared/receipt.ts';
import { isDrawnSeed } from '../../../workers/shared/request.ts';
import { formatDay } from '../../content/format.ts';
import { resultTexts } from '../../content/run/result.ts';
import { copyRunLink } from '../../state/address/copy-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import css from './receipt-card.module.css';

/** All that it takes to make the same tickets again; the address holds it too. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const copy = async () => {
    const copied = await copyRunLink(receipt);
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
      <Button onClick={copy}>{resultTexts.copyLink}</Button>
    </section>
  );
}

/** A seed that somebody wrote could say anything, as if the app said it. */
function shownSeed(seed: string): string {
  return isDrawnSeed(seed) ? seed : resultTexts.ownSeed;
}
