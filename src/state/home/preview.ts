import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** Most cells of the preview grid. See docs/specification.md. */
const MAX_CELLS = 25;

/** The cells of the preview grid: the numbers 1…cells of a playslip, and how many are lit. */
export interface Preview {
  readonly cells: number;
  readonly lit: number;
}

/** As many whole rows of the lottery's playslip as fit, with its share of numbers lit. */
export function previewOf({ total, pick, columns }: Pick<Lottery, 'total' | 'pick' | 'columns'>): Preview {
  const cells = columns * Math.floor(Math.min(MAX_CELLS, total) / columns);
  return { cells, lit: Math.max(1, Math.round((cells * pick) / total)) };
}

/** Which cells are lit: any, each as likely as the others. */
export function lightUp({ cells, lit }: Preview, random: () => number = Math.random): ReadonlySet<number> {
  const order = Array.from({ length: cells }, (_, i) => ({ number: i + 1, at: random() }));
  order.sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, lit).map(({ number }) => number));
}

/** The same cells each time: for the prerendered page and for visitors who want no motion. */
export function lightUpStill(preview: Preview): ReadonlySet<number> {
  let state = 2;
  return lightUp(preview, () => {
    state = (state * 75) % 65_537;
    return state;
  });
}
