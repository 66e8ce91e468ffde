import { type Scene, type Shape, type Text, textWidth } from '../../../src/ui/charts/scene.ts';

/** The texts of a scene. */
export const texts = (scene: Scene) => scene.shapes.filter((shape): shape is Text => shape.kind === 'text');

/** Where a text begins and ends. */
function extent({ x, text, size, anchor }: Text): [from: number, to: number] {
  const width = textWidth(text, size);
  const from = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width);
  return [from, from + width];
}

/** Pairs of texts of one line that are over each other. */
export function collisions(scene: Scene): string[] {
  return texts(scene).flatMap((a, i, all) =>
    all.slice(i + 1).flatMap((b) => {
      if (Math.abs(a.y - b.y) > Math.min(a.size, b.size) / 2) return [];
      const [[a0, a1], [b0, b1]] = [extent(a), extent(b)];
      return a0 < b1 - 1 && b0 < a1 - 1 ? [`${a.text} over ${b.text}`] : [];
    }),
  );
}

/** A guess at what a text takes is rather too much: it may stand out a little. */
export function isInside(shape: Shape, { width, height }: Scene): boolean {
  if (shape.y < 0 || shape.y > height) return false;
  if (shape.kind === 'rect') {
    const { x, width: wide, height: high } = shape;
    return wide > 0 && high >= 0 && x >= 0 && x + wide <= width + 0.01;
  }
  const [from, to] = extent(shape);
  return from > -0.3 * shape.size && to < width + 0.3 * shape.size;
}
