import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { formatNumber } from '../../content/format.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { legendShapes } from '../charts/frame-shapes.ts';
import type { Paint, Room, Scene, Shape } from '../charts/scene.ts';

type Shown = 'times' | 'delay';

/** Widest cell, in sizes of the page's text. */
const WIDEST = 4;

const LEVELS: readonly Paint[] = ['level0', 'level1', 'level2', 'level3', 'level4'];

/** The playslip: in each cell its number and what was counted of it, which its fill shows too. */
export function heatScene(answer: DrawStatistics, shown: Shown, { width, em }: Room): Scene {
  const lottery = lotteryOf(answer.lottery);
  const values = answer.numbers.map((number) => number[shown]);
  const digits = String(Math.max(...values)).length;
  const columns = columnsIn(lottery.columns, width, Math.max(digits * 0.55, 1.25) * em);
  const cell = Math.min(width / columns, WIDEST * em);
  const gap = Math.min(0.06 * cell, 0.25 * em);
  const row = Math.max(2.5 * em, Math.min(cell, 3 * em));
  const large = Math.min(1.0625 * em, 0.62 * cell);
  const small = Math.min(0.8125 * em, (cell - gap) / (0.6 * digits));
  const shapes: Shape[] = answer.numbers.flatMap((entry, i): Shape[] => {
    const x = (i % columns) * cell;
    const y = Math.floor(i / columns) * row;
    const level = shown === 'times' ? entry.timesLevel : entry.delayLevel;
    const ink = level === 4 ? ('on-accent' as const) : ('ink' as const);
    const text = { kind: 'text' as const, x: x + cell / 2, anchor: 'middle' as const, ink };
    return [
      {
        kind: 'rect',
        x: x + gap / 2,
        y: y + gap / 2,
        width: cell - gap,
        height: row - gap,
        paint: LEVELS[level] as Paint,
        radius: 0.3 * em,
      },
      { ...text, y: y + row * 0.36, text: formatNumber(entry.number), size: large, isBold: true },
      { ...text, y: y + row * 0.72, text: String(entry[shown]), size: small },
    ];
  });
  const bottom = Math.ceil(answer.numbers.length / columns) * row;
  const names = legendTexts[shown];
  const entries = LEVELS.map((paint, i) => ({ paint, text: names[i] ?? '' }));
  const legend = legendShapes(entries, { width, em }, bottom + 0.5 * em);
  return { width, height: legend.bottom, shapes: [...shapes, ...legend.shapes] };
}

/** As many as the playslip has, or what is left when cells would be narrower than their text. */
function columnsIn(columns: number, width: number, needed: number): number {
  const fewer = columns === 7 ? [7, 4, 2] : [columns, 5, 2];
  return fewer.find((count) => width / count >= needed) ?? 2;
}
