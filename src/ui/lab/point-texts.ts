import type { Plot } from '../charts/frame-shapes.ts';
import { type Text, textWidth } from '../charts/scene.ts';

/** One value beside the mean, which is 1. */
export interface Point {
  readonly label: string;
  /** Labels are thinned to those at multiples of a step. */
  readonly at: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** It has another shape. */
  readonly isOutside: boolean;
  /** Its label stands beside it too, where there is room. */
  readonly isNamed?: boolean;
}

/** A point in pixels: `top` and `bottom` are the ends of its interval, all within the plot. */
export interface Placed extends Point {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
}

/** The labels of named points, and arrows at what is beyond the plot, where they have room. */
export function pointTexts(placed: readonly Placed[], { left, right, top, bottom, yOf, size }: Plot): Text[] {
  const told: Text[] = [];
  for (const point of placed) {
    const isUp = point.value > 1;
    const isBeyond = yOf(point.value) < top || yOf(point.value) > bottom;
    const text = `${point.isNamed ? point.label : ''}${isBeyond ? (isUp ? '↑' : '↓') : ''}`;
    if (text === '') continue;
    const half = textWidth(text, size) / 2;
    const x = Math.min(Math.max(point.x, left + half), right - half);
    const y = isUp ? point.top - 0.75 * size : point.bottom + 0.75 * size;
    const isOver = (other: Text) =>
      Math.abs(other.y - y) < size && Math.abs(other.x - x) < half + textWidth(other.text, size) / 2;
    if (told.some(isOver)) continue;
    told.push({ kind: 'text', x, y, text, size, ink: 'ink', anchor: 'middle', isBold: true, isOver: true });
  }
  return told;
}

/** The labels at multiples of the least step that has room, and that of the last point. */
export function axisLabels(
  placed: readonly Placed[],
  { left, right, size }: Plot,
  y: number,
  steps: readonly number[],
): Text[] {
  const pitch = (right - left) / Math.max(1, placed.length);
  const widest = Math.max(0, ...placed.map(({ label }) => textWidth(label, size)));
  const step = steps.find((one) => one * pitch >= widest + 0.5 * size) ?? placed.length;
  const last = placed.length - 1;
  const named = placed.filter(({ at }, i) => i === last || at % step === 0);
  const texts = named.map(({ label, x }): Text => {
    const half = textWidth(label, size) / 2;
    return { kind: 'text', x: Math.min(x, right - half), y, text: label, size, ink: 'soft', anchor: 'middle' };
  });
  const end = texts[texts.length - 1];
  return texts.filter((text) => {
    const needed = (textWidth(text.text, size) + textWidth(end?.text ?? '', size)) / 2 + 0.3 * size;
    return text === end || (end && end.x - text.x >= needed);
  });
}
