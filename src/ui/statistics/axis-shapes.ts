import { formatWhole } from '../../content/format.ts';
import { type Room, type Shape, textWidth } from './scene.ts';

/** Where a chart's bars are: x from `left` to `right`, y from `top` to `bottom`, which is 0 times. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The y of so many times. */
  readonly yOf: (times: number) => number;
  /** Size of the letters. */
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/** A plot with lines at whole, round numbers of times up to `most`, and their labels. */
export function plotIn({ width, em }: Room, most: number): Plot {
  const size = 0.8125 * em;
  const step = roundStep(most);
  const count = Math.max(1, Math.ceil(most / step));
  const left = textWidth(formatWhole(count * step), size) + 0.5 * em;
  const [top, bottom] = [1.25 * em, 1.25 * em + Math.min(13 * em, Math.max(9 * em, 0.55 * width))];
  const yOf = (times: number) => bottom - ((bottom - top) * times) / (count * step);
  const shapes = Array.from({ length: count + 1 }, (_, i): Shape[] => {
    const y = yOf(i * step);
    const [paint, text] = [i === 0 ? 'axis' : 'grid', formatWhole(i * step)] as const;
    return [
      { kind: 'rect', x: left, y: y - 0.5, width: width - left, height: 1, paint },
      { kind: 'text', x: left - 0.35 * em, y, text, size, ink: 'soft', anchor: 'end' },
    ];
  }).flat();
  return { left, right: width, top, bottom, yOf, size, shapes };
}

/** 1, 2 or 5 times a power of ten, of which about four reach `most`. */
function roundStep(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}
