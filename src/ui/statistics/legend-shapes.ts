import { type Paint, type Room, type Shape, textWidth } from './scene.ts';

export interface LegendEntry {
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
