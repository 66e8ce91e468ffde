import { formatWhole } from '../../content/format.ts';
import { type Paint, type Rect, type Room, type Shape, textWidth } from './scene.ts';

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
  room: Room,
  [least, most]: readonly [least: number, most: number],
  label: (value: number) => string = formatWhole,
): Plot {
  const isSigned = least < 0;
  const step = roundStep((most - least) / (isSigned ? 6 : 4));
  const first = isSigned ? least / step : 0;
  const last = Math.max(1, isSigned ? most / step : Math.ceil(most / step));
  const [lowest, highest] = [Math.ceil(first), Math.floor(last)];
  const lines = Array.from({ length: highest - lowest + 1 }, (_, i) => {
    const value = (lowest + i) * step;
    return { value, text: label(value), isAxis: value === 0 };
  });
  return plotOf(room, [first * step, last * step], lines);
}

interface PlotLine {
  readonly value: number;
  readonly text: string;
  readonly isAxis: boolean;
}

/** A plot from one value to another, with these lines. */
export function plotOf(
  { width, em }: Room,
  [least, most]: readonly [least: number, most: number],
  lines: readonly PlotLine[],
): Plot {
  const size = 0.8125 * em;
  const widest = Math.max(...lines.map(({ text }) => textWidth(text, size)));
  const left = widest + 0.5 * em;
  const [top, bottom] = [1.25 * em, 1.25 * em + Math.min(13 * em, Math.max(9 * em, 0.55 * width))];
  const yOf = (value: number) => bottom - ((bottom - top) * (value - least)) / (most - least);
  const shapes = lines.flatMap(({ value, text, isAxis }): Shape[] => {
    const y = yOf(value);
    const paint = isAxis ? 'axis' : 'grid';
    return [
      { kind: 'rect', x: left, y: y - 0.5, width: width - left, height: 1, paint },
      { kind: 'text', x: left - 0.35 * em, y, text, size, ink: 'soft', anchor: 'end' },
    ];
  });
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
  /** Its sign is a mark, not a patch. */
  readonly isMark?: boolean;
}

/** A mark in a plot, about so wide: a disc, or a diamond of the paint «outside». */
export function markShape(x: number, y: number, size: number, isOutside: boolean): Rect {
  const side = isOutside ? 0.9 * size : size;
  const box = { kind: 'rect', x: x - side / 2, y: y - side / 2, width: side, height: side } as const;
  return isOutside ? { ...box, paint: 'outside', isTurned: true } : { ...box, paint: 'point', radius: side / 2 };
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
  for (const { paint, text, isMark } of entries) {
    const needs = 1.5 * size + textWidth(text, size);
    if (x > 0 && x + needs > width) [x, y] = [0, y + line];
    const height = paint === 'mean' ? 0.2 * size : size;
    const swatch = { x: x + 1, y: y - height / 2, width: size, height, paint };
    shapes.push(
      isMark
        ? markShape(x + 1 + size / 2, y, 0.75 * size, paint === 'outside')
        : { kind: 'rect', ...swatch, radius: paint === 'mean' ? 0 : 0.2 * size },
    );
    const at = { x: x + 1.5 * size, y, anchor: 'start' as const };
    if (text) shapes.push({ kind: 'text', ...at, text, size, ink: 'soft' });
    x += needs + (text ? size : -0.3 * size);
  }
  return { shapes, bottom: y + line / 2 };
}
