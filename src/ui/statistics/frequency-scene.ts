import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { formatNumber } from '../../content/format.ts';
import { formatSigned, formatTenth } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { plotIn } from './axis-shapes.ts';
import { barNames, type DeviationBar } from './bar-names.ts';
import { legendShapes } from './legend-shapes.ts';
import { type Room, type Scene, type Shape, textWidth } from './scene.ts';

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
    const end = yOf(away[i] as number);
    const isOutside = timesLevel === 0 || timesLevel === 4;
    return { number, x: left + (i + 0.5) * pitch - width / 2, width, base, end, isOutside };
  });
  const ends = { x: left, width: right - left };
  // The band has no thickness where its ends are equal, and is still to be seen.
  const thickness = Math.max(2, yOf(low) - yOf(high));
  const shapes: Shape[] = [
    ...axis,
    { kind: 'rect', ...ends, y: yOf(high), height: thickness, paint: 'band' },
    ...bars.map(({ x, end, isOutside }): Shape => {
      const paint = isOutside ? 'outside' : 'bar';
      return {
        kind: 'rect',
        x,
        y: Math.min(base, end),
        width,
        height: Math.abs(base - end),
        paint,
      };
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
