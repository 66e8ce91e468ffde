import { useEffect, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { generation } from '../../state/run/generation.ts';
import css from './preview-grid.module.css';

/** Figures: product specification, section 4. */
const MAX_CELLS = 25;
const HIGHLIGHT_EVERY_MS = 2000;
const HIGHLIGHTS = 6;

/** Cells lit in the prerendered page and for visitors who want no motion. */
const STILL: ReadonlySet<number> = new Set([3, 7, 11, 14, 18, 22]);

/** A piece of the lottery's playslip with numbers lighting up: decoration, no news. */
export function PreviewGrid({ lottery }: { readonly lottery: Lottery }) {
  const lit = useHighlights();
  const cells = Array.from({ length: Math.min(MAX_CELLS, lottery.total) }, (_, i) => i + 1);
  return (
    <div className={css.grid} aria-hidden="true">
      {cells.map((n) => (
        <span key={n} className={lit.has(n) ? css.lit : css.cell}>
          {formatNumber(n)}
        </span>
      ))}
    </div>
  );
}

function useHighlights(): ReadonlySet<number> {
  const [lit, setLit] = useState(STILL);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      // The overlay of a run hides it.
      if (!document.hidden && generation.status !== 'running') setLit(randomCells());
    }, HIGHLIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return lit;
}

function randomCells(): ReadonlySet<number> {
  const cells = new Set<number>();
  while (cells.size < HIGHLIGHTS) cells.add(1 + Math.floor(Math.random() * MAX_CELLS));
  return cells;
}
