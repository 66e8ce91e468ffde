import { memo, useEffect, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { type PreviewCell, previewOf, stillPreview } from '../../state/home/preview.ts';
import { run } from '../../state/run/run.ts';
import css from './preview-grid.module.css';

/** How often other cells light up: docs/specification.md. */
const HIGHLIGHT_EVERY_MS = 2000;

/**
 * A window on the lottery's own playslip that moves down it, with numbers lighting up: decoration, no news. A phone
 * has its first row, a wide screen all of it.
 */
export const PreviewGrid = memo(function PreviewGrid({ lottery }: { readonly lottery: Lottery }) {
  const { cells, step } = useCells(lottery);
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

interface Cells {
  readonly cells: readonly PreviewCell[];
  /** How often others have been lit. */
  readonly step: number;
}

/**
 * The cells in sight; of one lottery, so that another needs another grid. The first ones are lit without a glow: its
 * frames took a weak phone's processor just when the page comes to life.
 */
function useCells(lottery: Lottery): Cells {
  const [cells, setCells] = useState<Cells>(() => ({ cells: stillPreview(lottery), step: 0 }));
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let step = 0;
    const timer = setInterval(() => {
      // The overlay of a run hides it.
      if (document.hidden || run.phase === 'asking') return;
      step++;
      setCells({ cells: previewOf(lottery, step), step });
    }, HIGHLIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, [lottery]);
  return cells;
}
