import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Rect, Scene } from '../../../src/ui/charts/scene.ts';
import { popularityChart, strategiesChart } from '../../../src/ui/lab/lab-charts.ts';
import type { Point } from '../../../src/ui/lab/point-texts.ts';
import { type PointsLook, pointsScene } from '../../../src/ui/lab/points-scene.ts';
import { BACKTEST_ALPHA } from '../../../workers/shared/lab/backtest-report.ts';
import { collisions, isInside, texts } from '../charts/scene-checks.ts';
import { backtest, popular } from './reports.ts';

/** A phone, text twice as large on it, the picture's file, a wide screen. */
const ROOMS = [
  { width: 288, em: 16 },
  { width: 264, em: 16 },
  { width: 280, em: 32 },
  { width: 656, em: 18 },
  { width: 1000, em: 16 },
];
const WIDE = { width: 1000, em: 16 };

const VIEWS = [
  strategiesChart(backtest(), ''),
  ...[25, 31, 60, 80, 100].map((total) => popularityChart(popular(total), '')),
];

test.each(VIEWS.map((view, i) => [i, view] as const))(
  'chart %i is all inside, and no two texts are over each other',
  (_, view) => {
    for (const room of ROOMS) {
      const scene = view.sceneIn(room);
      expect(scene.width).toBe(room.width);
      expect(scene.shapes.filter((shape) => !isInside(shape, scene))).toEqual([]);
      expect(collisions(scene)).toEqual([]);
    }
  },
);

const look = {
  steps: [1, 3, 6, 12],
  words: { axis: 'axis', point: 'point', outside: 'outside', spread: 'spread', mean: 'mean' },
} as const satisfies PointsLook;

const rects = ({ shapes }: Scene, ...paints: string[]) =>
  shapes.filter((shape): shape is Rect => shape.kind === 'rect' && paints.includes(shape.paint));

/** The marks of points, without those of the legend, in their order. */
const marksOf = (scene: Scene, count: number) => rects(scene, 'point', 'outside').slice(0, count);
const middle = ({ y, height }: Rect) => y + height / 2;
const point = (value: number, low: number, high: number, at = 0): Point => {
  return { label: `p${at}`, at, value, low, high, isOutside: value > high || value < low };
};

test('a point outside has another shape, not only another colour', () => {
  const scene = pointsScene([point(1.02, 0.9, 1.1), point(1.12, 0.9, 1.1)], WIDE, look);
  const shapes = marksOf(scene, 2).map(({ paint, isTurned = false, radius = 0 }) => [paint, isTurned, radius > 0]);
  expect(shapes).toEqual([
    ['point', false, true],
    ['outside', true, false],
  ]);
});

test('a number is outside where its interval leaves the mean', () => {
  const ends = [
    [0.9, 1.1],
    [1.01, 1.11],
    [0.9, 0.99],
  ] as const;
  const isOutside = (scene: Scene, count: number) => marksOf(scene, count).map(({ paint }) => paint === 'outside');
  const numbers = ends.map(([low, high], i) => ({ number: i + 1, ratio: 1, low, high }));
  expect(isOutside(popularityChart(numbers, '').sceneIn(WIDE), 3)).toEqual([false, true, true]);
});

test('the legend tells of what is outside only where there is something', () => {
  const words = (scene: Scene) => texts(scene).map(({ text }) => text);
  expect(words(pointsScene([point(1, 0.9, 1.1)], WIDE, look))).not.toContain('outside');
  expect(words(pointsScene([point(1.2, 0.9, 1.1)], WIDE, look))).toContain('outside');
});

test('a point beyond the plot stands at its edge with an arrow, and its interval ends there', () => {
  const scene = pointsScene([point(3.5, 0.5, 4), point(1, 0.5, 1.5, 1)], WIDE, look);
  const lines = rects(scene, 'grid').map(middle);
  const [beyond, at] = marksOf(scene, 2);
  expect(beyond && middle(beyond)).toBeCloseTo(Math.min(...lines));
  expect(at && middle(at)).toBeCloseTo((Math.min(...lines) + Math.max(...lines)) / 2);
  expect(rects(scene, 'interval')[0]?.y).toBeCloseTo(Math.min(...lines));
  expect(texts(scene).filter(({ text }) => text === '↑')).toHaveLength(1);
});

test.each([
  [0.0004, ['+0,1%', '−0,1%', '+0,05%']],
  [0.06, ['+10%', '−10%', '+5%']],
  [7, ['+100%', '−100%', '+50%']],
])('the plot is as high as a round number about the mean: %d away', (away, labels) => {
  const scene = pointsScene([point(1, 1 - Math.min(1, away), 1 + away)], WIDE, look);
  expect(texts(scene).map(({ text }) => text)).toEqual(expect.arrayContaining([...labels, '0']));
});

test('the most and the least played number are named', () => {
  const numbers = popular(60);
  const ordered = [...numbers].sort((a, b) => a.ratio - b.ratio);
  for (const room of ROOMS) {
    const named = texts(popularityChart(numbers, '').sceneIn(room)).filter(({ isBold }) => isBold);
    expect(named.map(({ text }) => Number(text)).sort()).toEqual([ordered[0]?.number, ordered[59]?.number].sort());
  }
});

test('each strategy is a point, and those that stay different after the correction have another shape, and their number', () => {
  const report = backtest();
  for (const room of ROOMS) {
    const scene = strategiesChart(report, '').sceneIn(room);
    const marks = marksOf(scene, report.strategies.length);
    expect(marks.map(({ paint }) => paint)).toEqual(
      report.strategies.map(({ adjusted }) => (adjusted < BACKTEST_ALPHA ? 'outside' : 'point')),
    );
    const named = texts(scene).filter(({ isBold }) => isBold);
    expect(named.map(({ text }) => text)).toEqual(['5']);
  }
});

test('every paint has its style, on screen and in the reader’s own colours', () => {
  const sheet = readFileSync('src/ui/charts/scene-picture.module.css', 'utf8');
  const [screen = '', forced = ''] = sheet.split('@media (forced-colors: active)');
  const paints = VIEWS.flatMap((view) => view.sceneIn(WIDE).shapes).map(
    (shape) => shape.kind === 'rect' && shape.paint,
  );
  for (const paint of new Set(paints)) if (paint) expect(screen).toContain(`[data-paint="${paint}"]`);
  for (const paint of ['outside', 'interval']) expect(forced).toContain(`[data-paint="${paint}"]`);
});
