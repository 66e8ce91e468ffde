import { memo, useEffect, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { lightUp, lightUpStill, previewOf } from '../../state/home/preview.ts';
import { generation } from '../../state/run/generation.ts';
import css from './preview-grid.module.css';

/** Product specification, section 4. */
const HIGHLIGHT_EVERY_MS = 2000;

/** A piece of the lottery's playslip with numbers lighting up: decoration, no news. */
export const PreviewGrid = memo(function PreviewGrid({ lottery }: { readonly lottery: Lottery }) {
  const lit = useHighlights(lottery);
  const { cells } = previewOf(lottery);
  return (
    <div className={css.slip} aria-hidden="true">
      <div className={css.grid} data-columns={lottery.columns}>
        {Array.from({ length: cells }, (_, i) => i + 1).map((n) => (
          <span key={n} className={lit.has(n) ? css.lit : css.cell}>
            {formatNumber(n)}
          </span>
        ))}
      </div>
    </div>
  );
});

/** The lit cells; of one lottery, so that another needs another grid. */
function useHighlights(lottery: Lottery): ReadonlySet<number> {
  const [lit, setLit] = useState(() => lightUpStill(previewOf(lottery)));
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      // The overlay of a run hides it.
      if (document.hidden || generation.status === 'running') return;
      setLit(lightUp(previewOf(lottery)));
    }, HIGHLIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, [lottery]);
  return lit;
}
