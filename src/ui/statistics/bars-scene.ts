import type { Band } from '../../../workers/shared/statistics/statistics.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { legendShapes, plotIn } from '../charts/frame-shapes.ts';
import { type Room, type Scene, type Shape, textWidth } from '../charts/scene.ts';

/** A value beside the mean and the band that chance gives it. */
export interface ChartBar {
  /** Stands under the bar, where there is room. */
  readonly label: string;
  readonly value: number;
  readonly expected: number;
  readonly band?: Band | undefined;
}

/**
 * A bar for each value, from 0 up or down, in front of its own band of chance, with the mean as a line. `counted`: what
 * the bars are the number of; `tick`: a value as it stands at the axis.
 */
export function barsScene(
  bars: readonly ChartBar[],
  room: Room,
  counted: string,
  tick?: (value: number) => string,
): Scene {
  const ends = bars.flatMap(({ value, expected, band }) => [value, expected, band?.low ?? 0, band?.high ?? 0]);
  const range = [Math.min(0, ...ends), Math.max(1, ...ends)] as const;
  const { left, right, bottom, yOf, size, shapes: axis } = plotIn(room, range, tick);
  const pitch = (right - left) / Math.max(1, bars.length);
  const widest = Math.max(0, ...bars.map(({ label }) => textWidth(label, size)));
  const every = Math.max(1, Math.ceil((widest + 0.5 * size) / pitch));
  // Narrow bars have one ground: between their bands no gap is seen.
  const wide = pitch < room.em ? pitch : Math.min(0.92 * pitch, 5 * room.em);
  const shapes: Shape[] = [...axis];
  bars.forEach((one, i) => {
    const { label, value, expected, band } = one;
    const middle = left + (i + 0.5) * pitch;
    const rect = (width: number, y: number, height: number) =>
      ({ kind: 'rect', x: middle - width / 2, y, width, height }) as const;
    if (band) {
      const height = Math.max(2, yOf(band.low) - yOf(band.high));
      shapes.push({ ...rect(wide, yOf(band.high), height), paint: 'band' });
    }
    const [top, base] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
    const paint = isOutside(one) ? 'outside' : 'bar';
    shapes.push({ ...rect(Math.max(1, 0.58 * wide), top, base - top), paint });
    shapes.push({ ...rect(wide, yOf(expected) - 1, 2), paint: 'mean' });
    // The last bar is always named: it may stand for all greater values.
    const rest = bars.length - 1 - i;
    if (rest > 0 && (i % every > 0 || rest < every)) return;
    const half = textWidth(label, size) / 2;
    const x = Math.min(middle, right - half);
    const at = { x, y: bottom + size, anchor: 'middle' as const };
    shapes.push({ kind: 'text', ...at, text: label, size, ink: 'soft' });
  });
  const hasBand = bars.some(({ band }) => band);
  const entries = [
    { paint: 'bar', text: counted } as const,
    ...(bars.some(isOutside) ? [{ paint: 'outside', text: legendTexts.outside } as const] : []),
    ...(hasBand ? [{ paint: 'band', text: legendTexts.band } as const] : []),
    { paint: 'mean', text: legendTexts.mean } as const,
  ];
  const legend = legendShapes(entries, room, bottom + 2 * size);
  return { width: room.width, height: legend.bottom, shapes: [...shapes, ...legend.shapes] };
}

const isOutside = ({ value, band }: ChartBar) => band !== undefined && (value < band.low || value > band.high);
