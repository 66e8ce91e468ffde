import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** Most cells of the preview grid. See docs/specification.md. */
const MAX_CELLS = 25;

type Slip = Pick<Lottery, 'total' | 'columns'>;

/** A cell of the preview. */
export interface PreviewCell {
  readonly number: number;
  readonly isLit: boolean;
}

/** Of how many rows of the playslip of a lottery there are cells, and at which of them, from 0, they begin at a step. */
export function previewRows(
  { total, columns }: Slip,
  step: number,
): { readonly shown: number; readonly first: number } {
  const rows = Math.ceil(total / columns);
  const shown = Math.min(rows, Math.floor(MAX_CELLS / columns));
  return { shown, first: step % (rows - shown + 1) };
}

/**
 * The part of a lottery's playslip that is to be seen at a step (0…): as many whole rows as there are cells for. About
 * as many numbers are lit as a ticket has, up to half of them, the same share in each row: any of them, each as likely
 * as the others.
 */
export function previewOf(
  lottery: Slip & Pick<Lottery, 'pick'>,
  step: number,
  random: () => number = Math.random,
): readonly PreviewCell[] {
  const { total, pick, columns } = lottery;
  const { shown, first } = previewRows(lottery, step);
  return Array.from({ length: shown }, (_, i) => {
    const before = (first + i) * columns;
    const numbers = Array.from({ length: Math.min(columns, total - before) }, (_, k) => before + k + 1);
    const order = numbers.map((number) => ({ number, at: random() })).sort((a, b) => a.at - b.at);
    const lit = order.slice(0, Math.round(Math.min(pick / shown, numbers.length / 2)));
    return numbers.map((number) => ({ number, isLit: lit.some((one) => one.number === number) }));
  }).flat();
}

/** The same cells each time: for the prerendered page and for visitors who want no motion. */
export function stillPreview(lottery: Lottery): readonly PreviewCell[] {
  let state = 30_000;
  return previewOf(lottery, 0, () => {
    state = (state * 75) % 65_537;
    return state;
  });
}
