import { memo, useEffect, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { lightUp, lightUpStill, previewOf } from '../../state/home/preview.ts';
import { run } from '../../state/run/run.ts';
import css from './preview-grid.module.css';

/** How often other cells light up: docs/specification.md. */
const HIGHLIGHT_EVERY_MS = 2000;

/** A piece of the lottery's playslip with numbers lighting up: decoration, no news. */
export const PreviewGrid = memo(function PreviewGrid({ lottery }: { readonly lottery: Lottery }) {
  const { lit, glows } = useHighlights(lottery);
  const { cells } = previewOf(lottery);
  return (
    <div className={css.slip} aria-hidden="true">
      <div className={css.grid} data-columns={lottery.columns} data-glows={glows || undefined}>
        {Array.from({ length: cells }, (_, i) => i + 1).map((n) => (
          <span key={n} className={lit.has(n) ? css.lit : css.cell}>
            {formatNumber(n)}
          </span>
        ))}
      </div>
    </div>
  );
});

interface Highlights {
  readonly lit: ReadonlySet<number>;
  readonly glows: boolean;
}

/**
 * The lit cells; of one lottery, so that another needs another grid. The first ones are lit without a glow: its frames
 * took a weak phone's processor just when the page comes to life.
 */
function useHighlights(lottery: Lottery): Highlights {
  const [highlights, setHighlights] = useState<Highlights>(() => ({
    lit: lightUpStill(previewOf(lottery)),
    glows: false,
  }));
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      // The overlay of a run hides it.
      if (document.hidden || run.phase === 'asking') return;
      setHighlights({ lit: lightUp(previewOf(lottery)), glows: true });
    }, HIGHLIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, [lottery]);
  return highlights;
}
