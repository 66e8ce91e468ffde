import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { type ChartId, chartWords } from '../../../src/content/statistics/charts.ts';
import type { Scene } from '../../../src/ui/charts/scene.ts';
import { chartScene } from '../../../src/ui/statistics/chart-scene.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { statisticsFor } from '../../tasks/result-of.ts';
import { collisions, isInside, texts } from '../charts/scene-checks.ts';

const IDS = Object.keys(chartWords) as ChartId[];

/** A phone, the narrowest screen, text twice as large on a phone, a wide screen. */
const ROOMS = [
  { width: 296, em: 16 },
  { width: 264, em: 16 },
  { width: 280, em: 32 },
  { width: 680, em: 16 },
];

/** The bars of the numbers, in their order: the legend comes after them. */
const barsOf = ({ shapes }: Scene, total: number) =>
  shapes
    .filter((shape) => shape.kind === 'rect')
    .filter(({ paint }) => paint === 'bar' || paint === 'outside')
    .slice(0, total);

describe.each(LOTTERIES)('the charts of $key', ({ key, total, columns }) => {
  const source = simulated('h1', '2026-11-20');
  const of = (window: number) => statisticsFor({ lottery: key, source, window });
  const [few, many] = [of(10), of(500)];

  test.each(IDS)('%s is all inside, and no two texts are over each other', (id) => {
    for (const answer of [few, many]) {
      for (const room of ROOMS) {
        const scene = chartScene(id, answer, room);
        expect(scene.width).toBe(room.width);
        expect(scene.shapes.filter((shape) => !isInside(shape, scene))).toEqual([]);
        expect(collisions(scene)).toEqual([]);
      }
    }
  });

  test('the map has the playslip’s columns where they fit, and each number with its count', () => {
    const scene = chartScene('volante', few, { width: 680, em: 16 });
    const numbers = texts(scene).filter(({ isBold }) => isBold);
    expect(numbers).toHaveLength(total);
    expect(new Set(numbers.map(({ x }) => x)).size).toBe(columns);
    const counts = texts(scene)
      .slice(0, 2 * total)
      .filter(({ isBold }) => !isBold);
    expect(counts.map(({ text }) => Number(text))).toEqual(few.numbers.map(({ times }) => times));
  });

  test('a bar outside the band has another paint', () => {
    const outside = barsOf(chartScene('frequencia', many, { width: 680, em: 16 }), total);
    expect(outside.filter(({ paint }) => paint === 'outside')).toHaveLength(many.frequency.outside);
  });

  test('the bars show how far each number is from what chance gives, over most of the height', () => {
    const { numbers, frequency } = many;
    const scene = chartScene('frequencia', many, { width: 296, em: 16 });
    const bars = barsOf(scene, total);
    const away = numbers.map(({ times }) => times - frequency.expected);
    const scale = Math.max(...bars.map(({ height }) => height)) / Math.max(...away.map(Math.abs));
    const base = bars[away.findIndex((by) => by < 0)]?.y ?? Number.NaN;
    bars.forEach(({ y, height }, i) => {
      const by = away[i] ?? Number.NaN;
      expect(height).toBeCloseTo(scale * Math.abs(by));
      expect(by < 0 ? y : y + height).toBeCloseTo(base);
    });
    const ends = bars.flatMap(({ y, height }) => [y, y + height]);
    // The plot is at least nine times as high as the page's letters.
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.4 * 9 * 16);
  });
});

test('every paint and ink has its style, on screen and in the reader’s own colours', () => {
  const sheet = parse(readFileSync('src/ui/charts/scene-picture.module.css', 'utf8'));
  const selectors = { screen: '', forced: '' };
  sheet.walkRules(({ selector, parent }) => {
    selectors[parent?.type === 'atrule' ? 'forced' : 'screen'] += ` ${selector}`;
  });
  const answer = statisticsFor({
    lottery: 'lotomania',
    source: simulated('h1', '2026-11-20'),
    window: 500,
  });
  const used = new Set(
    IDS.flatMap((id) => chartScene(id, answer, { width: 680, em: 16 }).shapes).map((shape) =>
      shape.kind === 'rect' ? `[data-paint="${shape.paint}"]` : `[data-ink="${shape.ink}"]`,
    ),
  );
  expect(used.size).toBeGreaterThan(10);
  for (const selector of used) expect(selectors.screen).toContain(selector);
  for (const selector of ['[data-paint]', '[data-ink]', '[data-paint="level4"]']) {
    expect(selectors.forced).toContain(selector);
  }
});
