import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** Most cells of the preview grid. See docs/specification.md. */
const MAX_CELLS = 25;

/** A cell of the preview: its number, the row of the playslip that it is in, from 1, and whether it is lit. */
export interface PreviewCell {
  readonly number: number;
  readonly row: number;
  readonly isLit: boolean;
}

/**
 * The part of a lottery's playslip that is to be seen: as many whole rows as the preview has cells for, from row
 * `start` (0…), after the last row the first again. In each row the lottery's share of numbers is lit, at least one;
 * any of them, each as likely as the others.
 */
export function previewOf(
  { total, pick, columns }: Pick<Lottery, 'total' | 'pick' | 'columns'>,
  start: number,
  random: () => number = Math.random,
): readonly PreviewCell[] {
  const rows = Math.ceil(total / columns);
  const shown = Math.min(rows, Math.floor(MAX_CELLS / columns));
  return Array.from({ length: shown }, (_, i) => {
    const row = (start + i) % rows;
    const first = row * columns + 1;
    const numbers = Array.from({ length: Math.min(columns, total - first + 1) }, (_, k) => first + k);
    const order = numbers.map((number) => ({ number, at: random() })).sort((a, b) => a.at - b.at);
    const lit = order.slice(0, Math.max(1, Math.round((numbers.length * pick) / total)));
    return numbers.map((number) => ({ number, row: row + 1, isLit: lit.some((one) => one.number === number) }));
  }).flat();
}

/** The same cells each time: for the prerendered page and for visitors who want no motion. */
export function stillPreview(lottery: Lottery): readonly PreviewCell[] {
  let state = 2;
  return previewOf(lottery, 0, () => {
    state = (state * 75) % 65_537;
    return state;
  });
}
