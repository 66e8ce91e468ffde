import type { DrawStatistics } from '../../../workers/shared/statistics.ts';
import { formatNumber } from '../../content/format.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { plotIn } from './axis-shapes.ts';
import { legendShapes } from './legend-shapes.ts';
import { type Room, type Scene, type Shape, textWidth } from './scene.ts';

const LABEL_STEPS = [1, 2, 5, 10, 20, 50];

/** A bar for each number, the band of chance behind them; those outside of it are named. */
export function frequencyScene(answer: DrawStatistics, room: Room): Scene {
  const { numbers, frequency } = answer;
  const { band, expected } = frequency;
  const most = Math.max(band.high, expected, ...numbers.map(({ times }) => times), 1);
  const { left, right, bottom, yOf, size, shapes: axis } = plotIn(room, most);
  const pitch = (right - left) / numbers.length;
  const bar = Math.max(1, 0.7 * pitch);
  const ends = { x: left, width: right - left };
  // The band has no thickness where its ends are equal, and is still to be seen.
  const height = Math.max(2, yOf(band.low) - yOf(band.high));
  const shapes: Shape[] = [
    ...axis,
    { kind: 'rect', ...ends, y: yOf(band.high), height, paint: 'band' },
  ];
  let named = Number.NEGATIVE_INFINITY;
  numbers.forEach(({ number, times, timesLevel }, i) => {
    const isOutside = timesLevel === 0 || timesLevel === 4;
    const middle = left + (i + 0.5) * pitch;
    const [y, paint] = [yOf(times), isOutside ? 'outside' : 'bar'] as const;
    shapes.push({ kind: 'rect', x: middle - bar / 2, y, width: bar, height: bottom - y, paint });
    const text = formatNumber(number);
    const half = textWidth(text, size) / 2;
    const x = Math.min(middle, right - half);
    if (!isOutside || x - half < named) return;
    named = x + half;
    const above = { x, y: y - 0.65 * size, anchor: 'middle' as const };
    shapes.push({ kind: 'text', ...above, text, size, ink: 'ink', isBold: true, isOver: true });
  });
  shapes.push({ kind: 'rect', ...ends, y: yOf(expected) - 1, height: 2, paint: 'mean' });
  const needed = 1.5 * textWidth('00', size);
  const step = LABEL_STEPS.find((one) => one * pitch >= needed) ?? 50;
  numbers.forEach(({ number }, i) => {
    if (number !== 1 && number % step !== 0) return;
    if (number === 1 && step > 1 && (step - 1) * pitch < needed) return;
    const x = Math.min(left + (i + 0.5) * pitch, right - textWidth('00', size) / 2);
    const at = { x, y: bottom + size, anchor: 'middle' as const };
    shapes.push({ kind: 'text', ...at, text: formatNumber(number), size, ink: 'soft' });
  });
  const entries = [
    { paint: 'outside', text: legendTexts.outside },
    { paint: 'band', text: legendTexts.band },
    { paint: 'mean', text: legendTexts.mean },
  ] as const;
  const legend = legendShapes(entries, room, bottom + 2 * size);
  return { width: room.width, height: legend.bottom, shapes: [...shapes, ...legend.shapes] };
}
