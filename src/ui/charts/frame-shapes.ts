import { formatWhole } from '../../content/format.ts';
import { type Paint, type Room, type Shape, textWidth } from './scene.ts';

/** Where a chart's bars are: x from `left` to `right`, y from `top` to `bottom`. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly yOf: (value: number) => number;
  /** Size of the letters. */
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/**
 * A plot with labelled lines at whole, round values: from 0 to one that is at least `most`; where `least` is below 0,
 * only between the two.
 */
export function plotIn(
  { width, em }: Room,
  [least, most]: readonly [least: number, most: number],
  label: (value: number) => string = formatWhole,
): Plot {
  const size = 0.8125 * em;
  const isSigned = least < 0;
  const step = roundStep((most - least) / (isSigned ? 6 : 4));
  const first = isSigned ? least / step : 0;
  const last = Math.max(1, isSigned ? most / step : Math.ceil(most / step));
  const [lowest, highest] = [Math.ceil(first), Math.floor(last)];
  const widest = Math.max(...[lowest, highest].map((end) => textWidth(label(end * step), size)));
  const left = widest + 0.5 * em;
  const [top, bottom] = [1.25 * em, 1.25 * em + Math.min(13 * em, Math.max(9 * em, 0.55 * width))];
  const yOf = (value: number) => bottom - ((bottom - top) * (value / step - first)) / (last - first);
  const shapes = Array.from({ length: highest - lowest + 1 }, (_, i): Shape[] => {
    const value = (lowest + i) * step;
    const y = yOf(value);
    const [paint, text] = [value === 0 ? 'axis' : 'grid', label(value)] as const;
    return [
      { kind: 'rect', x: left, y: y - 0.5, width: width - left, height: 1, paint },
      { kind: 'text', x: left - 0.35 * em, y, text, size, ink: 'soft', anchor: 'end' },
    ];
  }).flat();
  return { left, right: width, top, bottom, yOf, size, shapes };
}

/** 1, 2 or 5 times a power of ten, the least that is not below `least`; at least 1. */
function roundStep(least: number): number {
  const rough = Math.max(1, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

interface LegendEntry {
  readonly paint: Paint;
  readonly text: string;
  /** Stands there where the text is wider than the room. */
  readonly short?: string;
}

/** A legend from `top` on, in as many lines as it takes; where it ends. */
export function legendShapes(
  entries: readonly LegendEntry[],
  { width, em }: Room,
  top: number,
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const size = 0.875 * em;
  const line = 1.75 * em;
  const shapes: Shape[] = [];
  let [x, y] = [0, top + line / 2];
  for (const { paint, text: whole, short = whole } of entries) {
    const text = 1.5 * size + textWidth(whole, size) > width ? short : whole;
    const needs = 1.5 * size + textWidth(text, size);
    if (x > 0 && x + needs > width) [x, y] = [0, y + line];
    const height = paint === 'mean' ? 0.2 * size : size;
    const swatch = { x: x + 1, y: y - height / 2, width: size, height, paint };
    shapes.push({ kind: 'rect', ...swatch, radius: paint === 'mean' ? 0 : 0.2 * size });
    const at = { x: x + 1.5 * size, y, anchor: 'start' as const };
    if (text) shapes.push({ kind: 'text', ...at, text, size, ink: 'soft' });
    x += needs + (text ? size : -0.3 * size);
  }
  return { shapes, bottom: y + line / 2 };
}
