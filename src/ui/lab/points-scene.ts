import { formatAway } from '../../content/lab/lab-numbers.ts';
import { legendShapes, markShape, type Plot, plotOf } from '../charts/frame-shapes.ts';
import type { Rect, Room, Scene, Shape } from '../charts/scene.ts';
import { axisLabels, type Placed, type Point, pointTexts } from './point-texts.ts';

/** How points are drawn, and the words around them. */
export interface PointsLook {
  /** Steps between labels, the least that has room. */
  readonly steps: readonly number[];
  readonly words: {
    /** What the labels are. */
    readonly axis: string;
    readonly point: string;
    readonly outside: string;
    readonly spread: string;
    readonly mean: string;
  };
}

/** How far a plot goes from the mean, up and down. */
const REACHES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/**
 * Points along a line at the mean, each with its interval. What is beyond the plot stands at its edge, with
 * an arrow.
 */
export function pointsScene(points: readonly Point[], room: Room, look: PointsLook): Scene {
  const { words } = look;
  const reach = reachOf(points);
  const lines = [1, 0.5, 0, -0.5, -1].map((share) => {
    return { value: 1 + share * reach, text: formatAway(share * reach), isAxis: false };
  });
  const plot = plotOf(room, [1 - reach, 1 + reach], lines);
  const { left, right, bottom, size } = plot;
  const pitch = (right - left) / Math.max(1, points.length);
  const [wide, mark] = widthsIn(pitch, room.em);
  // The marks at both ends have room.
  const inset = Math.max(0, 0.65 * mark - pitch / 2);
  const xOf = (i: number) => left + inset + ((i + 0.5) * (right - left - 2 * inset)) / points.length;
  const placed = points.map((point, i): Placed => {
    const ends = { top: within(plot, point.high), bottom: within(plot, point.low) };
    return { ...point, ...ends, x: xOf(i), y: within(plot, point.value) };
  });
  const told = pointTexts(placed, plot);
  const labelsAt = bottom + (told.some(({ y }) => y > bottom) ? 2.4 : 1.35) * size;
  const axisAt = { x: right, y: labelsAt + 1.4 * size, anchor: 'end' as const };
  const entries = [
    { paint: 'point', text: words.point, isMark: true } as const,
    ...(placed.some((point) => point.isOutside)
      ? [{ paint: 'outside', text: words.outside, isMark: true } as const]
      : []),
    { paint: 'interval', text: words.spread } as const,
    { paint: 'mean', text: words.mean } as const,
  ];
  const legend = legendShapes(entries, room, axisAt.y + size);
  const shapes: Shape[] = [
    ...plot.shapes,
    ...placed.map((point) => intervalShape(point, plot, wide)),
    { kind: 'rect', x: left, y: plot.yOf(1) - 1, width: right - left, height: 2, paint: 'mean' },
    ...placed.map(({ x, y, isOutside }) => markShape(x, y, mark, isOutside)),
    ...told,
    ...axisLabels(placed, plot, labelsAt, look.steps),
    { kind: 'text', ...axisAt, text: words.axis, size, ink: 'soft' },
    ...legend.shapes,
  ];
  return { width: room.width, height: legend.bottom, shapes };
}

function reachOf(points: readonly Point[]): number {
  const values = points.flatMap(({ value, low, high }) => [value, low, high]);
  const most = Math.max(0, ...values.map((value) => Math.abs(value - 1)));
  return REACHES.find((reach) => reach * (1 + 1e-9) >= most) ?? 1;
}

/** How wide an interval is, and a mark. */
function widthsIn(pitch: number, em: number): readonly [interval: number, mark: number] {
  const mark = Math.min(Math.max(0.25 * em, 0.75 * pitch), 0.6 * em);
  return [Math.min(Math.max(1.5, 0.35 * pitch), 0.75 * em), mark];
}

function within({ top, bottom, yOf }: Plot, value: number): number {
  return Math.min(bottom, Math.max(top, yOf(value)));
}

/** An interval has a thickness even where its ends are equal, and is in the plot. */
function intervalShape({ x, top, bottom }: Placed, plot: Plot, width: number): Rect {
  const height = Math.max(2, bottom - top);
  const y = Math.min(plot.bottom - height, Math.max(plot.top, (top + bottom - height) / 2));
  return { kind: 'rect', x: x - width / 2, y, width, height, paint: 'interval' };
}
