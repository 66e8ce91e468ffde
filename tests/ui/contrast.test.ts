import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { coloursOf } from './tokens.ts';

// A lottery changes nothing but its tokens: axe looks at one of them, and the contrasts of all are computed here.
/** Relative luminance, 0…1, of a colour in hexadecimal. WCAG 2.2, «relative luminance». */
function luminance(colour: string): number {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1…21. WCAG 2.2, «contrast ratio». */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

test('the contrast of two colours is as WCAG has it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

/** What is written on what. */
const WRITTEN = ['--ground', '--card', '--tint'].flatMap((ground) =>
  ['--ink', '--soft', '--accent'].map((text) => [text, ground] as const),
);
const TEXTS = [
  ...WRITTEN,
  ['--on-accent', '--accent'],
  ['--faint', '--card'],
  ['--ground', '--ink'],
  ['--on-deep', '--deep'],
  ['--on-deep', '--deep-end'],
  ['--deep', '--on-deep'],
  ['--deep-end', '--gold'],
] as const;

/** What is drawn on what. */
const DRAWN = [
  ['--gold', '--deep'],
  ['--gold', '--deep-end'],
  ['--edge', '--ground'],
  ['--edge', '--card'],
] as const;

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(LOTTERIES)('the texts of $key can be read on what they stand on', ({ key }) => {
    const colours = coloursOf(scheme, key);
    for (const [text, ground] of TEXTS) {
      const found = contrast(colours.get(text) ?? '', colours.get(ground) ?? '');
      expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(LOTTERIES)('what is drawn for $key can be told from its ground', ({ key }) => {
    const colours = coloursOf(scheme, key);
    for (const [line, ground] of DRAWN) {
      const found = contrast(colours.get(line) ?? '', colours.get(ground) ?? '');
      expect(found, `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('each lottery has colours of its own, but the first, whose they are without one', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const accents = LOTTERIES.map(({ key }) => coloursOf(scheme, key).get('--accent'));
    expect(new Set(accents).size).toBe(LOTTERIES.length);
  }
});

/** Whether a file is a style sheet for the screen. */
const isSheet = (file: string) => file.endsWith('.css') && !file.startsWith('print/');

/** Whether a declaration holds on paper only. */
function isForPrint({ parent }: Declaration): boolean {
  const rule = parent?.parent;
  return rule?.type === 'atrule' && (rule as AtRule).params === 'print';
}

test('no text on the screen has a colour that is not told here', () => {
  const told = new Set([
    ...TEXTS.map(([text]) => `var(${text})`),
    'inherit',
    'CanvasText',
    'HighlightText',
    'ButtonText',
  ]);
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' });
  const others = files.filter(isSheet).flatMap((file) => {
    const found: string[] = [];
    parse(readFileSync(join('src/ui', file), 'utf8')).walkDecls('color', (declaration) => {
      const { value } = declaration;
      if (!told.has(value) && !isForPrint(declaration)) found.push(`${file}: ${value}`);
    });
    return found;
  });
  expect(others.sort()).toEqual([]);
});

/** A colour with another over it that lets 1 − alpha of it through. */
function mixed(over: string, under: string, alpha: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => alpha * part(over, at) + (1 - alpha) * part(under, at));
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

test('the fills of the map of a playslip can be told apart, and the numbers read on each of them', () => {
  const light = new Map<string, number>();
  const dark = new Map<string, number>();
  parse(readFileSync('src/ui/charts/scene-picture.module.css', 'utf8')).walkDecls(
    'fill-opacity',
    ({ value, parent }) => {
      const { selector, parent: around } = parent as Rule;
      const isDark = around?.type === 'atrule' && (around as AtRule).params.includes('dark');
      const [level] = /level[1-3]/.exec(selector) ?? [];
      if (level) (isDark ? dark : light).set(level, Number(value));
    },
  );
  expect(light.size).toBe(3);
  for (const scheme of ['light', 'dark'] as const) {
    const alphas = [...new Map([...light, ...(scheme === 'dark' ? dark : [])]).values()];
    for (const { key } of LOTTERIES) {
      const colours = coloursOf(scheme, key);
      const of = (name: string) => colours.get(name) ?? '';
      for (const alpha of alphas) {
        const fill = mixed(of('--accent'), of('--card'), alpha);
        expect(contrast(of('--ink'), fill), `${key} in ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
      const fills = [...alphas, 1].map((alpha) => mixed(of('--accent'), of('--card'), alpha));
      const steps = fills.slice(1).map((fill, i) => contrast(fill, fills[i] ?? ''));
      expect(Math.min(...steps), `${key} in ${scheme}`).toBeGreaterThanOrEqual(1.35);
    }
  }
});

test('the numbers of the preview can be read on the cells of each lottery’s ground', () => {
  const alphas: number[] = [];
  parse(readFileSync('src/ui/home/preview-grid.module.css', 'utf8')).walkDecls('background', ({ value }) => {
    const [, percent] = /^rgb\(0 0 0 \/ (\d+)%\)$/.exec(value) ?? [];
    if (percent) alphas.push(Number(percent) / 100);
  });
  expect(alphas).toHaveLength(1);
  for (const { key } of LOTTERIES) {
    const colours = coloursOf('light', key);
    const text = colours.get('--on-deep') ?? '';
    for (const ground of ['--deep', '--deep-end']) {
      const cell = mixed('#000000', colours.get(ground) ?? '', alphas[0] ?? 1);
      expect(contrast(text, cell), `${key} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
