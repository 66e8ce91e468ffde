import { formatNumber } from '../../content/format.ts';
import { type Text, textWidth } from './scene.ts';

/** A number's bar from `base` to `end`, which is above or below it. */
export interface DeviationBar {
  readonly number: number;
  readonly x: number;
  readonly width: number;
  readonly base: number;
  readonly end: number;
  readonly isOutside: boolean;
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/**
 * The names of bars at their ends: of the highest and of the lowest, the first of equals, then of those outside the
 * band, the longest first, where a name is over no bar and no other name.
 */
export function barNames(
  bars: readonly DeviationBar[],
  [left, right]: readonly [left: number, right: number],
  size: number,
): Text[] {
  const length = ({ base, end }: DeviationBar) => Math.abs(end - base);
  const ends = bars.map(({ end }) => end);
  const extremes = [Math.min(...ends), Math.max(...ends)].map((end) => bars[ends.indexOf(end)]);
  const outside = bars.filter(({ isOutside }) => isOutside).sort((a, b) => length(b) - length(a));
  const taken: Box[] = bars.map(({ x, width, base, end }) => {
    return { x, width, y: Math.min(base, end), height: Math.abs(end - base) };
  });
  return [...new Set([...extremes, ...outside])].flatMap((bar): Text[] => {
    if (!bar) return [];
    const text = formatNumber(bar.number);
    const width = textWidth(text, size);
    const middle = bar.x + bar.width / 2;
    const x = Math.min(Math.max(middle, left + width / 2), right - width / 2);
    const y = bar.end + (bar.end > bar.base ? 0.65 : -0.65) * size;
    const box = { x: x - width / 2, width, y: y - size / 2, height: size };
    if (taken.some((other) => areOver(box, other))) return [];
    taken.push(box);
    const at = { x, y, size, anchor: 'middle' as const };
    return [{ kind: 'text', ...at, text, ink: 'ink', isBold: true, isOver: true }];
  });
}

function areOver(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}
