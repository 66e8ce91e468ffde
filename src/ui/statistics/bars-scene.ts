import type { Bar } from '../../../workers/shared/statistics/statistics.ts';
import { barLabel } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { legendShapes, plotIn } from '../charts/frame-shapes.ts';
import { type Room, type Scene, type Shape, textWidth } from '../charts/scene.ts';

/**
 * A bar for each value or several, in front of its own band of chance, with the mean as a line. `counted`: what the
 * bars are the number of.
 */
export function barsScene(bars: readonly Bar[], room: Room, counted: string): Scene {
  const tops = bars.flatMap(({ times, expected, band }) => [times, expected, band?.high ?? 0]);
  const { left, right, bottom, yOf, size, shapes: axis } = plotIn(room, [0, Math.max(1, ...tops)]);
  const pitch = (right - left) / Math.max(1, bars.length);
  const labels = bars.map(barLabel);
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, size)));
  const every = Math.max(1, Math.ceil((widest + 0.5 * size) / pitch));
  const wide = Math.min(0.92 * pitch, 5 * room.em);
  const shapes: Shape[] = [...axis];
  bars.forEach((one, i) => {
    const { times, expected, band } = one;
    const middle = left + (i + 0.5) * pitch;
    const rect = (width: number, y: number, height: number) =>
      ({ kind: 'rect', x: middle - width / 2, y, width, height }) as const;
    if (band) {
      const height = Math.max(2, yOf(band.low) - yOf(band.high));
      shapes.push({ ...rect(wide, yOf(band.high), height), paint: 'band' });
    }
    const y = yOf(times);
    const paint = isOutside(one) ? 'outside' : 'bar';
    shapes.push({ ...rect(0.58 * wide, y, bottom - y), paint });
    shapes.push({ ...rect(wide, yOf(expected) - 1, 2), paint: 'mean' });
    // The last bar is always named: it may stand for all greater values.
    const rest = bars.length - 1 - i;
    if (rest > 0 && (i % every > 0 || rest < every)) return;
    const text = labels[i] ?? '';
    const half = textWidth(text, size) / 2;
    const x = Math.min(middle, right - half);
    const at = { x, y: bottom + size, anchor: 'middle' as const };
    shapes.push({ kind: 'text', ...at, text, size, ink: 'soft' });
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

const isOutside = ({ times, band }: Bar) => band !== undefined && (times < band.low || times > band.high);
