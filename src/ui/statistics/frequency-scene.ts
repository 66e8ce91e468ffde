import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { formatNumber } from '../../content/format.ts';
import { formatSigned, formatTenth } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { legendShapes, plotIn } from '../charts/frame-shapes.ts';
import { type Room, type Scene, type Shape, type Text, textWidth } from '../charts/scene.ts';

const LABEL_STEPS = [1, 2, 5, 10, 20, 50];

/**
 * A bar for each number, from what chance gives up or down to how often it came up, before the band of chance. Those
 * that came up most and least are named, and as many others outside the band as have room.
 */
export function frequencyScene(answer: DrawStatistics, room: Room): Scene {
  const { numbers, frequency } = answer;
  const { band, expected } = frequency;
  const away = numbers.map(({ times }) => times - expected);
  const [low, high] = [band.low - expected, band.high - expected];
  const range = [Math.min(low, ...away), Math.max(high, ...away)] as const;
  const { left, right, bottom, yOf, size, shapes: axis } = plotIn(room, range, formatSigned);
  const pitch = (right - left) / numbers.length;
  const width = Math.max(1, 0.7 * pitch);
  const base = yOf(0);
  const bars = numbers.map(({ number, timesLevel }, i): DeviationBar => {
    const by = away[i] as number;
    const [y, end] = [yOf(by), base].sort((a, b) => a - b) as [number, number];
    const isOutside = timesLevel === 0 || timesLevel === 4;
    return { number, by, isOutside, x: left + (i + 0.5) * pitch - width / 2, width, y, height: end - y };
  });
  const ends = { x: left, width: right - left };
  // The band has no thickness where its ends are equal, and is still to be seen.
  const thickness = Math.max(2, yOf(low) - yOf(high));
  const shapes: Shape[] = [
    ...axis,
    { kind: 'rect', ...ends, y: yOf(high), height: thickness, paint: 'band' },
    ...bars.map(({ x, y, height, isOutside }): Shape => {
      return { kind: 'rect', x, y, width, height, paint: isOutside ? 'outside' : 'bar' };
    }),
    { kind: 'rect', ...ends, y: base - 1, height: 2, paint: 'mean' },
    ...barNames(bars, [left, right], size),
  ];
  const needed = 1.5 * textWidth('00', size);
  const step = LABEL_STEPS.find((one) => one * pitch >= needed) ?? 50;
  // Below the name that the lowest bar may have.
  const y = bottom + 2.3 * size;
  numbers.forEach(({ number }, i) => {
    if (number !== 1 && number % step !== 0) return;
    if (number === 1 && step > 1 && (step - 1) * pitch < needed) return;
    const x = Math.min(left + (i + 0.5) * pitch, right - textWidth('00', size) / 2);
    const at = { x, y, anchor: 'middle' as const };
    shapes.push({ kind: 'text', ...at, text: formatNumber(number), size, ink: 'soft' });
  });
  const mean = { text: legendTexts.meanOf(formatTenth(expected)), short: legendTexts.mean };
  const entries = [
    { paint: 'outside', text: legendTexts.outside },
    { paint: 'band', text: legendTexts.band },
    { paint: 'mean', ...mean },
  ] as const;
  const legend = legendShapes(entries, room, y + size);
  return { width: room.width, height: legend.bottom, shapes: [...shapes, ...legend.shapes] };
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/** The bar of a number that came up more often than chance has it, by so many draws; below 0 less often. */
interface DeviationBar extends Box {
  readonly number: number;
  readonly by: number;
  readonly isOutside: boolean;
}

/**
 * The names of bars at their ends: of the highest and of the lowest, the first of equals, then of those outside the
 * band, the longest first, where a name is over no bar and no other name.
 */
function barNames(bars: readonly DeviationBar[], [left, right]: readonly [number, number], size: number): Text[] {
  const all = bars.map(({ by }) => by);
  const extremes = [Math.max(...all), Math.min(...all)].map((by) => bars[all.indexOf(by)]);
  const outside = bars.filter(({ isOutside }) => isOutside).sort((a, b) => b.height - a.height);
  const taken: Box[] = [...bars];
  return [...new Set([...extremes, ...outside])].flatMap((bar): Text[] => {
    if (!bar) return [];
    const text = formatNumber(bar.number);
    const width = textWidth(text, size);
    const x = Math.min(Math.max(bar.x + bar.width / 2, left + width / 2), right - width / 2);
    const y = bar.by < 0 ? bar.y + bar.height + 0.65 * size : bar.y - 0.65 * size;
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
