import { formatPercent } from '../../content/lab/lab-numbers.ts';
import { legendShapes, markShape } from '../charts/frame-shapes.ts';
import { type Room, type Scene, type Shape, textWidth } from '../charts/scene.ts';

/** How often a difference as large comes by chance, alone and corrected for all that were tried. */
export interface PRow {
  readonly name: string;
  readonly p: number;
  readonly adjusted: number;
}

export interface PWords {
  /** What the axis is. */
  readonly axis: string;
  readonly point: string;
  readonly outside: string;
  readonly corrected: string;
  readonly line: string;
}

/** Powers of ten of the axis, from 1 down. */
const POWERS = 4;

/** How wide letters are beside bold ones. */
const BOLD = 0.92;

/**
 * A row for each name, with a mark where its p-value is: the rarer by chance, the further to the right. A bar leads from
 * there back to the corrected one. Those that stay beyond `alpha` are outside.
 */
export function pValuesScene(rows: readonly PRow[], room: Room, words: PWords, alpha = 0.05): Scene {
  const { width, em } = room;
  const size = 0.8125 * em;
  const isOut = ({ adjusted }: PRow) => adjusted < alpha;
  const widest = Math.max(0, ...rows.map((row) => textWidth(row.name, size) / (isOut(row) ? BOLD : 1)));
  // Where names do not fit beside the plot, they stand above their rows.
  const isStacked = widest > 0.46 * width;
  // What a text takes is a guess, of the whole longest name rather too much.
  const most = (isStacked ? width : widest) + 0.25 * size;
  const left = isStacked ? 0.4 * em : widest + em;
  const right = width - 0.75 * em;
  const xOf = (p: number) => left + ((right - left) * Math.min(POWERS, Math.max(0, -Math.log10(p)))) / POWERS;
  const top = 3 * size;
  const pitch = (isStacked ? 2.6 : 1.6) * em;
  const bottom = top + rows.length * pitch;
  const shapes: Shape[] = axisShapes({ left, right, top, bottom, size, width, xOf });
  const axis = { x: right, y: 0.7 * size, anchor: 'end' as const };
  shapes.push({ kind: 'text', ...axis, text: words.axis, size, ink: 'soft' });
  const marks: Shape[] = [];
  rows.forEach((row, i) => {
    const { name, p, adjusted } = row;
    const isOutside = isOut(row);
    const y = top + (i + (isStacked ? 0.72 : 0.5)) * pitch;
    const at = { x: 0, y: isStacked ? y - 1.15 * em : y, anchor: 'start' as const };
    const text = shortened(name, most * (isOutside ? BOLD : 1), size);
    const [from, to] = [xOf(adjusted), xOf(p)];
    shapes.push({ kind: 'rect', x: left, y: y - 0.5, width: right - left, height: 1, paint: 'grid' });
    marks.push(
      { kind: 'rect', x: from, y: y - 0.15 * em, width: Math.max(1, to - from), height: 0.3 * em, paint: 'interval' },
      markShape(to, y, 0.6 * em, isOutside),
      { kind: 'text', ...at, text, size, ink: isOutside ? 'ink' : 'soft', isBold: isOutside, isOver: isStacked },
    );
  });
  shapes.push({ kind: 'rect', x: xOf(alpha) - 1, y: top, width: 2, height: bottom - top, paint: 'mean' }, ...marks);
  const entries = [
    { paint: 'point', text: words.point, isMark: true } as const,
    ...(rows.some(isOut) ? [{ paint: 'outside', text: words.outside, isMark: true } as const] : []),
    { paint: 'interval', text: words.corrected } as const,
    { paint: 'mean', text: words.line } as const,
  ];
  const legend = legendShapes(entries, room, bottom + 0.5 * size);
  return { width, height: legend.bottom, shapes: [...shapes, ...legend.shapes] };
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
  readonly width: number;
  readonly xOf: (p: number) => number;
}

/** Lines at powers of ten, with as many labels as have room. */
function axisShapes({ left, right, top, bottom, size, width, xOf }: Frame): Shape[] {
  const powers = Array.from({ length: POWERS + 1 }, (_, i) => 10 ** -i);
  const labels = powers.map(formatPercent);
  const widest = Math.max(...labels.map((label) => textWidth(label, size)));
  const step = [1, 2].find((one) => (one * (right - left)) / POWERS >= widest + 0.5 * size) ?? POWERS;
  return powers.flatMap((p, i): Shape[] => {
    const text = labels[i] ?? '';
    const half = textWidth(text, size) / 2;
    const x = Math.min(Math.max(xOf(p), half), width - half);
    const line: Shape = { kind: 'rect', x: xOf(p) - 0.5, y: top, width: 1, height: bottom - top, paint: 'grid' };
    if (i % step > 0) return [line];
    return [line, { kind: 'text', x, y: 2.2 * size, text, size, ink: 'soft', anchor: 'middle' }];
  });
}

/** As much of a name as fits, where the whole does not. */
function shortened(name: string, width: number, size: number): string {
  if (textWidth(name, size) <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width - 1.25 * size) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
