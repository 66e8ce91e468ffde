import { memo, useEffect, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { previewOf, stillPreview } from '../../state/home/preview.ts';
import { run } from '../../state/run/run.ts';
import css from './preview-grid.module.css';

/** How often other cells light up: docs/specification.md. */
const HIGHLIGHT_EVERY_MS = 2000;

/**
 * A window on the lottery's own playslip that moves down it, with numbers lighting up: decoration, no news. A phone
 * has its first row, a wide screen all of it. A grid keeps its lottery: another lottery needs a new grid.
 */
export const PreviewGrid = memo(function PreviewGrid({ lottery }: { readonly lottery: Lottery }) {
  // The first cells are lit without a glow: its frames took a weak phone's processor just when the page comes to life.
  const [{ cells, step }, setShown] = useState(() => ({ cells: stillPreview(lottery), step: 0 }));
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let next = 0;
    const timer = setInterval(() => {
      // The overlay of a run hides it.
      if (document.hidden || run.phase === 'asking') return;
      next++;
      setShown({ cells: previewOf(lottery, next), step: next });
    }, HIGHLIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, [lottery]);
  return (
    <div className={css.slip} aria-hidden="true">
      <div
        // Made anew with each step: cells that moved would be counted as a shift of the page.
        key={step}
        className={css.grid}
        data-columns={lottery.columns}
        data-glows={step > 0 || undefined}
      >
        {cells.map(({ number, isLit }) =>
          isLit ? <b key={number}>{formatNumber(number)}</b> : <span key={number}>{formatNumber(number)}</span>,
        )}
      </div>
    </div>
  );
});
